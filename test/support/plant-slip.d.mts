/** The slips that people make when they copy a game, by name. */
export declare const slipKinds: readonly string[];

/** A record with one slip, and the line where it can be noticed first; `null` if the chosen play cannot have it. */
export declare function plantSlip(
  text: string,
  kind: string,
  random: (below: number) => number,
): { readonly text: string; readonly line: number } | null;
