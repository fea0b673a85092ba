"""A data folder has one user at a time, and its secret has one reader."""

from contextlib import closing
from pathlib import Path

import pytest
import typer

from kozyr.cli.serve import data_folder
from kozyr.store.folder import Folder, FolderError


def test_a_second_user_of_the_folder_is_refused(tmp_path: Path) -> None:
    with closing(Folder(tmp_path)), pytest.raises(FolderError, match="another kozyr serves"):
        Folder(tmp_path)


def test_the_folder_is_free_again_when_its_user_is_gone(tmp_path: Path) -> None:
    Folder(tmp_path).close()

    Folder(tmp_path).close()


def test_the_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    with closing(Folder(tmp_path / "a")) as one, closing(Folder(tmp_path / "b")) as other:
        assert one.secret() == one.secret()
        assert one.secret() != other.secret()
        assert len(one.secret()) >= 40
        assert (tmp_path / "a" / "secret").stat().st_mode & 0o777 == 0o600


def test_a_secret_half_written_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "secret.new").write_text("half")

    with closing(Folder(tmp_path)) as folder:
        assert folder.secret() != "half"


def test_the_folder_of_a_user_follows_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/kozyr")

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/ana")
    assert data_folder() == Path("/home/ana/.local/share/kozyr")


def test_a_relative_data_home_counts_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    monkeypatch.setenv("HOME", "/home/ana")

    assert data_folder() == Path("/home/ana/.local/share/kozyr")


def test_a_user_without_a_home_is_told_of_the_flag(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)

    with pytest.raises(typer.Exit):
        data_folder()

    assert "--data" in capsys.readouterr().err
