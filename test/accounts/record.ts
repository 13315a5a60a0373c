import { unwrap } from "tilewright";
import { type GcgGame, parseGcg, type Remark } from "tilewright/notation";

/**
 * A club game with everything of which an account is given: a blank, a bonus, a play that does not fit, an exchange, a
 * pass, a challenge that succeeds and one that fails, a note, and a wrong score.
 */
export const record = `#title Round 3, 2024-05-17
#player1 Ann Ann Archer
#player2 Ben Ben Baker
#lexicon open
>Ann: HORNEIA 8F HORN +14 14
#note a good start
>Ben: FAMXYZ? H6 FA.m +8 8
>Ann: PASTEEI 8G PASTE +25 39
>Ben: XYZQIII -XYZ +0 8
>Ann: EIIIIOU - +0 39
>Ben: BIOQTUE 11E BIT +7 15
>Ben: BIOQTUE -- -7 8
>Ann: EIIIOUV 7B OVI. +9 48
>Ann: (challenge) +5 53
>Ben: RETAINS 12H NASTIER +70 78
`;

/** The record as it is read. */
export function readRecord(text: string = record): { readonly game: GcgGame; readonly remarks: readonly Remark[] } {
  return unwrap(parseGcg(text));
}
