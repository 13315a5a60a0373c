"""Checks the draws of finished games, from the page "How tiles are drawn" alone.

Use: python3 test/oracle/draws/verify_draws.py games.jsonl ...     (one saved game a line)
"""
import json
import sys

BLANK = "?"
TWO_TO_32 = 2**32
MASK = TWO_TO_32 - 1
RATE = 8  # words that are absorbed or taken out between two permutations
BEGINNINGS = ("drew-for-start", "turn-set")
DRAW_NOTHING = {
    "turn-set", "passed", "accepted", "resigned", "turn-lost", "challenged", "blank-exchanged", "adjusted", "ended",
}


def verify(game):
    """The problems of a game, each {event, expected, found}. `event` is None if the whole game is meant."""
    unfit = why_unfit(game)
    if unfit:
        return [unfit]
    table = Table(game)
    for number, event in enumerate(game["history"]):
        follow_event(table, event, number)
    compare(table, None, table.bag, tiles_of(get(game, "bag")))
    return table.problems


def count_draws(game):
    """How many events of a game have a draw that is checked."""
    return 0 if why_unfit(game) else sum(is_draw(event) for event in game["history"])


def is_draw(event):
    kind = get(event, "type")
    if kind == "dealt":
        return get(event, "chosen") is not True
    return kind in ("drew-for-start", "played", "exchanged")


# ---- What a game must have before anything can be checked


def why_unfit(game):
    ruleset = get(game, "ruleset")
    if not isinstance(get(game, "seed"), str):
        return wrong("a seed", get(game, "seed"))
    if get(game, "draw") is not None:
        return wrong("no other algorithm in draw", get(game, "draw"))
    if not is_tile_set(get(ruleset, "tileSet")):
        return wrong("a tile set", get(ruleset, "tileSet"))
    if not is_count(get(ruleset, "rackSize")):
        return wrong("a rack size", get(ruleset, "rackSize"))
    if not isinstance(get(game, "players"), list):
        return wrong("a list of players", get(game, "players"))
    if not isinstance(get(game, "history"), list):
        return wrong("a history", get(game, "history"))
    return None


def wrong(expected, found):
    return {"event": None, "expected": expected, "found": found}


def is_tile_set(tile_set):
    letters = get(tile_set, "letters")
    if not isinstance(letters, list) or not all(is_letter(entry) for entry in letters):
        return False
    return is_count(get(get(tile_set, "blanks"), "count"))


def is_letter(entry):
    letter = get(entry, "letter")
    return isinstance(letter, str) and letter != BLANK and is_count(get(entry, "count"))


def is_count(value):
    return type(value) is int and value >= 0


def get(thing, name):
    """A property, or None if there is none."""
    return thing.get(name) if isinstance(thing, dict) else None


# ---- The table: all that is kept while the history is followed


class Table:
    def __init__(self, game):
        tile_set = game["ruleset"]["tileSet"]
        kinds = [(entry["letter"], entry["count"]) for entry in tile_set["letters"]]
        kinds.append((BLANK, tile_set["blanks"]["count"]))
        self.seed = game["seed"]
        self.history = game["history"]
        self.rack_size = game["ruleset"]["rackSize"]
        self.rank = {tile: index for index, (tile, _) in enumerate(kinds)}
        self.full_bag = [tile for tile, count in kinds for _ in range(count)]
        self.bag = list(self.full_bag)
        self.on_rack = [0] * len(game["players"])
        self.taken_off = set()
        self.problems = []


def compare(table, event, expected, found):
    if not is_same(expected, found):
        report(table, event, expected, found)


def is_same(one, other):
    """Compares as JSON, so that true is not 1."""
    return json.dumps(one) == json.dumps(other)


def report(table, event, expected, found):
    table.problems.append({"event": event, "expected": copied(expected), "found": found})


def copied(expected):
    return list(expected) if isinstance(expected, list) else expected


# ---- The events


def follow_event(table, event, number):
    kind = get(event, "type")
    follow = {
        "dealt": follow_deal, "played": follow_play, "exchanged": follow_exchange, "phony-returned": follow_phony,
    }
    if number == 0 and kind not in BEGINNINGS:
        report(table, number, "how the first player was found", kind)
    if not isinstance(kind, str):
        report(table, number, "a type of a game with a seed", kind)
    elif kind in DRAW_NOTHING:
        pass
    elif kind == "drew-for-start":
        follow_start(table, event, number)
    elif kind not in follow:
        report(table, number, "a type of a game with a seed", kind)
    elif not is_seat(table, get(event, "player")):
        report(table, number, "a seat", get(event, "player"))
    else:
        follow[kind](table, event, number)


def is_seat(table, player):
    return is_count(player) and player < len(table.on_rack)


def follow_start(table, event, number):
    players = len(table.on_rack)
    possible = len(table.full_bag) >= players > 0 and len(set(table.full_bag)) > 1
    if number != 0:
        report(table, number, "a draw for first play only as event 0", event["type"])
    elif not possible:
        report(table, number, "no draw for first play", event["type"])
    else:
        expected = draw_for_start(table.seed, table.full_bag, table.rank, players)
        compare(table, number, expected, {"rounds": rounds_of(event), "first": get(event, "first")})


def follow_deal(table, event, number):
    if get(event, "chosen") is True:
        follow_chosen(table, event, number)
    else:
        follow_draw(table, event, number, table.rack_size)


def follow_chosen(table, event, number):
    """A chosen rack is not drawn by chance, but its tiles must be in the bag."""
    tiles = tiles_of(get(event, "drawn"))
    missing = take_out(table.bag, tiles or [])
    if tiles is None or missing:
        report(table, number, "tiles of the bag", tiles)
    table.on_rack[event["player"]] += len(tiles or [])


def follow_play(table, event, number):
    player = event["player"]
    table.on_rack[player] -= laid_by(event)
    follow_draw(table, event, number, table.rack_size - table.on_rack[player])


def follow_exchange(table, event, number):
    returned = tiles_of(get(event, "returned"))
    if returned is None:
        report(table, number, "a pile of returned tiles", get(event, "returned"))
    tiles = returned or []
    follow_draw(table, event, number, len(tiles))
    put_back(table, tiles, number)
    table.on_rack[event["player"]] -= len(tiles)


def follow_phony(table, event, number):
    index = get(event, "play")
    play = table.history[index] if is_count(index) and index < number else None
    if get(play, "type") != "played":
        report(table, number, "the number of an earlier play", index)
        return
    if not is_same(get(play, "player"), event["player"]):
        report(table, number, get(play, "player"), event["player"])
    if index in table.taken_off:
        report(table, number, "a play that is not taken off yet", index)
    table.taken_off.add(index)
    returned = tiles_of(get(event, "returned"))
    compare(table, number, tiles_of(get(play, "drawn")), returned)
    put_back(table, returned or [], number)
    table.on_rack[event["player"]] += laid_by(play) - len(returned or [])


def follow_draw(table, event, number, count):
    """Compares a draw, then goes on with what the event says, so that one wrong draw is one problem."""
    drawn = tiles_of(get(event, "drawn"))
    compare(table, number, draw(table.seed, number, table.bag, count, table.rank), drawn)
    take_out(table.bag, drawn or [])
    table.on_rack[event["player"]] += len(drawn or [])


# ---- What an event says


def tiles_of(pile):
    tiles = get(pile, "tiles")
    is_tiles = isinstance(tiles, list) and all(isinstance(tile, str) for tile in tiles)
    return tiles if is_tiles else None


def laid_by(play):
    placements = get(play, "placements")
    return len(placements) if isinstance(placements, list) else 0


def rounds_of(event):
    rounds = get(event, "rounds")
    if not isinstance(rounds, list):
        return None
    return [{"draws": [draw_of(one) for one in draws_of(each)]} for each in rounds]


def draws_of(one_round):
    draws = get(one_round, "draws")
    return draws if isinstance(draws, list) else []


def draw_of(one):
    return {"player": get(one, "player"), "tile": get(one, "tile")}


# ---- The bag


def take_out(bag, tiles):
    """Takes tiles out of a bag, and returns those that were not in it."""
    missing = []
    for tile in tiles:
        if tile in bag:
            bag.remove(tile)
        else:
            missing.append(tile)
    return missing


def put_back(table, tiles, number):
    """A tile that is not of the tile set cannot come back."""
    if not all(tile in table.rank for tile in tiles):
        report(table, number, "tiles of the tile set", tiles)
    table.bag = in_bag_order(table.bag + tiles, table.rank)


def in_bag_order(tiles, rank):
    """A tile that is not of the tile set comes last."""
    return sorted(tiles, key=lambda tile: rank.get(tile, len(rank)))


# ---- Drawing


def draw(seed, event, bag, count, rank):
    """What an event draws from a bag, in bag order. The bag is left as it is."""
    source = Source(seed, event)
    left = list(bag)
    drawn = []
    while len(drawn) < count and left:
        drawn.append(draw_one(source, left))
    return in_bag_order(drawn, rank)


def draw_one(source, bag):
    return bag.pop(source.below(len(bag)))


def draw_for_start(seed, full_bag, rank, players):
    source = Source(seed, 0)
    rounds = []
    drawing = list(range(players))
    while True:
        bag = list(full_bag)
        draws = [{"player": player, "tile": draw_one(source, bag)} for player in drawing]
        rounds.append({"draws": draws})
        best = best_tile([one["tile"] for one in draws], rank)
        drawing = [one["player"] for one in draws if one["tile"] == best]
        if len(drawing) == 1:
            return {"rounds": rounds, "first": drawing[0]}


def best_tile(tiles, rank):
    return BLANK if BLANK in tiles else in_bag_order(tiles, rank)[0]


# ---- The source of numbers


class Source:
    def __init__(self, seed, event):
        self.words = [0] * 15 + [0x74696C65]
        self.place = 0
        for word in words_to_absorb(seed, event):
            self.absorb(word)
        self.place = RATE

    def absorb(self, word):
        self.permute_if_full()
        self.words[self.place] ^= word
        self.place += 1

    def next(self):
        self.permute_if_full()
        self.place += 1
        return self.words[self.place - 1]

    def permute_if_full(self):
        if self.place == RATE:
            permute(self.words)
            self.place = 0

    def below(self, n):
        limit = TWO_TO_32 - TWO_TO_32 % n
        word = self.next()
        while word >= limit:
            word = self.next()
        return word % n


def words_to_absorb(seed, event):
    units = code_units(seed)
    padded = units + [0] * (len(units) % 2)
    pairs = zip(padded[0::2], padded[1::2])
    return [len(units)] + [first + 65536 * second for first, second in pairs] + [event]


def code_units(text):
    """UTF-16 code units; a surrogate without its partner is one."""
    data = text.encode("utf-16-le", "surrogatepass")
    return [data[i] + 256 * data[i + 1] for i in range(0, len(data), 2)]


def permute(s):
    for _ in range(6):
        quarter(s, 0, 4, 8, 12)
        quarter(s, 1, 5, 9, 13)
        quarter(s, 2, 6, 10, 14)
        quarter(s, 3, 7, 11, 15)
        quarter(s, 0, 5, 10, 15)
        quarter(s, 1, 6, 11, 12)
        quarter(s, 2, 7, 8, 13)
        quarter(s, 3, 4, 9, 14)


def quarter(s, a, b, c, d):
    s[a] = (s[a] + s[b]) & MASK
    s[d] = rotl(s[d] ^ s[a], 16)
    s[c] = (s[c] + s[d]) & MASK
    s[b] = rotl(s[b] ^ s[c], 12)
    s[a] = (s[a] + s[b]) & MASK
    s[d] = rotl(s[d] ^ s[a], 8)
    s[c] = (s[c] + s[d]) & MASK
    s[b] = rotl(s[b] ^ s[c], 7)


def rotl(word, k):
    return ((word << k) & MASK) | (word >> (32 - k))


# ---- The program


def main(files):
    total = {"games": 0, "draws": 0, "problems": 0}
    for file in files:
        check_file(file, total)
    print(f"{total['games']} games, {total['draws']} draws, {total['problems']} problems")
    return 1 if total["problems"] else 0


def check_file(file, total):
    with open(file, encoding="utf-8", newline="\n") as lines:
        for number, line in enumerate(lines, 1):
            if line.strip():
                check_line(line, f"{file}:{number}", total)


def check_line(line, where, total):
    game = parsed(line)
    problems = verify(game)
    for problem in problems:
        print(f"{where}: {json.dumps(problem)}")
    total["games"] += 1
    total["draws"] += count_draws(game)
    total["problems"] += len(problems)


def parsed(line):
    """A line that is not JSON counts as a game without anything."""
    try:
        return json.loads(line)
    except ValueError:
        return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
