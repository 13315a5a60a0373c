/** A number and what is counted: `1 word`, `2,000 words`. */
export function count(number: number, what: string): string {
  return `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;
}
