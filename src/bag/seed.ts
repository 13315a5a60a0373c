/** What browsers, Node, Deno, Bun and workers all have: the Web Crypto API's source of chance. */
declare const crypto: { readonly getRandomValues?: (words: Uint32Array) => Uint32Array } | undefined;

/** A new seed: 128 bits of the platform's chance, as 32 hexadecimal digits. The only chance that is not in the state. */
export function newSeed(): string {
  if (typeof crypto === "undefined" || typeof crypto.getRandomValues !== "function")
    throw new TypeError("seed: expected one, because there is no crypto.getRandomValues here: hand in a secret text");
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, "0")).join("");
}
