import type { Draft } from "../../compose/draft.ts";
import { exchangeOf, playOf } from "../../compose/finish.ts";
import { takeBackAll } from "../../compose/lay.ts";
import { shuffleRack, sortRack } from "../../compose/rack.ts";
import { toggleExchange } from "../../compose/tap.ts";
import { allowedMoves } from "../../game/allowed.ts";
import type { Move } from "../../game/model/move.ts";
import type { GameView } from "../../game/model/view.ts";
import type { Violation } from "../../game/model/violation.ts";
import type { Preview } from "../../play/preview.ts";
import type { Hooks } from "../hooks.ts";
import type { Action, BarAction } from "../markup.ts";
import type { Shown } from "../shown.ts";
import { type Asking, askMove } from "./ask.ts";

/** What comes of an action. */
interface Desk extends Asking {
  /** Shows everything anew, and returns what the play that is being laid would score. */
  readonly judge: () => Preview | null;
  readonly change: (draft: Draft) => void;
}

/** Whether something that was added to the board does it instead. */
export function isTaken(action: Action, { tell }: Hooks): boolean {
  let taken = false;
  tell("act", { action, take: () => (taken = true) });
  return taken;
}

/** Does what a button of the bar does. */
export function act(action: BarAction, { view, draft }: Shown, desk: Desk): void {
  if (action === "finish") {
    const finished = finishDraft(view, draft, desk.judge());
    if ("type" in finished) desk.send(finished);
    else desk.refuse(finished);
  } else if (action === "pass" || action === "challenge" || action === "accept") askMove(action, view, desk);
  else desk.change(edits[action](draft, view));
}

/** What buttons do to a draft. */
const edits: Readonly<Record<"takeBack" | "shuffle" | "sort" | "exchange", (draft: Draft, view: GameView) => Draft>> = {
  takeBack: takeBackAll,
  shuffle: (draft) => shuffleRack(draft, Math.random),
  sort: (draft, view) => sortRack(view, draft),
  exchange: toggleExchange,
};

/** The move that a draft has become, or what is wrong with it. */
function finishDraft(view: GameView, draft: Draft, preview: Preview | null): Move | readonly Violation[] {
  const exchange = exchangeOf(draft);
  const { violations } = allowedMoves(view)[exchange === null ? "play" : "exchange"];
  return violations ?? exchange ?? (preview?.legal ? playOf(draft) : null) ?? preview?.violations ?? [];
}
