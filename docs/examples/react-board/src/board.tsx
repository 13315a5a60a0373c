"use client";

import { useEffect, useRef } from "react";
import type { GameView, Move, Problem, Violation } from "tilewright";
import type { MoveDetail, TilewrightBoard } from "tilewright/element";
import "tilewright/element";
import type {} from "tilewright/react-jsx";

type Wrong = readonly (Violation | Problem)[];

interface Props {
  readonly view: GameView;
  /** Makes a move, here or on a server, and returns its errors: an empty list if the move was made. */
  readonly onMove: (move: Move, at: number) => Wrong | Promise<Wrong>;
}

/** Renders the element in React, on client-rendered and server-rendered pages. */
export function Board({ view, onMove }: Props) {
  const board = useRef<TilewrightBoard>(null);

  useEffect(() => {
    if (board.current !== null) board.current.view = view;
  }, [view]);

  useEffect(() => {
    const node = board.current;
    const play = async ({ detail }: CustomEvent<MoveDetail>) => {
      const wrong = await onMove(detail.move, detail.at);
      if (wrong.length > 0) node?.refuse(wrong);
    };
    node?.addEventListener("tilewright-move", play);
    return () => node?.removeEventListener("tilewright-move", play);
  }, [onMove]);

  return <tilewright-board ref={board} />;
}
