/** A number with its noun: `1 play`, `1,234 plays`. */
export function counted(count: number, noun: string): string {
  return `${digits(count)} ${noun}${Math.abs(count) === 1 ? "" : "s"}`;
}

/** A number as people read it: `1,234`. */
export function digits(count: number): string {
  return count.toLocaleString("en");
}
