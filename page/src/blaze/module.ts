// Blaze as the page's screens know it: its table, its result, its replay.
import { own, type GameModule } from "../lib/modules";
import type { BlazeFacts, BlazeView } from "../lib/wire";
import Board from "./Board.svelte";
import { headline, reason, tally } from "./ending";
import { ended, sentence } from "./replay";
import Sheet from "./Sheet.svelte";
import Table from "./Table.svelte";
import { deed, shortName } from "./words";

const blaze: GameModule = {
  keys: { over: "blaze-over", played: "blaze-played", again: "blaze-again", replay: "blaze-replay" },
  Play: own(Table),
  Sheet: own(Sheet),
  headline: (view, names, you) => headline(view as BlazeView, names, you),
  reason: (view, names) => reason(view as BlazeView, names),
  tally: (view, names) => tally(view as BlazeView, names),
  suspense: true,
  Board: own(Board),
  sentence,
  deed: (action, raw, names) => deed(action, shortName, names, raw),
  naming: shortName,
  ended: (over, facts, names) => ended(over, facts as BlazeFacts, names),
};

export default blaze;
