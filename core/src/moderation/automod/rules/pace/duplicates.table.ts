import { normaliseText } from '../../text/normalise-text.ts';
import { createDuplicatesCheck } from './duplicates.ts';
import { sequenceTable } from '../rule-table.ts';

interface SampleMessage {
  text: string;
  by?: string;
  at?: number;
  files?: string[];
  channelId?: string;
}

const times = (count: number, text: string, more: Omit<SampleMessage, 'text'> = {}): SampleMessage[] =>
  Array.from({ length: count }, (_, index) => ({ text, at: index * 1_000, ...more }));
const texts = (...all: string[]): SampleMessage[] => all.map((text, index) => ({ text, at: index * 1_000 }));

const fires = (messages: readonly SampleMessage[]) => {
  const check = createDuplicatesCheck({ messages: 2, withinMs: 60_000 });
  return messages.some(({ text, by = 'a', at = 0, files = [], channelId = '1' }, id) => {
    return check.add(by, normaliseText(text).text, { id: String(id), channelId }, at, files) !== null;
  });
};

/** The same text more than twice within a minute. */
export const duplicatesTable = sequenceTable(fires, {
  fires: {
    'three alike': times(3, 'buy now'),
    'three alike in Russian': times(3, 'купи слона'),
    'in capitals and small letters': texts('Buy Now', 'BUY NOW', 'buy now'),
    'with other blanks': texts('buy now', 'buy  now', 'buy\nnow'),
    'with other signs': texts('buy now', 'buy now!', '...buy now?!'),
    'with invisible characters': texts('buy now', 'b\u200Buy now', 'buy n\u2060ow'),
    'in bold, as spoiler, as code': texts('**buy now**', '||buy now||', '`buy now`'),
    'letters apart': texts('buy', 'b u y', 'b.u.y'),
    'full width': texts('buy now', 'ｂｕｙ ｎｏｗ', 'BUY NOW'),
    'in three channels': ['1', '2', '3'].map((channelId) => ({ text: 'buy now', channelId })),
    'others between': texts('buy now', 'hello', 'buy now', 'how are you', 'buy now'),
    'addresses alike': times(3, 'https://example.com/a'),
    'three letters': times(3, 'lol'),
    'emojis alike': times(3, '😀😀😀'),
    'numbers alike': times(3, '12345'),
    'just within the minute': [0, 30_000, 59_999].map((at) => ({ text: 'buy now', at })),
    'with the same file': times(3, 'look at this', { files: ['a.png'] }),
    'the longest there can be': times(3, 'long '.repeat(800)),
    'ten times': times(10, 'again'),
    'a flood of it at one moment': times(200, 'again', { at: 5 }),
    'commands alike': times(3, '!daily'),
    'after it was found before': [...times(3, 'buy now'), ...times(3, 'buy now', { at: 5_000 })],
  },
  passes: {
    nothing: [],
    once: times(1, 'buy now'),
    twice: times(2, 'buy now'),
    'three different': texts('one thing', 'another thing', 'a third thing'),
    'three different in Russian': texts('привет', 'как дела', 'что нового'),
    'by three members': ['a', 'b', 'c'].map((by) => ({ text: 'good morning', by })),
    'good morning by a hundred': Array.from({ length: 100 }, (_, index) => ({ text: 'доброе утро', by: `m${index}` })),
    'the third as the minute is over': [0, 30_000, 60_000].map((at) => ({ text: 'buy now', at })),
    'once a minute': [0, 60_000, 120_000, 180_000].map((at) => ({ text: 'still here', at })),
    'short ones': times(5, 'ok'),
    'yes in Russian': times(5, 'да'),
    'signs alone': times(5, '!!!!!!'),
    'dots alone': times(5, '......'),
    nothing_written: times(5, ''),
    'pictures without a word': times(5, '', { files: ['image.png'] }),
    'one emoji': times(5, '👍🏽'),
    'a plus': times(5, '+1'),
    'the same words with other files': ['a', 'b', 'c'].map((name) => ({
      text: 'look at this',
      files: [`${name}.png`],
    })),
    'numbers counting up': texts('100', '101', '102', '103'),
    'other words in another order': texts('one two three', 'three two one', 'two one three'),
    'two of each': texts('first', 'second', 'first', 'second'),
    'addresses below one another': texts('example.com/1', 'example.com/2', 'example.com/3'),
    'a word longer every time': texts('wow', 'woow', 'wooow', 'woooow'),
  },
});
