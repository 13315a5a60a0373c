/**
 * Returns `make` with a cache for immutable objects: it is called when an object is first seen, and the object keeps
 * its answer for as long as it is in use.
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
