"""How the terminal looks: the sheet of styles for all widgets, and when a window is wide."""

from typing import Final

WIDE: Final = 110  # columns from which the log stands beside the table

SHEET: Final = """
$ink: #dfe7e1;
$felt: #14231c;
$rim: #4a6b58;
$faint: #93a89b;
$gold: #f2d98c;
$paper: #f4f1e6;

Screen { background: $felt; color: $ink; layout: vertical; overflow: hidden; }
#title { height: 1; background: #1f3a2d; color: $gold; text-style: bold; padding: 0 1; }

#board { height: 1fr; }
#seats { height: auto; scrollbar-size: 0 0; }
Seat { width: 1fr; min-width: 12; height: 3; padding: 0 1; border: round $rim; }
Seat { border-title-color: $ink; border-subtitle-color: $gold; }
Seat.-tall { height: 4; }
Seat.-acts { border: heavy $gold; border-title-style: bold; }
Seat.-out { color: $rim; border: dashed #3a5446; }

#facts { height: auto; max-height: 2; padding: 0 1; color: #b7c9bd; }
#middle { height: 1fr; min-height: 8; }
#table { height: 7; width: 1fr; padding: 0 1; align: center middle; scrollbar-size: 0 0; }
#log { height: 1fr; min-height: 1; width: 1fr; padding: 0 1; color: $faint; }
#log { scrollbar-size: 1 1; scrollbar-color: $rim; scrollbar-background: $felt; }
Screen.-wide #middle { layout: horizontal; }
Screen.-wide #table { height: 1fr; }
Screen.-wide #log { width: 44; border-left: solid $rim; }

Card { width: 6; height: 3; content-align: center middle; background: $paper; color: #1b1b1b; text-style: bold; }
Card.red { color: #c0261c; }
Card.blue { color: #1f5fbf; }
Card.yellow { color: #9a6100; }
Card.-trump { text-style: bold underline; }

Pair { width: 7; height: 7; }
Pair Card { margin: 0 0 1 0; }
Card.gap { background: transparent; border: dashed $gold; }

#prompt { height: auto; max-height: 2; padding: 0 1; color: #b7c9bd; }
#prompt.-mine { color: $felt; background: $gold; text-style: bold; }
#note { height: auto; max-height: 3; padding: 0 1; color: #ffb38a; }
#note.-hint { color: #8fe3a8; }
#uses { height: auto; max-height: 4; padding: 0 1; grid-gutter: 0 1; }
Chip { height: 1; width: 1fr; background: #24463a; color: $ink; padding: 0 1; }
Chip:hover { background: #356552; }

#hand { height: 4; padding: 0 1; scrollbar-size: 0 0; }
#hand Card { margin: 1 1 0 0; background: #8d978f; }
#hand Card.-useful { background: $paper; }
#hand Card.-hint { background: #8fe3a8; }
#hand Card.-cursor { height: 4; margin: 0 1 0 0; border-bottom: thick $gold; }
#keys { height: 1; background: #1f3a2d; color: $faint; padding: 0 1; }

ModalScreen { align: center middle; background: #000000 60%; }
#page { width: 76; max-width: 100%; height: auto; max-height: 90%; padding: 0 2; }
#page { border: round $gold; background: $felt; }
"""
