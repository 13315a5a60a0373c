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
  return randomHex(4, "seed", "pass a secret string with 128 random bits");
}

/**
 * Returns `count` random 32-bit words from the platform, as hexadecimal digits. Where it has none, the error says what
 * lacks them (`name`) and what to do instead (`remedy`).
 */
export function randomHex(count: number, name: string, remedy: string): string {
  const words = (globalThis as Platform).crypto?.getRandomValues?.(new Uint32Array(count));
  if (words === undefined) throw new TypeError(`${name}: this platform has no crypto.getRandomValues; ${remedy}`);
  return hexOf(words);
}
