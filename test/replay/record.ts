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
>Ben: FAMXYZ? H6 FA.m +6 6
>Ann: PASTEEI 8G PASTE +25 39
>Ben: XYZQIII -XYZ +0 6
>Ann: PASTEEI 10F PASTE +25 64
>Ben: BIOQTUE 11E BIT +16 22
>Ben: BIOQTUE -- -16 6
>Ann: EIIIOUV 9H .O +9 73
>Ann: (challenge) +5 78
>Ben: RETAINS J3 RETAINS. +70 76
>Ann: EIIIUVW - +0 78
`;

/** The record as it is read. */
export function readRecord(text: string = record): { readonly game: GcgGame; readonly remarks: readonly Remark[] } {
  return unwrap(parseGcg(text));
}
