/** What a call throws; `undefined` if it throws nothing. */
export function errorOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
}
