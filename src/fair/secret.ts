import { randomHex } from "../bag/seed.ts";

/**
 * Returns a new secret for a fair deal: 256 random bits from the platform, as 64 hexadecimal digits.
 *
 * @throws TypeError if the platform has no `crypto.getRandomValues`, such as React Native. On such platforms, generate
 * 32 random bytes in another way and pass them to `newDeal` as hexadecimal digits.
 *
 * @example
 * ```ts
 * import { newSecret } from "tilewright/fair";
 *
 * newSecret().length; // => 64
 * ```
 */
export function newSecret(): string {
  return randomHex(8, "secret", "pass newDeal 64 random hexadecimal digits");
}

/** Whether a value is 256 bits as this entry writes them: secrets, digests and commitments. */
export function isHex(value: unknown): value is string {
  return typeof value === "string" && /^[0-9a-f]{64}$/.test(value);
}
