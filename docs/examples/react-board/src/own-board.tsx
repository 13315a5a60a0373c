// A board made of tilewright/compose: the draft is the state of the component, and every function returns the next one.
import { type FormEvent, useState } from "react";
import { describeViolations, type GameView, type Move, type Violation } from "tilewright";
import {
  type Draft,
  describeNotice,
  describePreview,
  followDraft,
  newDraft,
  noticeAt,
  playOf,
  previewDraft,
  takeBackAll,
  tapRack,
  tapSquare,
  typePlay,
} from "tilewright/compose";
import { squareAtIndex } from "tilewright/layouts";
import "./own-board.css";

interface Props {
  readonly view: GameView;
  /** Makes a move, and returns what is wrong with it: nothing, if it was made. */
  readonly onMove: (move: Move) => readonly Violation[];
}

export function OwnBoard({ view, onMove }: Props) {
  const [shown, setShown] = useState(view);
  const [draft, setDraft] = useState(() => newDraft(view));
  const [text, setText] = useState("");
  const [refusal, setRefusal] = useState("");

  const change = (next: Draft) => {
    setDraft(next);
    setRefusal("");
  };

  // A move has been made: what still can lie stays, unless another player sits here now.
  if (shown !== view) {
    setShown(view);
    change(shown.viewer === view.viewer ? followDraft(view, draft) : newDraft(view));
  }

  const finish = () => {
    const move = playOf(draft);
    if (move !== null) setRefusal(describeViolations(onMove(move)).join(" "));
  };

  const type = (event: FormEvent) => {
    event.preventDefault();
    const next = typePlay(view, draft, text);
    change(next);
    if (next.notice?.code === "laid-play") setText("");
  };

  return (
    <section aria-label="Our own board">
      <div className="squares">
        {view.board.map((_, index) => {
          const square = squareAtIndex(view.ruleset.layout, index);
          const notice = noticeAt(view, draft, square);
          const look = notice.tile === null ? "" : notice.tile.laid ? "laid" : "tile";
          return (
            <button
              key={`${square.row},${square.col}`}
              type="button"
              className={look}
              aria-label={describeNotice(notice)}
              onClick={() => change(tapSquare(view, draft, square))}
            >
              {notice.tile?.letter}
            </button>
          );
        })}
      </div>
      <div className="rack">
        {draft.rack?.map((tile, place) => (
          <button
            // The place is what a tap is about, and two tiles may be alike.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={place}
            type="button"
            aria-label={`Tile ${tile}`}
            aria-pressed={draft.picked === place}
            disabled={draft.laid.some(({ from }) => from === place)}
            onClick={() => change(tapRack(draft, place))}
          >
            {tile}
          </button>
        ))}
      </div>
      <form onSubmit={type}>
        <label>
          A play <input value={text} onChange={({ target }) => setText(target.value)} />
        </label>
        <button type="submit">Lay it</button>
      </form>
      <p role="status">{refusal || describeNotice(draft.notice)}</p>
      <p className="score">{describePreview(previewDraft(view, draft))}</p>
      <button type="button" onClick={() => change(takeBackAll(draft))}>
        Take all back
      </button>
      <button type="button" onClick={finish}>
        Make the play
      </button>
    </section>
  );
}
