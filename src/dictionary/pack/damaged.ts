/** What is thrown where packed words cannot be unpacked. */
export function damaged(fault: string): RangeError {
  return new RangeError(`packed words: this text is damaged: ${fault}`);
}
