import type { Table } from "../../game/model/state.ts";
import type { Properties, Reader } from "../../read/reader.ts";
import type { Field } from "./shape.ts";

/** The version of games saved today. It grows when an older program could not read a newer save, or the reverse. */
export const currentVersion: Table["version"] = 1;

/** Turns the properties of a game saved by one version into those that the next version saves. May note problems. */
export type Migration = (reader: Reader, saved: Properties) => Properties;

/** By the version they start from. Version 1 was the first. */
const migrations: Readonly<Record<number, Migration>> = {};

/**
 * Brings a saved game to the current version, step by step. Returns `null`, with a problem noted, if its version is
 * unknown.
 *
 * A version from the future is refused: nobody can know what its properties mean.
 */
export function migrate(
  reader: Reader,
  saved: Properties,
  steps: Readonly<Record<number, Migration>> = migrations,
  current: number = currentVersion,
): { readonly saved: Properties; readonly savedVersion: number } | null {
  const savedVersion = reader.integer(saved["version"], "version", 0, Number.MAX_SAFE_INTEGER);
  if (savedVersion === null) return null;
  let migrated = saved;
  for (let version = savedVersion; version !== current; version++) {
    const step = steps[version];
    if (step === undefined)
      return reader.fail("version", "version", `${current}, or an older version that is known`, savedVersion);
    migrated = { ...step(reader, migrated), version: version + 1 };
  }
  return { saved: migrated, savedVersion };
}

/** The current version. */
export const version: Field<Table["version"]> = {
  read: ({ reader }, value, path) =>
    value === currentVersion ? currentVersion : reader.fail("version", path, `${currentVersion}`, value),
  like: { oneOf: [currentVersion] },
};
