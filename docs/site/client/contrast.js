// Which colours of a board meet, and how much they must differ: 4.5 to 1 for texts, 3 to 1 for lines and signs (WCAG
// 2.2, 1.4.3 and 1.4.11).

export const pairs = [
  ["coordinate", "ground", 4.5],
  ["letter", "square", 4.5],
  ["word", "square", 4.5],
  ["tile-text", "tile", 4.5],
  ["button-text", "button", 4.5],
  ["tile", "square", 3],
  ["last", "tile", 3],
  ["laid", "square", 3],
  ["wrong", "square", 3],
  ["line", "button", 3],
];

/** The contrast of two colours, from 1 to 21. */
export function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color) {
  const [red, green, blue] = color
    .slice(1)
    .match(/../g)
    .map((part) => Number.parseInt(part, 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The pairs that differ too little. `colorOf` gives a colour as `#rrggbb`. */
export function tooPale(colorOf) {
  return pairs
    .map(([front, back, least]) => ({ front, back, least, is: contrast(colorOf(front), colorOf(back)) }))
    .filter(({ is, least }) => is < least);
}
