"""Each run tests the form of the rules that it says, interpreted or compiled."""

import os

import kozyr
import kozyr.cards


def test_this_run_tests_the_form_that_it_says() -> None:
    really = "interpreted" if str(kozyr.cards.__file__).endswith(".py") else "compiled"

    expected = os.environ.get("KOZYR_EXPECT", really)

    assert really == expected
    assert kozyr.compiled() == (expected == "compiled")
