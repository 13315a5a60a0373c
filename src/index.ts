/**
 * The core of the library: tiles, boards, rules, plays and whole games.
 *
 * For a single play on a board, start with `validatePlacement`, `scoreMove` or `previewPlay`. For a whole game, start
 * with `createGame` and `applyMove`. All data is plain readonly JSON, and no function modifies its arguments.
 *
 * @module tilewright
 * @packageDocumentation
 */
export { type Board, emptyBoard } from "./board/board.ts";
export { defineLayout, type Layout } from "./board/layout.ts";
export type { Premium } from "./board/premium.ts";
export type { Direction, Square } from "./board/square.ts";
export type { Checked, Parsed } from "./checked.ts";
export type { Dictionary, KnownLabel, WordLabel } from "./dictionary/dictionary.ts";
export { type AllowedMoves, allowedMoves } from "./game/allowed.ts";
export { applyMove } from "./game/apply.ts";
export { applyRuling } from "./game/apply-ruling.ts";
export { type AuditOptions, auditGame } from "./game/audit/audit.ts";
export type { Finding } from "./game/audit/finding.ts";
export { type EndOptions, endGame } from "./game/end-game.ts";
export type { Setup } from "./game/fold/unplayed-game.ts";
export { type MadeMove, movesOf } from "./game/history/moves-of.ts";
export { type HistoryStep, initialStateOf, replayEvents, stateAt, stepsOf } from "./game/history/replay.ts";
export { scoreAt } from "./game/history/score-at.ts";
export { type ScoreSheet, type SheetEntry, scoreSheet } from "./game/history/score-sheet.ts";
export type { Applied, Permission } from "./game/judging/refusal.ts";
export type {
  Decision,
  DecisionReason,
  EndReason,
  GameEvent,
  PlayedEvent,
  PlayerEvent,
  PlayerIndex,
} from "./game/model/event.ts";
export type { Move, MoveOptions, PlayMove } from "./game/model/move.ts";
export type { Ruling } from "./game/model/ruling.ts";
export type { GameState, Player, Status, Table } from "./game/model/state.ts";
export type { GameView, PlayerView, SpectatorView, ViewUpdate } from "./game/model/view.ts";
export type { Violation } from "./game/model/violation.ts";
export { positionOf } from "./game/position-of.ts";
export { createGame, type GameOptions } from "./game/start/create.ts";
export { createTableGame, type TableOptions } from "./game/start/create-table.ts";
export { digestOf } from "./game/table/digest.ts";
export { lastPlay } from "./game/table/last-play.ts";
export { unseenTiles } from "./game/unseen.ts";
export { updateView } from "./game/views/update-view.ts";
export { type ViewOptions, viewFor, viewUpdate } from "./game/views/view-for.ts";
export { auditBoard } from "./play/audit-board.ts";
export type { BoardFinding } from "./play/board-finding.ts";
export type { LetterScore, ScoreBreakdown, WordScore } from "./play/breakdown.ts";
export { judgeWords } from "./play/judge-words.ts";
export type { Placed, Placement } from "./play/placement.ts";
export { playBetween } from "./play/play-between.ts";
export type { AnyPosition, PlayOptions, Position } from "./play/position.ts";
export { type Preview, type PreviewTile, type PreviewWord, previewPlay } from "./play/preview.ts";
export { scoreMove } from "./play/score.ts";
export { validatePlacement } from "./play/validate.ts";
export type { PlayViolation } from "./play/violation.ts";
export { type BoardWord, wordsOnBoard } from "./play/words-on-board.ts";
export type { Problem } from "./read/problem.ts";
export { describeViolation, describeViolations } from "./render/describe-violation.ts";
export { explainScore } from "./render/explain.ts";
export { type UnwrapError, unwrap } from "./render/unwrap.ts";
export { auditRuleset } from "./rules/audit-ruleset.ts";
export { defineRuleset, type RulesetPatch, type Variant } from "./rules/define.ts";
export type { ChallengePenalty, ChallengeRule, EndRule, ExchangeRule, LeftoverRule, Ruleset } from "./rules/ruleset.ts";
export type { RulesetFinding } from "./rules/ruleset-finding.ts";
export { parseLetters } from "./tiles/letters.ts";
export type { Pile } from "./tiles/pile.ts";
export { BLANK, type BoardTile, type Letter, type Tile } from "./tiles/tile.ts";
export { defineTileSet, pointsOf, type TileSet } from "./tiles/tile-set.ts";
