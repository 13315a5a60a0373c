/** A letter, and the texts that a field shows one after the other until it is there. */
export interface Keys {
  readonly letter: string;
  readonly shown: readonly string[];
}

export interface KeyboardLayout {
  readonly keys: string;
  readonly dead: readonly string[];
}

export const layouts: Readonly<Record<string, KeyboardLayout>>;

export function keysOf(layout: KeyboardLayout): readonly Keys[];
