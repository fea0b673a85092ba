"""A file that cannot be read is refused with the place and the reason, whatever is wrong with it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr import record

SCENARIOS = Path(__file__).parents[2] / "scenarios"
POSITION = (SCENARIOS / "classic" / "R25-transfer.toml").read_text()
DEAL = (SCENARIOS / "classic" / "R13-lowest-trump-opens.toml").read_text()
HANDS = POSITION[POSITION.index("[position.hands]") : POSITION.index("[play]")]
SCRIPT = POSITION[POSITION.index("script") :]

# What to replace in the sound position, by what, and what the message must name.
BROKEN_POSITIONS = {
    "no TOML": ('game = "durak"', "game = durak", "line 1"),
    "the same key twice": ('game = "durak"', 'game = "durak"\ngame = "durak"', "line 2"),
    "no game": ('game = "durak"\n', "", "game: is missing"),
    "an unknown game": ('game = "durak"', 'game = "poker"', "'poker'"),
    "a game of the wrong type": ('game = "durak"', "game = 5", "game: must be a text, found 5"),
    "a title of the wrong type": ('title = "', 'title = 5 # "', "title: must be a text, found 5"),
    "a title of two lines": ('title = "', 'title = "One\\n', "title: must be one line"),
    "clauses of the wrong type": ('clauses = ["R25", "R26"]', 'clauses = "R25"', "clauses: must be a list of texts"),
    "a clause of the wrong type": ('clauses = ["R25", "R26"]', "clauses = [25]", "clauses: must be a list of texts"),
    "an unknown key": ("title =", "titel =", "'titel'"),
    "no seats": ('seats = ["A", "B", "C"]\n', "", "seats: is missing"),
    "seats of the wrong type": ('seats = ["A", "B", "C"]', 'seats = "A B C"', "seats: must be a list of texts"),
    "one seat": ('seats = ["A", "B", "C"]', 'seats = ["A"]', "2 to 6"),
    "seven seats": ('seats = ["A", "B", "C"]', 'seats = ["A", "B", "C", "D", "E", "F", "G"]', "7"),
    "a name twice": ('seats = ["A", "B", "C"]', 'seats = ["A", "B", "A"]', "'A' sits twice"),
    "a name of two words": ('seats = ["A", "B", "C"]', 'seats = ["A", "B B", "C"]', "'B B' is not one word"),
    "an empty name": ('seats = ["A", "B", "C"]', 'seats = ["A", "", "C"]', "'' is not one word"),
    "a name that is a sign": ('seats = ["A", "B", "C"]', 'seats = ["A", "B", "?"]', "'?' would be read"),
    "a name that means everyone": ('seats = ["A", "B", "C"]', 'seats = ["A", "B", "all"]', "'all' would be read"),
    "options of the wrong type": ("[position]", "options = 5\n[position]", "[options]: must be a table"),
    "an unknown option": ("[position]", "[options]\njokers = true\n[position]", "jokers"),
    "a flag that is no flag": ("[position]", '[options]\ntransfer = "no"\n[position]', "transfer"),
    "an unknown rank": ("[position]", '[options]\nenchanted = ["5"]\n[position]', "'5'"),
    "ranks in one text": ("[position]", '[options]\nenchanted = "6"\n[position]', "enchanted"),
    "teams of three": ("[position]", "[options]\nteams = true\n[position]", "teams"),
    "neither deal nor position": ('[position]\ntrump = "s"\n' + HANDS, "", "the file: neither [deal] nor [position]"),
    "deal and position": ("[play]", '[deal]\ncards = ""\n[play]', "the file: [deal] and [position]"),
    "no hands": (HANDS, "", "[position.hands]: is missing"),
    "an unknown key of the position": ("[position.hands]", "tolon = 5\n[position.hands]", "tolon"),
    "no trump": ('trump = "s"\n', "", "trump"),
    "an unknown trump": ('trump = "s"', 'trump = "x"', "trump"),
    "a trump of the wrong type": ('trump = "s"', "trump = []", "trump"),
    "an opener who does not sit here": ("[position.hands]", 'opener = "D"\n[position.hands]', "'D'"),
    "an opener who is out": ('C = "10h 10d Jc"', 'C = ""\n[position.hands.x]\n', "C"),
    "a hand of nobody": ("[position.hands]", '[position.hands]\nD = "6s"', "'D'"),
    "a hand of the wrong type": ('A = "9h Kc Kd"', 'A = ["9h"]', "hands.A"),
    "an unknown card": ('A = "9h Kc Kd"', 'A = "9h 5c"', "'5c'"),
    "a card in two hands": ('A = "9h Kc Kd"', 'A = "9h 9d"', "9d"),
    "a card in hand and talon": ("[position.hands]", 'talon = "9h 6s"\n[position.hands]', "9h"),
    "a trump card of another suit": ("[position.hands]", 'talon = "6s 6h"\n[position.hands]', "6h"),
    "a direction that is none": ("[position.hands]", "direction = 2\n[position.hands]", "direction"),
    "a flag of the position that is none": ("[position.hands]", "defended_once = 1\n[position.hands]", "defended_once"),
    "no play": ("[play]", "[plays]", "plays"),
    "an empty play": (SCRIPT, "", "[play] script: is missing"),
    "no script": ("script =", "scripts =", "[play]: unknown key 'scripts'"),
    "a script of the wrong type": (SCRIPT, "script = 5", "[play] script: must be a text, found 5"),
}

# A line of the script of the sound position, and what the message must name beside the line itself.
BROKEN_LINES = {
    "A": "an action is missing",
    "?": "a name and an action are missing",
    "!": "a name and an action are missing",
    "=": "no fact",
    "D attack 9h": "'D'",
    "a attack 9h": "'a'",
    "A lay 9h": "'lay'",
    "A attack": "attack",
    "A attack 9h Kc": "attack",
    "A attack 5h": "'5h'",
    "A attack 9H": "'9H'",
    "A attack 9h=s": "'9h=s'",
    "A beat 9h": "beat",
    "A take 9h": "take",
    "! A lay 9h": "'lay'",
    "! A attack 1h": "'1h'",
    "! D attack 9h": "'D'",
    "? A lay 9h": "'lay'",
    "! all hold": "'all'",
    "all take": "'all'",
    "hold": "'hold'",
    "= trumps s": "'trumps'",
    "= feathers A 3": "'feathers'",
    "= active A": "'active'",
    "= opener": "one word",
    "= opener A B": "one word",
    "= opener D": "'D'",
    "= to_act D": "'D'",
    "= to_act A A": "twice",
    "= out D": "'D'",
    "= table 9h/10h/Jh": "'9h/10h/Jh'",
    "= table 9h/": "''",
    "= table 9h/5h": "'5h'",
    "= table 8h=x": "'8h=x'",
    "= hand": "a name is missing",
    "= hand D 9h": "'D'",
    "= hand A 9x": "'9x'",
    "= count A": "one word",
    "= count A many": "'many'",
    "= count 3": "'3'",
    "= talon": "one word",
    "= talon 1.5": "'1.5'",
    "= discard ²": "'²'",
    "= limit six": "'six'",
    "= trump x": "'x'",
    "= trump": "one word",
    "= direction 0": "'0'",
    "= legal": "a name is missing",
    "= legal A lay 9h": "'lay'",
    "= legal A attack 9h;": "';'",
    "= over": "durak",
    "= over soon": "durak",
    "= over durak": "1 names",
    "= over durak D": "'D'",
    "= over draw A": "0 names",
    "= over winners A": "2 names",
}

BROKEN_DEALS = {
    "no cards": ('cards = "', 'dealt = "', "dealt"),
    "an unknown card": ("Qh", "5h", "'5h'"),
    "a card twice": ("Qh", "6h", "6h"),
    "a card missing": (" Qh", "", "Qh"),
    "an unknown dealer": ('dealer = "A"', 'dealer = "D"', "[deal] dealer: nobody here is called 'D'"),
    "a dealer of the wrong type": ('dealer = "A"', "dealer = 0", "[deal] dealer: must be a text, found 0"),
    "no dealer": ('dealer = "A"\n', "", "dealer"),
    "an unknown key": ('dealer = "A"', 'dealer = "A"\nshuffled = true', "[deal]: unknown key 'shuffled'"),
    "a reshuffle that is no list": ('dealer = "A"', 'dealer = "A"\nreshuffle = "0 1"', "[deal] reshuffle"),
    "a reshuffle of flags": ('dealer = "A"', 'dealer = "A"\nreshuffle = [true]', "[deal] reshuffle"),
    "a reshuffle where there is no second round": ('dealer = "A"', 'dealer = "A"\nreshuffle = [0, 1]', "reshuffle"),
    "a first player where the trumps decide": ('dealer = "A"', 'dealer = "A"\nfirst = "B"', "first"),
}


def replaced(text: str, old: str, new: str) -> str:
    """Replace a piece that stands in the text exactly once."""
    assert text.count(old) == 1, old
    return text.replace(old, new)


def why_broken(text: str) -> str:
    """Read a broken file and give its message."""
    with pytest.raises(record.RecordError) as raised:
        record.read(text)
    return str(raised.value)


def why_broken_if_so(text: str) -> str | None:
    """Read and run a file that may be broken; its message if it is."""
    try:
        record.check(record.read(text))
    except record.RecordError as error:
        return str(error)
    return None


@pytest.mark.parametrize(("old", "new", "named"), BROKEN_POSITIONS.values(), ids=BROKEN_POSITIONS)
def test_a_broken_position_is_refused_by_name(old: str, new: str, named: str) -> None:
    assert named in why_broken(replaced(POSITION, old, new))


@pytest.mark.parametrize(("old", "new", "named"), BROKEN_DEALS.values(), ids=BROKEN_DEALS)
def test_a_broken_deal_is_refused_by_name(old: str, new: str, named: str) -> None:
    assert named in why_broken(replaced(DEAL, old, new))


@pytest.mark.parametrize(("line", "named"), BROKEN_LINES.items(), ids=BROKEN_LINES)
def test_a_broken_line_is_refused_with_its_step(line: str, named: str) -> None:
    head = POSITION[: POSITION.index('"""')]

    why = why_broken(f'{head}"""\n# a remark\n\nA attack 9h\n{line}\n"""\n')

    assert why.startswith(f'step 2 "{line}": ')
    assert named in why


def test_a_broken_line_wins_over_a_claim_before_it_that_does_not_hold() -> None:
    assert "step 2" in why_broken(replaced(POSITION, "A attack 9h\n", "= talon 36\nA lay 9h\n"))


def test_a_script_may_be_empty() -> None:
    head = POSITION[: POSITION.index('"""')]

    scenario = record.read(f'{head}""\n')

    assert scenario.script == ()


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes(POSITION.replace("A card", "Una acción").encode("latin-1"))

    with pytest.raises(record.RecordError, match="byte 32: is not UTF-8 text"):
        record.load(file)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(record.RecordError, match="cannot be opened"):
        record.load(tmp_path / "missing.toml")


def test_a_file_without_an_end_is_refused() -> None:
    with pytest.raises(record.RecordError, match="the file: is larger than"):
        record.load(Path("/dev/zero"))


@pytest.mark.parametrize("text", ["x = " + "[" * 10_000, "x = " + "9" * 10_000, "\ufeff" + POSITION, "\0"])
def test_what_is_hard_to_parse_is_refused_all_the_same(text: str) -> None:
    assert why_broken(text).startswith("the file: is ")


@given(st.data())
def test_whatever_is_wrong_only_a_record_error_comes_out(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(POSITION) - 1))
    length = data.draw(st.integers(0, 12))
    piece = data.draw(st.sampled_from(["", '"', "=", "[", "A", "9h", "5", "true", "[]", "\n", "!", "/", ";", "é"]))

    why = why_broken_if_so(POSITION[:start] + piece + POSITION[start + length :])

    assert why is None or ": " in why
