import type { Table } from "../../game/model/state.ts";
import type { Reader } from "../../read/reader.ts";
import type { Field } from "./shape.ts";

/** The version of games saved today. It grows when an older program could not read a newer save, or the reverse. */
const currentVersion: Table["version"] = 1;

/** The current version. Any other is rejected: nobody can know what its properties mean. */
export const version: Field<Table["version"]> = {
  read: ({ reader }, value, path) => readVersion(reader, value, path),
  like: { oneOf: [currentVersion] },
};

/** The version of a save; `null`, with a problem noted, if it is not the current one. */
export function readVersion(reader: Reader, value: unknown, path: string): Table["version"] | null {
  return value === currentVersion ? currentVersion : reader.fail("version", path, { version: currentVersion }, value);
}
