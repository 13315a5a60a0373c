/** Seconds for each megabyte begun. */
export declare const mostSeconds: number;

/** The names of the entry points whose functions are listed here. */
export declare const entryNames: readonly string[];

/** Every exported function, by name, of all entry points. */
export declare const exported: readonly string[];

/** Exports that take neither a game nor a view nor a text nor bytes of any length, and why they have no row. */
export declare const withoutRow: Readonly<Record<string, string>>;

/** One row for each function, with its cases: their name, the megabytes begun, and what is measured. */
export declare function rows(scale?: number): readonly {
  readonly name: string;
  readonly cases: () => readonly { readonly name: string; readonly megabytes: number; readonly run: () => unknown }[];
}[];
