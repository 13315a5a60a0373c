// A plugin of TypeDoc: a parameter without a description of its own gets the first sentence about its type. So
// `move: Move` says what a move is, and a comment need only say what the type does not. A parameter of a function or a
// method that has neither is a warning, which ends the build.
import { Comment, Converter, ReferenceType, ReflectionKind } from "typedoc";

/** After all other plugins, which copy comments from one declaration to another. */
const last = -10_000;

export function load(app) {
  const describe = ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      if (parameter.comment?.hasVisibleComponent()) continue;
      const about = aboutType(parameter.type);
      if (about !== undefined) parameter.comment = new Comment(about);
      else if (isCalled(parameter)) app.logger.warn(`${parameter.getFullName()}: say what this parameter is (@param)`);
    }
  };
  app.converter.on(Converter.EVENT_RESOLVE_END, describe, last);
}

/** Whether it belongs to something that people call. Other types have functions in them that people write. */
function isCalled({ parent }) {
  return parent.kindOf(ReflectionKind.CallSignature) && parent.parent.kindOf(ReflectionKind.FunctionOrMethod);
}

function aboutType(type) {
  const summary = type instanceof ReferenceType ? type.reflection?.comment?.summary : undefined;
  return summary === undefined ? undefined : firstSentence(summary);
}

/** The parts of a text up to the end of its first sentence. */
function firstSentence(parts) {
  const end = parts.findIndex(({ kind, text }) => kind === "text" && /[.:](?=\s|$)/.test(text));
  if (end < 0) return parts;
  const text = /^[\s\S]*?(?=[.:](?:\s|$))/.exec(parts[end].text)[0];
  return [...parts.slice(0, end), { ...parts[end], text: `${text}.` }];
}
