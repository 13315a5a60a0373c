/** A value that parts of the page watch. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** Calls the listener now, and whenever the value changes. */
  readonly watch: (listener: (value: T) => void) => void;
}

export function createStore<T>(first: T): Store<T> {
  let value = first;
  const listeners: ((value: T) => void)[] = [];
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener(next);
    },
    watch: (listener) => {
      listeners.push(listener);
      listener(value);
    },
  };
}
