// The game as boardgame.io wants it. The state of the match holds the whole game; `playerView` makes of it what one
// player may see. CommonJS, because boardgame.io's ES modules cannot be imported by Node.
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");
const { applyMove, createGame, defineRuleset, viewFor } = require("tilewright");
const { parseMove } = require("tilewright/json");
const { northAmerica2017 } = require("tilewright/rulesets");
const { englishWordGraph } = require("tilewright/words");

// Tournaments seat two. At a table of friends up to four may play by the same rules.
const ruleset = defineRuleset(northAmerica2017, { players: { min: 2, max: 4 } });
let dictionary;

/** As many players as the rules allow: a client names any number for a match that it asks for. */
const clamped = (players) => Math.min(Math.max(Math.trunc(players) || 0, ruleset.players.min), ruleset.players.max);

/** Whether somebody who asks is a player. Anybody may ask as anybody before a match has begun. */
const isSeat = (game, playerID) => game.players.some((_, seat) => playerID === String(seat));

exports.tileGame = {
  name: "tile-game",
  minPlayers: ruleset.players.min,
  maxPlayers: ruleset.players.max,

  // The seed is the platform's own chance. That of boardgame.io is not meant to be a secret.
  setup: ({ ctx }) => ({ game: createGame({ players: clamped(ctx.numPlayers), ruleset }) }),

  // Clients call this again with what the server made of it.
  playerView: ({ G, playerID }) =>
    G.game === undefined ? G : { view: viewFor(G.game, isSeat(G.game, playerID) ? Number(playerID) : "spectator") },

  // Whose turn it is says the game, because challenges come out of turn.
  turn: { activePlayers: ActivePlayers.ALL },

  moves: {
    move: {
      // Only the server has the game. A client that guessed the result would have to know the bag.
      client: false,
      // Two players may answer at once; `at`, the digest of the view, says which game a move was meant for.
      ignoreStaleStateID: true,
      move: ({ G, playerID }, sent, at) => {
        const { move, problems } = parseMove(sent, G.game.ruleset);
        if (problems !== undefined) return INVALID_MOVE;
        dictionary ??= englishWordGraph();
        const { state } = applyMove(G.game, move, {
          by: Number(playerID),
          at: typeof at === "string" ? at : "",
          dictionary,
        });
        return state === undefined ? INVALID_MOVE : { game: state };
      },
    },
  },

  // A move that is taken back would show tiles that were drawn.
  disableUndo: true,

  endIf: ({ G }) => {
    const { status } = (G.game ?? G.view) || {};
    return status?.kind === "over" ? { winners: status.winners } : undefined;
  },
};
