/**
 * Returns `make` with a cache for immutable objects: it is called when an object is first seen, and the object keeps
 * its answer for as long as it is in use.
 *
 * @param mayKeep - Whether an object cannot be changed. For any other one `make` is called each time. Left out: nobody
 * but the library has these objects.
 */
export function cached<Key extends object, Made>(
  make: (key: Key) => Made,
  mayKeep: (key: Key) => boolean = () => true,
): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    let made = known.get(key);
    if (made === undefined) {
      made = make(key);
      if (mayKeep(key)) known.set(key, made);
    }
    return made;
  };
}
