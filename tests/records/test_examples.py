"""The examples in the docstrings of records and simulations are true."""

import doctest
from types import ModuleType

import pytest

from kozyr.record import header, reading, running, script, writing


@pytest.mark.parametrize("module", [header, reading, running, script, writing], ids=lambda module: module.__name__)
def test_the_examples_of_a_module_are_true(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)

    assert failed == 0
    assert tried > 0
