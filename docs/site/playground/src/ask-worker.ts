/** Questions by their kind, each with what is asked and what is answered. */
type Kinds<All> = { readonly [K in keyof All]: { readonly question: object; readonly answer: unknown } };

/** What a worker is posted: a question, by its kind. */
export type QuestionOf<All extends Kinds<All>> = {
  [K in keyof All]: { readonly id: number; readonly kind: K } & All[K]["question"];
}[keyof All];

/** What a worker posts: the answer to a question, or what went wrong. */
type Answer = { readonly id: number; readonly answer?: unknown; readonly problem?: string };

/** The page's side of a worker. */
export interface Asking<All extends Kinds<All>> {
  readonly ask: <K extends keyof All>(kind: K, question: All[K]["question"]) => Promise<All[K]["answer"]>;
  /** Ends the worker. Its questions get no answer any more; the next one starts another worker. */
  readonly stop: () => void;
}

/** A question whose answer is waited for. */
interface Asked {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a worker when it is first asked. One that fails rejects what it was asked, and another one is started. */
export function askWorker<All extends Kinds<All>>(start: () => Worker): Asking<All> {
  let worker: Worker | null = null;
  let last = 0;
  const waiting = new Map<number, Asked>();
  const stop = (): void => {
    worker?.terminate();
    worker = null;
    waiting.clear();
  };
  const begin = (): Worker => {
    const started = start();
    started.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.problem === undefined) asked?.resolve(data.answer as never);
      else asked?.reject(new Error(data.problem));
    });
    started.addEventListener("error", ({ message }) => {
      const asked = [...waiting.values()];
      stop();
      // A worker that could not be loaded says nothing.
      for (const { reject } of asked) reject(new Error(message || "its worker could not be started"));
    });
    return started;
  };
  return {
    ask: (kind, question) =>
      new Promise((resolve, reject) => {
        worker ??= begin();
        const id = ++last;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, kind, ...question });
      }),
    stop,
  };
}

/** The worker's side: answers each question, or says what went wrong. */
export function answerQuestions<Question extends { readonly id: number }>(
  answerTo: (question: Question) => Promise<unknown>,
): void {
  addEventListener("message", async ({ data }: MessageEvent<Question>) => {
    let said: Answer;
    try {
      said = { id: data.id, answer: await answerTo(data) };
    } catch (error) {
      said = { id: data.id, problem: (error as Error).message };
    }
    postMessage(said);
  });
}
