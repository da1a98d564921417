import { readMessage } from '../rules/message.ts';
import { compileWords, type WordsOptions } from '../rules/words/words.ts';
import { NATIVE_LIMITS } from './limits.ts';

/** A word list as sent to the platform, and how many words could not be included. */
export interface WordFilter {
  keywords: string[];
  patterns: string[];
  /** Words longer than the platform takes. */
  tooLong: number;
  /** Words left out because the limit on their kind is reached. */
  tooMany: number;
  /** Words that are parts of allowed ones: the filter would block those. */
  allowing: number;
}

const ONE_WORD = /^[\p{L}\p{N}'’*]+$/u;
/** The platform allows wildcards only at the ends of a word. */
const INNER_WILDCARD = /[^*]\*+[^*]/;

/**
 * Turns a word list into platform keywords; words that keywords cannot express go into patterns, several to a pattern.
 */
export function filterWords({ words, match, allowed }: Pick<WordsOptions, 'words' | 'match' | 'allowed'>): WordFilter {
  const blocking = words.filter((word) => !blocksAllowed(word, match, allowed));
  const written = [...new Set(blocking.map((word) => asKeyword(word, match)).filter((word) => word !== ''))];
  const isKeyword = (word: string) => word.length <= NATIVE_LIMITS.keywordLength && !INNER_WILDCARD.test(word);
  const keywords = written.filter(isKeyword);
  const packed = pack(written.filter((word) => !isKeyword(word)).map(asPattern));
  return {
    keywords: keywords.slice(0, NATIVE_LIMITS.keywords),
    patterns: packed.patterns,
    tooLong: packed.tooLong,
    tooMany: packed.tooMany + Math.max(0, keywords.length - NATIVE_LIMITS.keywords),
    allowing: words.length - blocking.length,
  };
}

/** Whether a word is found in one of the allowed words or phrases. */
function blocksAllowed(word: string, match: WordsOptions['match'], allowed: readonly string[]): boolean {
  if (allowed.length === 0) return false;
  const finds = compileWords({ words: [word], match, allowed: [], expressions: [] });
  const content = allowed.join('\n').replaceAll('*', '');
  return (
    finds(readMessage({ content, mentionedMembers: [], mentionedRoles: [], mentionsEveryone: false, files: [] })) !==
    null
  );
}

/**
 * A word with the wildcards our rule gives it: a single word with `*` carries its own, anything else follows `match`.
 */
function asKeyword(entry: string, match: WordsOptions['match']): string {
  const word = entry.trim().replaceAll(/\s+/g, ' ');
  if (ONE_WORD.test(word) && word.includes('*')) return word.replaceAll(/\*+/g, '*');
  const bare = word.replaceAll('*', '').trim();
  return match === 'part' && bare !== '' ? `*${bare}*` : bare;
}

const LETTER = String.raw`[\p{L}\p{N}]`;
const BEGIN = String.raw`(?:^|[^\p{L}\p{N}])`;
const END = String.raw`(?:[^\p{L}\p{N}]|$)`;

/** A word that needs a pattern, with its word-boundary expressions (empty where the word may continue). */
interface WordPattern {
  begin: string;
  body: string;
  end: string;
}

/** Boundaries consume a character: the platform's regex flavour has no look-around. */
function asPattern(word: string): WordPattern {
  const pieces = word.replace(/^\*/, '').replace(/\*$/, '').split('*');
  return {
    begin: word.startsWith('*') ? '' : BEGIN,
    body: pieces.map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)).join(`${LETTER}*`),
    end: word.endsWith('*') ? '' : END,
  };
}

/** Packs words into as few patterns as possible, shortest first so that most of them fit. */
function pack(words: readonly WordPattern[]): Pick<WordFilter, 'patterns' | 'tooLong' | 'tooMany'> {
  const possible = words.filter((word) => fits([word])).toSorted((one, other) => one.body.length - other.body.length);
  const groups: WordPattern[][] = [];
  let left = 0;
  for (const word of possible) {
    const open = groups.findLast(([first]) => first?.begin === word.begin && first.end === word.end);
    if (open !== undefined && fits([...open, word])) open.push(word);
    else if (groups.length < NATIVE_LIMITS.patterns) groups.push([word]);
    else left += 1;
  }
  return { patterns: groups.map(joinWords), tooLong: words.length - possible.length, tooMany: left };
}

function joinWords(words: readonly WordPattern[]): string {
  const [{ begin, end } = { begin: '', end: '' }] = words;
  return `(?i)${begin}(?:${words.map(({ body }) => body).join('|')})${end}`;
}

function fits(words: readonly WordPattern[]): boolean {
  return joinWords(words).length <= NATIVE_LIMITS.patternLength;
}
