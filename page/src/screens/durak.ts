// Durak as the page's screens know it: its table, its result, its replay.
import { own, type GameModule } from "../lib/modules";
import { headline, reason, tally } from "../lib/outcome";
import { sentence } from "../lib/replay";
import Table from "../table/Table.svelte";
import { deed, shortName } from "../table/words";
import Duraks from "./Duraks.svelte";
import ReplayBoard from "./ReplayBoard.svelte";

const durak: GameModule = {
  keys: { over: "result-title", played: "result-deals", again: "result-again", replay: "replay-title" },
  Play: own(Table),
  Sheet: Duraks,
  headline: (view, names, you) => (view.over ? headline(view.over, names, you) : ""),
  reason: (view, _names, you) => (view.over ? reason(view.over, you) : ""),
  tally: (_view, names, table) => tally(names, table.durak_count),
  suspense: false,
  Board: own(ReplayBoard),
  sentence: (step, raw, names) => sentence(step, raw, names, shortName),
  deed: (action, _raw, _names, instead) => deed(action, shortName, instead === "reverse"),
  naming: shortName,
  ended: (over, _facts, names) => headline(over, names, null),
};

export default durak;
