/** A number with its noun in English: `1 tile`, `2 tiles`, `-1 point`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${Math.abs(count) === 1 ? "" : "s"}`;
}
