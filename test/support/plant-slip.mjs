// Slips of the pen, planted in records whose coordinates are written in the standard form: one in each.

/** The slips that people make when they copy a game, by name. */
export const slipKinds = ["a square off", "row and column exchanged", "a turn left out"];

/**
 * A record with one slip, and the line where it can be noticed first; `null` if the chosen play cannot have it.
 *
 * @param text - A record of a whole game.
 * @param random - Returns a number from 0 up to a bound.
 */
export function plantSlip(text, kind, random) {
  const lines = text.split(/\r?\n/);
  const plays = lines.flatMap((line, i) => (play.test(line) && !/ -- /.test(nextEvent(lines, i)) ? [i] : []));
  // A first play fits in both directions, and a game that lacks its last play looks like one that ended before it.
  if (plays.length < 3) return null;
  const at = plays[1 + random(plays.length - 2)];
  const slipped = kind === "a turn left out" ? [] : withOtherSquare(lines[at], kind, random);
  if (slipped === null) return null;
  lines.splice(at, 1, ...slipped);
  while (kind === "a turn left out" && !lines[at]?.startsWith(">")) lines.splice(at, 1); // notes on it
  return { text: lines.join("\n"), line: at + 1 };
}

/** `>ann: RACK 8F WORD +14 14`. */
const play = /^(>\S+: +\S+ +)(?:(\d+)([A-O])|([A-O])(\d+))( +[^\s-].*)$/;

function nextEvent(lines, at) {
  return lines.slice(at + 1).find((line) => line.startsWith(">")) ?? "";
}

function withOtherSquare(line, kind, random) {
  const [, before, acrossRow, acrossCol, downCol, downRow, after] = play.exec(line);
  const isAcross = acrossRow !== undefined;
  const [row, col] = [Number(acrossRow ?? downRow), (acrossCol ?? downCol).charCodeAt(0) - 65];
  const write = (toRow, toCol, across) => {
    const column = String.fromCharCode(65 + toCol);
    return [`${before}${across ? `${toRow}${column}` : `${column}${toRow}`}${after}`];
  };
  if (kind === "row and column exchanged") return write(row, col, !isAcross);
  const step = random(2) === 0 ? 1 : -1;
  const [toRow, toCol] = random(2) === 0 ? [row + step, col] : [row, col + step];
  return toRow < 1 || toRow > 15 || toCol < 0 || toCol > 14 ? null : write(toRow, toCol, isAcross);
}
