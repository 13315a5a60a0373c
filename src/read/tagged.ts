/**
 * A union made of a table of codes and their details, such as `PlayViolations`: one member for each code, which has it
 * in the property `Tag`.
 */
export type Tagged<M, Tag extends string = "code"> = {
  readonly [C in keyof M]: { readonly [K in Tag]: C } & Readonly<M[C]>;
}[keyof M];
