/**
 * A cache of what follows from an immutable object: `make` is called when an object is first seen, and the same answer is
 * given for as long as the object is in use.
 */
export function cached<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    let made = known.get(key);
    if (made === undefined) {
      made = make(key);
      known.set(key, made);
    }
    return made;
  };
}
