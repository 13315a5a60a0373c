import { englishEvents, englishStory } from "../messages/english/accounts.ts";
import { englishPicture } from "../messages/english/picture.ts";
import { englishAdjustments, englishEnds, englishLabels, englishMoves } from "../messages/english/words.ts";
import { filled, wordsFor, wordsIn } from "../messages/said.ts";
import type { EventSentences, StoryEventType, StorySentences } from "../messages/types/accounts.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { PictureSentences } from "../messages/types/picture.ts";
import type { Words } from "../messages/types/words.ts";

/** The sentences of a story, and the words that they get. */
export interface StoryWords {
  readonly story: StorySentences;
  readonly events: EventSentences;
  /** Why points were adjusted, for `story.adjusted`. */
  readonly adjustments: Words["adjustments"];
}

/** The sentences of messages for a story. What they lack is English, but an event is first as in their news. */
export function storyWords(messages: Messages): StoryWords {
  return {
    story: filled(messages.story, englishStory),
    events: eventsIn(messages),
    adjustments: wordsFor(messages.story?.adjusted, messages.adjustments, englishAdjustments),
  };
}

const englishWords = { labels: englishLabels, moves: englishMoves, ends: englishEnds, adjustments: englishAdjustments };

/** The words that sentences of news get; those that the messages lack are English. */
function wordsOf(messages: Messages): Words {
  return wordsIn(messages, englishWords) as Words;
}

function eventsIn(messages: Messages): EventSentences {
  type Sentence = (event: unknown, player: string, after: unknown) => string;
  const { events, news } = messages;
  const words = wordsOf(messages);
  const sentences = Object.entries(englishEvents).map(([type, english]) => {
    const [own, told] = [events?.[type as StoryEventType], news?.[type as StoryEventType]] as (Sentence | undefined)[];
    const asNews: Sentence | undefined = told && ((event, player) => told(event, player, words));
    return [type, own ?? asNews ?? english];
  });
  return Object.fromEntries(sentences) as EventSentences;
}

/** The sentences for premium squares that counted, each with the names of premiums that it gets. */
export interface PremiumWords {
  readonly letterPremium: StorySentences["letterPremium"];
  readonly wordPremium: StorySentences["wordPremium"];
  readonly nameOfLetter: PictureSentences["premium"];
  readonly nameOfWord: PictureSentences["premium"];
}

/** The sentences of messages for premium squares; those that they lack are English, with English names. */
export function premiumWords({ story, picture }: Messages): PremiumWords {
  const { letterPremium, wordPremium } = filled(story, englishStory);
  return {
    letterPremium,
    wordPremium,
    nameOfLetter: wordsFor(story?.letterPremium, picture, englishPicture).premium,
    nameOfWord: wordsFor(story?.wordPremium, picture, englishPicture).premium,
  };
}
