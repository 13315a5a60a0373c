/** Returns what a function returns, or something else if it throws. */
export function attempt<T, O>(make: () => T, otherwise: O): T | O {
  try {
    return make();
  } catch {
    return otherwise;
  }
}
