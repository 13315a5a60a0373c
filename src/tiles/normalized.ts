/**
 * A text in normal form C, except for runs of more than 16 combining marks: these stay as they are, because sorting the
 * marks of a run takes time with the square of its length. No letter has as many.
 */
export function normalized(text: string): string {
  const pieces = text.split(manyMarks); // every second one is such a run
  return pieces.map((piece, i) => (i % 2 === 0 ? piece.normalize("NFC") : piece)).join("");
}

const manyMarks = /(\p{M}{17,})/u;
