import { englishEvents, englishStory } from "../messages/english/accounts.ts";
import { englishPicture } from "../messages/english/picture.ts";
import { englishAdjustments, englishEnds, englishLabels, englishMoves } from "../messages/english/words.ts";
import { filled } from "../messages/said.ts";
import type { EventSentences, StoryEventType, StorySentences } from "../messages/types/accounts.ts";
import type { Messages } from "../messages/types/messages.ts";
import type { PictureSentences } from "../messages/types/picture.ts";
import type { Words } from "../messages/types/words.ts";

/** The sentences and words of a story. */
export interface StoryWords extends Words {
  readonly story: StorySentences;
  readonly events: EventSentences;
}

/** The sentences of messages for a story. What they lack is English, but an event is first as in their news. */
export function storyWords(messages: Messages): StoryWords {
  const words = {
    labels: filled(messages.labels, englishLabels),
    moves: filled(messages.moves, englishMoves),
    ends: filled(messages.ends, englishEnds),
    adjustments: filled(messages.adjustments, englishAdjustments),
  };
  return { ...words, story: filled(messages.story, englishStory), events: eventsIn(messages, words) };
}

function eventsIn({ events, news }: Messages, words: Words): EventSentences {
  type Sentence = (event: unknown, player: string, after: unknown) => string;
  const sentences = Object.entries(englishEvents).map(([type, english]) => {
    const [own, told] = [events?.[type as StoryEventType], news?.[type as StoryEventType]] as (Sentence | undefined)[];
    const asNews: Sentence | undefined = told && ((event, player) => told(event, player, words));
    return [type, own ?? asNews ?? english];
  });
  return Object.fromEntries(sentences) as EventSentences;
}

/** The sentences for premium squares that counted. */
export function premiumWords(messages: Messages): StorySentences & Pick<PictureSentences, "premium"> {
  return { ...filled(messages.story, englishStory), premium: filled(messages.picture, englishPicture).premium };
}
