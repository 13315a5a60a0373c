import type { Draft } from "../compose/draft.ts";
import { exchangeOf, playOf } from "../compose/finish.ts";
import { takeBackAll } from "../compose/lay.ts";
import { shuffleRack, sortRack } from "../compose/rack.ts";
import { toggleExchange } from "../compose/tap.ts";
import { allowedMoves } from "../game/allowed.ts";
import type { Move } from "../game/model/move.ts";
import type { GameView } from "../game/model/view.ts";
import type { Violation } from "../game/model/violation.ts";
import type { Preview } from "../play/preview.ts";

/** What a button does to a draft. */
export function pressButton(view: GameView, draft: Draft, action: "takeBack" | "shuffle" | "sort" | "exchange"): Draft {
  switch (action) {
    case "takeBack":
      return takeBackAll(draft);
    case "shuffle":
      return shuffleRack(draft, Math.random);
    case "sort":
      return sortRack(view, draft);
    case "exchange":
      return toggleExchange(draft);
  }
}

/** The move that a draft has become, or what is wrong with it. */
export function finishDraft(view: GameView, draft: Draft, preview: Preview | null): Move | readonly Violation[] {
  const exchange = exchangeOf(draft);
  const { violations } = allowedMoves(view)[exchange === null ? "play" : "exchange"];
  return violations ?? exchange ?? (preview?.legal ? playOf(draft) : null) ?? preview?.violations ?? [];
}
