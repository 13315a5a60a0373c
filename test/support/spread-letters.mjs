// The same letters in a larger alphabet: so that positions and words stay as they are while the tile set grows.

/** A tile set with its letters spread evenly over `size` letters. Those between them are in no word and on no tile. */
export function spreadLetters(tileSet, size) {
  const { letters } = tileSet;
  const unused = Array.from({ length: size - letters.length }, (_, i) => String.fromCharCode(0x0531 + i));
  const spread = unused.map((letter) => ({ letter, points: 1, count: 0 }));
  letters.forEach((letter, i) => {
    spread.splice(Math.round((i * (size - 1)) / (letters.length - 1)), 0, letter);
  });
  return { ...tileSet, id: `${tileSet.id} among ${size} letters`, letters: spread };
}
