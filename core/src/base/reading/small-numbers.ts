import type { TextPart } from './text-parts.ts';

/** Numbers in words, as they are used for times. */
const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'a an one один одну одна одни': 1,
    'two two два две пару пара couple': 2,
    'three три тройку few several несколько': 3,
    'four четыре': 4,
    'five пять': 5,
    'six шесть': 6,
    'seven семь': 7,
    'eight восемь': 8,
    'nine девять': 9,
    'ten десять десяток': 10,
    'eleven одиннадцать': 11,
    'twelve двенадцать': 12,
    'thirteen тринадцать': 13,
    'fourteen четырнадцать': 14,
    'fifteen пятнадцать': 15,
    'sixteen шестнадцать': 16,
    'seventeen семнадцать': 17,
    'eighteen восемнадцать': 18,
    'nineteen девятнадцать': 19,
    'twenty двадцать': 20,
    'thirty тридцать': 30,
    'forty сорок': 40,
    'fifty пятьдесят': 50,
    'sixty шестьдесят': 60,
    'ninety девяносто': 90,
    'hundred сто': 100,
    'half пол': 0.5,
    'полтора полторы': 1.5,
  }).flatMap(([names, value]) => names.split(' ').map((name) => [name, value] as const)),
);

export interface SmallNumber {
  value: number;
  /** The place after it. */
  next: number;
  /** It is written with digits. */
  isDigits: boolean;
  /** It says only roughly how many. */
  isVague?: boolean;
}

const VAGUE = new Set(['few', 'several', 'несколько']);

/** Reads a number at a place: `12`, `1.5`, `1,5`, `½`, `twenty five`, «полтора», `half a`, `a couple of`. */
export function readSmallNumber(words: readonly TextPart[], at: number): SmallNumber | null {
  const word = words[at];
  if (word?.kind === 'number') return readDigits(words, at);
  if (word?.text === '½') return { value: 0.5, next: at + 1, isDigits: true };
  const value = word === undefined ? undefined : WORDS.get(word.text);
  return value === undefined ? null : readInWords(words, at, value);
}

function readDigits(words: readonly TextPart[], at: number): SmallNumber {
  const whole = words[at]?.text ?? '';
  const [mark, fraction] = [words[at + 1], words[at + 2]];
  const isGlued = mark?.isGlued === true && fraction?.isGlued === true && fraction.kind === 'number';
  if (isGlued && (mark.text === '.' || mark.text === ',')) {
    // A comma or dot before exactly three digits groups, as in amounts.
    const isGroup = fraction.text.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    const value = Number(isGroup ? whole + fraction.text : `${whole}.${fraction.text}`);
    return { value, next: at + 3, isDigits: true };
  }
  if (mark?.text === '½') return { value: Number(whole) + 0.5, next: at + 2, isDigits: true };
  return { value: Number(whole), next: at + 1, isDigits: true };
}

function readInWords(words: readonly TextPart[], at: number, value: number): SmallNumber {
  const [word = '', second = ''] = [words[at]?.text, words[at + 1]?.text];
  const read = (length: number, more = 0) => ({ value: value + more, next: at + length, isDigits: false });
  // "a couple", "a half", "a few"
  if (word === 'a' && (second === 'couple' || second === 'half' || VAGUE.has(second))) {
    return readInWords(words, at + 1, WORDS.get(second) ?? value);
  }
  if (VAGUE.has(word)) return { ...read(1), isVague: true };
  const isFollowed = (word === 'couple' && second === 'of') || (value === 0.5 && /^an?$/.test(second));
  if (isFollowed) return read(2);
  const length = second === '-' ? 3 : 2;
  const ones = WORDS.get(words[at + length - 1]?.text ?? '') ?? 0;
  const isTens = value >= 20 && value < 100 && ones >= 1 && ones < 10;
  return isTens ? read(length, ones) : read(1);
}
