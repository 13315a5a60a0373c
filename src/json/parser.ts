import type { Parsed } from "../checked.ts";
import type { Problem } from "../read/problem.ts";
import { problemText } from "../read/sentences.ts";
import { dataSentences } from "./sentences.ts";

/**
 * The Standard Schema interface, version 1, which libraries expect of a validator. Pass a parser that implements it to
 * any router, form or store that accepts such schemas. See standardschema.dev.
 */
export interface StandardSchema<Value, Input = Value | string> {
  /** The properties of the interface. Libraries call `validate`, and so can your own code. */
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "tilewright";
    /** Reads a value as the parser does, and never throws because of what it reads. */
    readonly validate: (value: unknown) => StandardResult<Value>;
    /** For types only: the input, as a JSON string or as the value it encodes, and the output. */
    readonly types?: { readonly input: Input; readonly output: Value } | undefined;
  };
}

/** The result of `validate`: the parsed value, or the issues found in it. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** A problem in Standard Schema form: a message, and its path. */
export interface StandardIssue {
  readonly message: string;
  /** The path from the outermost value: `["players", 1, "rack"]`. */
  readonly path: readonly (string | number)[];
}

/** A parser. Call it, or pass it to a library that accepts a Standard Schema. */
export interface Parser<Answer extends object, Value, Input = Value | string> extends StandardSchema<Value, Input> {
  (input: unknown): Parsed<Answer>;
}

/** A parser that requires a ruleset or a view as context. */
export interface ParserFor<Context, Answer extends object, Value, Input = Value | string> {
  (input: unknown, context: Context): Parsed<Answer>;
  /**
   * Returns this parser, bound to a context, for libraries that accept a Standard Schema.
   *
   * @param context - The context it requires: the ruleset for a move or for placements, or the view to which an update
   * applies.
   */
  for(context: Context): Parser<Answer, Value, Input>;
}

/** Returns a parser with the interface. `pick` takes the value that was read out of the answer. */
export function parser<Answer extends object, Value, Input = Value | string>(
  parse: (input: unknown) => Parsed<Answer>,
  pick: (answer: Answer) => Value,
): Parser<Answer, Value, Input> {
  const validate = (value: unknown): StandardResult<Value> => {
    const answer = parse(value);
    return answer.ok ? { value: pick(answer) } : { issues: answer.problems.map(issueOf) };
  };
  return Object.assign((input: unknown) => parse(input), {
    "~standard": { version: 1, vendor: "tilewright", validate },
  } as const);
}

/** Returns a parser that needs a context, and can be bound to one. */
export function parserFor<Context, Answer extends object, Value, Input = Value | string>(
  require: (context: Context) => void,
  parse: (input: unknown, context: Context) => Parsed<Answer>,
  pick: (answer: Answer) => Value,
): ParserFor<Context, Answer, Value, Input> {
  const parserWith = (input: unknown, context: Context): Parsed<Answer> => {
    require(context);
    return parse(input, context);
  };
  return Object.assign(parserWith, {
    for: (context: Context) => {
      require(context);
      return parser<Answer, Value, Input>((input) => parse(input, context), pick);
    },
  });
}

function issueOf(problem: Problem): StandardIssue {
  return { message: problemText(problem, dataSentences), path: keysOf(problem.path) };
}

/** The keys in a path: of lists numbers, of objects names, which stand in quotation marks where they are odd. */
function keysOf(path: string): readonly (string | number)[] {
  return [...path.matchAll(/\["((?:[^"\\]|\\.)*)"[.]*\]|\[(\d+)\]|[^.[\]]+/g)].map(([name, odd, index]) => {
    if (index !== undefined) return Number(index);
    return odd === undefined ? name : (JSON.parse(`"${odd}"`) as string);
  });
}
