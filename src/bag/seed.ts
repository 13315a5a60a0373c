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
  const words = (globalThis as Platform).crypto?.getRandomValues?.(new Uint32Array(4));
  if (words === undefined)
    throw new TypeError("seed: expected a text with 128 random bits: crypto.getRandomValues is missing");
  return hexOf(words);
}
