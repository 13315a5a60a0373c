// Keys and pointers as WebDriver writes them, classic and BiDi alike.

const named = {
  ...{ Tab: "\ue004", Enter: "\ue007", PageUp: "\ue00e", Home: "\ue011" },
  ...{ Escape: "\ue00c", ArrowLeft: "\ue012", ArrowUp: "\ue013", ArrowRight: "\ue014", ArrowDown: "\ue015" },
};

/** Presses keys one after the other. A capital letter is itself: it needs no shift key. */
export const keyActions = (keys) => [
  {
    type: "key",
    id: "keyboard",
    actions: keys.flatMap((key) => {
      const value = named[key] ?? key;
      return [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ];
    }),
  },
];

/** Presses at the first point, moves over the others, and lets go. */
export const pointerActions = (pointerType, [from, ...others]) => [
  {
    type: "pointer",
    id: pointerType,
    parameters: { pointerType },
    actions: [
      { type: "pointerMove", ...from },
      { type: "pointerDown", button: 0 },
      ...others.map((at) => ({ type: "pointerMove", duration: 30, ...at })),
      { type: "pointerUp", button: 0 },
    ],
  },
];

/** One step of a pointer. A second button is pressed and let go where the pointer is. */
export const stepActions = (pointerType, step, at) => {
  const steps = {
    press: [
      { type: "pointerMove", ...at },
      { type: "pointerDown", button: 0 },
    ],
    move: [{ type: "pointerMove", duration: 30, ...at }],
    release: [{ type: "pointerUp", button: 0 }],
    "press second": [{ type: "pointerDown", button: 2 }],
    "release second": [{ type: "pointerUp", button: 2 }],
  };
  return [{ type: "pointer", id: pointerType, parameters: { pointerType }, actions: steps[step] }];
};

/** The points of a drag: WebDriver wants whole pixels. */
export const dragPoints = (from, to) => [
  from,
  { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) },
  to,
];

/** Waits until a program has said something that matches, and gives the match. */
export function saidBy(child, pattern, seconds = 30) {
  return new Promise((resolve, reject) => {
    let output = "";
    const timer = setTimeout(() => reject(new Error(`${child.spawnfile} does not answer:\n${output}`)), seconds * 1000);
    const hear = (data) => {
      output += data;
      const match = pattern.exec(output);
      if (match === null) return;
      clearTimeout(timer);
      resolve(match);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", (code) => reject(new Error(`${child.spawnfile} ended with ${code}:\n${output}`)));
  });
}
