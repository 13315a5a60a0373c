/**
 * The core: tiles, boards, rules, one play on one board, and the game around it.
 *
 * Everything is plain readonly JSON, and every function is pure.
 *
 * @packageDocumentation
 */
export { type Board, emptyBoard } from "./board/board.ts";
export { defineLayout, indexOf, isHole, type Layout, type Premium, premiumAt, squareAt } from "./board/layout.ts";
export { standardLayout } from "./board/layouts/standard.ts";
export type { Direction, Square } from "./board/square.ts";
export { type Checked, type Parsed, type Problem, unwrap } from "./checked.ts";
export type { Dictionary, KnownLabel, WordLabel } from "./dictionary/dictionary.ts";
export { type AllowedMoves, allowedMoves } from "./game/allowed.ts";
export { applyMove } from "./game/apply.ts";
export { applyRuling } from "./game/apply-ruling.ts";
export { type Audit, auditGame } from "./game/audit.ts";
export { createGame, type GameOptions } from "./game/create.ts";
export type { SeatOptions } from "./game/create-seats.ts";
export { createTableGame } from "./game/create-table.ts";
export { type EndOptions, endGame } from "./game/end-game.ts";
export type { AdjustReason, EndReason, GameEvent, PlayedEvent, PlayerEvent, StartRound } from "./game/event.ts";
export { lastPlay } from "./game/last-play.ts";
export type { Move, MoveOptions, PlayMove } from "./game/move.ts";
export { type MadeMove, movesOf } from "./game/moves-of.ts";
export { positionOf } from "./game/position-of.ts";
export { type HistoryStep, replay, startOf, stateAt, stepsOf } from "./game/replay.ts";
export type { Ruling } from "./game/ruling.ts";
export { scoreAt } from "./game/score-at.ts";
export { type ScoreSheet, type SheetEntry, scoreSheet } from "./game/score-sheet.ts";
export type { Setup } from "./game/start.ts";
export type { GameState, Player, PlayerIndex, Status, Table } from "./game/state.ts";
export type { Step } from "./game/step.ts";
export { unseenTiles } from "./game/unseen.ts";
export { updateView } from "./game/update-view.ts";
export type { GameView, PlayerView, SpectatorView, ViewUpdate } from "./game/view.ts";
export { viewFor, viewUpdate } from "./game/view-for.ts";
export type { Placed, Placement } from "./play/placement.ts";
export type { AnyPosition, PlayOptions, Position } from "./play/position.ts";
export { type Preview, type PreviewTile, type PreviewWord, previewPlay } from "./play/preview.ts";
export { type LetterScore, type ScoreBreakdown, scoreMove, type WordScore } from "./play/score.ts";
export { validatePlacement } from "./play/validate.ts";
export type { MoveViolations, PlayViolation, PlayViolations, Violation } from "./play/violation.ts";
export { explainScore } from "./render/explain.ts";
export { describeViolation, englishMessages, type Messages } from "./render/messages.ts";
export { defineRuleset, type RulesetPatch, type Variant } from "./rules/define.ts";
export type { ChallengePenalty, ChallengeRule, EndRule, ExchangeRule, LeftoverRule, Ruleset } from "./rules/ruleset.ts";
export { parseLetters } from "./tiles/letters.ts";
export type { Pile } from "./tiles/pile.ts";
export { BLANK, type BoardTile, type Letter, type Tile } from "./tiles/tile.ts";
export { defineTileSet, pointsOf, type TileSet } from "./tiles/tile-set.ts";
