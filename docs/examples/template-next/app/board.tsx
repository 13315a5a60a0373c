"use client";

import { useEffect, useRef } from "react";
import { digestOf, type GameView, type Move, type Problem, type Violation } from "tilewright";
import type { MoveDetail, TilewrightBoard } from "tilewright/element";
import "tilewright/element";
import type {} from "tilewright/react-jsx";

type Wrong = readonly (Violation | Problem)[];

interface Props {
  readonly view: GameView;
  /**
   * Makes a move, here or on a server, and returns its errors: an empty list if the move was made. `at` is the digest of
   * the view that the player saw.
   */
  readonly onMove: (move: Move, at: string) => Wrong | Promise<Wrong>;
}

/** The element for React, in the browser alone or rendered by a server first. */
export function Board({ view, onMove }: Props) {
  const board = useRef<TilewrightBoard>(null);

  useEffect(() => {
    if (board.current !== null) board.current.view = view;
  }, [view]);

  useEffect(() => {
    const node = board.current;
    const play = async ({ detail }: CustomEvent<MoveDetail>) => {
      if (node?.view == null) return;
      const wrong = await onMove(detail.move, digestOf(node.view));
      if (wrong.length > 0) node.refuse(wrong);
    };
    node?.addEventListener("tilewright-move", play);
    return () => node?.removeEventListener("tilewright-move", play);
  }, [onMove]);

  return <tilewright-board ref={board} />;
}
