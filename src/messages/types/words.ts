import type { KnownLabel } from "../../dictionary/dictionary.ts";
import type { AdjustReason, DecisionReason, EndReason } from "../../game/model/event.ts";
import type { MoveViolations } from "../../game/model/violation.ts";

/**
 * The words that represent codes in sentences. Sentences with codes among their values receive these words from the
 * same messages.
 */
export interface Words {
  /** The words for labels of unacceptable words. Add your own labels; a label without a word is used verbatim. */
  readonly labels: { readonly [L in KnownLabel]: string } & { readonly [label: string]: string };
  /** The names of moves and rulings in the `not-allowed` sentence, in the grammatical form it requires. */
  readonly moves: { readonly [M in MoveViolations["not-allowed"]["move"]]: string };
  /** The reasons why a game is over, as they appear after the colon in `Game over: time is up.` */
  readonly ends: { readonly [R in EndReason | DecisionReason]: string };
  /** The reasons why points were adjusted. */
  readonly adjustments: { readonly [R in AdjustReason]: string };
}
