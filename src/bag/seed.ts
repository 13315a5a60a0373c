import { hexOf } from "./sponge.ts";

/** The Web Crypto API, which browsers, Node.js, Deno, Bun and workers all have. React Native does not. */
interface Platform {
  readonly crypto?: { readonly getRandomValues?: (words: Uint32Array) => Uint32Array };
}

/**
 * Returns a new seed: 128 random bits from the platform, as 32 hexadecimal digits. All other randomness in a game
 * follows from its seed.
 *
 * @throws TypeError if the platform has no `crypto.getRandomValues`.
 */
export function newSeed(): string {
  return randomHex(4, "seed: expected a secret text with 128 random bits");
}

/**
 * Returns so many random words of 32 bits from the platform, as hexadecimal digits. `wanted`: what the caller has to
 * supply where the platform cannot.
 */
export function randomHex(count: number, wanted: string): string {
  const words = (globalThis as Platform).crypto?.getRandomValues?.(new Uint32Array(count));
  if (words === undefined) throw new TypeError(`${wanted}, because this platform has no crypto.getRandomValues`);
  return hexOf(words);
}
