import type { KnownLabel } from "../../dictionary/dictionary.ts";
import type { AdjustReason, DecisionReason, EndReason } from "../../game/model/event.ts";
import type { MoveViolations } from "../../game/model/violation.ts";

/** What sentences say for codes. Sentences with codes among their values get these words of the same messages. */
export interface Words {
  /** Labels of words that may not be played. Add your own labels; a label without a word is said as it is. */
  readonly labels: { readonly [L in KnownLabel]: string } & { readonly [label: string]: string };
  /** What moves and rulings are called in the sentence `not-allowed`, in the form that it needs. */
  readonly moves: { readonly [M in MoveViolations["not-allowed"]["move"]]: string };
  /** Why a game is over: the words after the colon of `Game over: time is up.` */
  readonly ends: { readonly [R in EndReason | DecisionReason]: string };
  /** Why points were adjusted. */
  readonly adjustments: { readonly [R in AdjustReason]: string };
}
