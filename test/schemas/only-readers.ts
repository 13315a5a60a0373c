/** A rule that readers have and schemas do not, by the problems that it leads to. */
interface OnlyReaders {
  readonly code: RegExp;
  readonly path: RegExp;
  readonly reason: string;
}

const seats = /(player|first|viewer|turn|draws|waitingFor(\[\d+\])?|winners\[\d+\]|winners)$/;

/**
 * All that a schema lets pass and a reader does not. What is right at one place depends on what stands at another, and
 * JSON Schema has no words for that.
 */
export const onlyReaders: readonly OnlyReaders[] = [
  { code: /^unknown-letter$/, path: /./, reason: "letters are those of the tile set" },
  { code: /^legend$/, path: /rowsOfSquares\[\d+\]\[\d+\]$/, reason: "a drawing has the characters of its legend" },
  { code: /^count$/, path: /rowsOfSquares(\[\d+\])?$/, reason: "a drawing has the rows and columns of its layout" },
  { code: /^count$/, path: /^board(\[\d+\])?$/, reason: "a board has the squares of its layout" },
  { code: /^count$/, path: /^players$/, reason: "as many players as the ruleset says" },
  { code: /^(range|empty|too-large)$/, path: seats, reason: "seats are those of the players at the table" },
  { code: /^conflict$/, path: /players\.max$/, reason: "the most players are not fewer than the fewest" },
  { code: /^conflict$/, path: /bonuses\[\d+\]\.tiles$/, reason: "no bonus for more tiles than may be laid" },
  { code: /^conflict$/, path: /bonuses\[\d+\]\.points$/, reason: "a bonus that multiplies adds no points" },
  { code: /^conflict$/, path: /(rackSize|maxTilesPerPlay|tileSet|starts)$/, reason: "a first word can be played" },
  { code: /^conflict$/, path: /end$/, reason: "something ends a game in which nobody plays any more" },
  { code: /^count$/, path: /targets$/, reason: "as many targets as there may be players" },
  { code: /^conflict$/, path: /\.when$/, reason: "a premium counts for letters or for points, not for both" },
  { code: /^repeated$/, path: /(tiles|starts|letters\[\d+\]|\.id)$/, reason: "what tells entries apart stands once" },
  { code: /^hidden$/, path: /\.hidden$/, reason: "a game with a seed knows all its tiles" },
  { code: /^(reference|rack)$/, path: /./, reason: "events, seats and racks speak of one another" },
];
