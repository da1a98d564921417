import type { TextPart } from './text-parts.ts';

/** Numbers in words, as they are used for times. */
const WORDS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'a an one один одну одна одни': 1,
    'two two два две пару пара couple': 2,
    'three три тройку': 3,
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
}

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
  const [, next] = [words[at], words[at + 1]];
  const after = next === undefined ? undefined : WORDS.get(next.text);
  // "a couple of", "half an", "half a", "a half"
  if (words[at]?.text === 'a' && (next?.text === 'couple' || next?.text === 'half'))
    return readInWords(words, at + 1, next.text === 'half' ? 0.5 : 2);
  if (words[at]?.text === 'couple' && next?.text === 'of') return { value, next: at + 2, isDigits: false };
  if (value === 0.5 && (next?.text === 'a' || next?.text === 'an')) return { value, next: at + 2, isDigits: false };
  const hyphen = next?.text === '-' ? WORDS.get(words[at + 2]?.text ?? '') : undefined;
  const isTens = value >= 20 && value < 100;
  if (isTens && after !== undefined && after >= 1 && after < 10)
    return { value: value + after, next: at + 2, isDigits: false };
  if (isTens && hyphen !== undefined && hyphen >= 1 && hyphen < 10)
    return { value: value + hyphen, next: at + 3, isDigits: false };
  return { value, next: at + 1, isDigits: false };
}
