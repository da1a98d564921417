import { nameKey } from '../names/name-key.ts';
import { typingErrors } from './misspelling.ts';
import type { Reading } from './reading.ts';

/** Whatever people call by one of its names. */
export interface Named {
  names: readonly string[];
}

/**
 * What a text names. `how`: by a whole name, by the beginning of one, or by something that is nearly one; the last is
 * always ambiguous, so that nobody gets what they did not ask for.
 */
export type NameReading<Thing> = Reading<Thing, 'absent'> & { how: 'whole' | 'begun' | 'near' | null };

interface NameOptions {
  /** Nothing follows the name: the text is one as a whole. */
  isWhole?: boolean;
  /** What is only left out in hurried typing is no whole name: "ann a lot" names Ann, not Anna. For people. */
  isStrict?: boolean;
  /** Nothing but a whole name is looked for, which costs little even among very many names. */
  isExact?: boolean;
}

/** Longer beginnings of a text name nothing; what remains of it is not looked at, so that it costs nothing. */
const LENGTH_MAX = 200;

/** A name ends before a space, before punctuation, or with the text. */
const ENDS = /(?=[\s,;:.!?)\]]|$)/gu;

/** A single letter is no beginning of a name. */
const BEGUN_MIN = 2;

/** Names shorter than this are never taken for misspelt ones. */
const MISSPELT_MIN = 3;

/** Shorter texts are not taken for misspelt beginnings. */
const BEGUN_MISSPELT_MIN = 5;

/** Names of this length may have two typing errors. */
const LONG = 7;

/** The most typing errors of a name. */
const ERRORS_MAX = 2;

/** Misspelt names of more parts are not looked for: each beginning is compared with every name. */
const NEAR_PARTS_MAX = 4;

/** How many misspelt names are suggested. */
const NEAR_MAX = 5;

/**
 * Reads the name at the beginning of a text: the longest whole one, or else what is the beginning of only one name.
 * Case, "ё", spaces, dashes, underscores, quotes and emoji make no difference, unless names differ only in these.
 */
export function readName<Thing extends Named>(
  text: string,
  things: readonly Thing[],
  { isWhole = false, isStrict = false, isExact = false }: NameOptions = {},
): NameReading<Thing> {
  const begun = beginningsOf(text, isWhole);
  const index = indexNames(things);
  const whole = wholeName(begun, isStrict ? { ...index, byLoose: new Map() } : index);
  const part = whole !== null || isExact ? null : (begunName(begun, index) ?? nearName(begun, index));
  return whole ?? part ?? { kind: 'unread', why: 'absent', length: 0, example: exampleOf(things), how: null };
}

/** How names are compared: without what people leave out when they type quickly. */
export function looseKey(name: string): string {
  const key = strictKey(name);
  return key.replaceAll(UNHEARD, '') || key;
}

/** Custom emoji, spaces, dashes, underscores, quotes, brackets and other decoration, and the mark of a mention. */
const UNHEARD =
  /<a?:\w+:\d+>|^[@#]+|[\s\p{Z}\p{Pd}\p{Pc}\p{So}\p{Sk}\p{Cf}\p{Pi}\p{Pf}\p{Ps}\p{Pe}\u{fe00}-\u{fe0f}"'`|·•・\u{2212}]/gu;

function strictKey(name: string): string {
  return nameKey(name).replaceAll('ё', 'е').replaceAll(/\s+/gu, ' ');
}

interface Beginning extends Keys {
  length: number;
}

/** The beginnings of a text that may be names, longest first. */
function beginningsOf(text: string, isWhole: boolean): Beginning[] {
  const ends = isWhole ? [text.length] : [...text.slice(0, LENGTH_MAX + 1).matchAll(ENDS)].map(({ index }) => index);
  return ends
    .filter((length) => length <= LENGTH_MAX && text.slice(0, length).trim() !== '')
    .map((length) => ({ ...keysOf(text.slice(0, length)), length }))
    .toReversed();
}

interface Keys {
  strict: string;
  loose: string;
}

function keysOf(name: string): Keys {
  return { strict: strictKey(name), loose: looseKey(name) };
}

/** The same things are read with many texts: every order of options, and everybody who may be meant. */
const keysByNames = new WeakMap<readonly string[], readonly Keys[]>();

function keysOfAll(names: readonly string[]): readonly Keys[] {
  const keys = keysByNames.get(names) ?? names.map(keysOf);
  keysByNames.set(names, keys);
  return keys;
}

interface NameIndex<Thing> {
  byStrict: ReadonlyMap<string, readonly Thing[]>;
  byLoose: ReadonlyMap<string, readonly Thing[]>;
  /** The length of the longest loose name. */
  longest: number;
}

function indexNames<Thing extends Named>(things: readonly Thing[]): NameIndex<Thing> {
  const all = things.flatMap((thing) => keysOfAll(thing.names).map(({ strict, loose }) => ({ strict, loose, thing })));
  const by = (key: 'strict' | 'loose') => {
    const named = all.filter((each) => each[key] !== '');
    const groups = [...Map.groupBy(named, (each) => each[key])];
    return new Map(groups.map(([name, each]) => [name, [...new Set(each.map(({ thing }) => thing))]] as const));
  };
  const longest = all.reduce((most, { loose }) => Math.max(most, loose.length), 0);
  return { byStrict: by('strict'), byLoose: by('loose'), longest };
}

function wholeName<Thing>(
  begun: readonly Beginning[],
  index: Omit<NameIndex<Thing>, 'longest'>,
): NameReading<Thing> | null {
  for (const { strict, loose, length } of begun) {
    const found = index.byStrict.get(strict) ?? index.byLoose.get(loose);
    if (found !== undefined) return { ...oneOf(found, length), how: 'whole' };
  }
  return null;
}

function begunName<Thing>(
  begun: readonly Beginning[],
  { byLoose, longest }: NameIndex<Thing>,
): NameReading<Thing> | null {
  for (const { loose, length } of begun) {
    if (loose.length > longest || Array.from(loose).length < BEGUN_MIN) continue;
    const found = [...byLoose].filter(([name]) => name.startsWith(loose)).flatMap(([, things]) => things);
    if (found.length > 0) return { ...oneOf([...new Set(found)], length), how: 'begun' };
  }
  return null;
}

/** The names that a beginning of the text has few typing errors in, or is a part of. */
function nearName<Thing>(
  begun: readonly Beginning[],
  { byLoose, longest }: NameIndex<Thing>,
): NameReading<Thing> | null {
  const likely = begun.filter(({ loose }) => loose.length <= longest + ERRORS_MAX).slice(-NEAR_PARTS_MAX);
  for (const { loose, length } of likely) {
    const typed = Array.from(loose).length;
    if (typed < MISSPELT_MIN) continue;
    const near = [...byLoose]
      .map(([name, things]) => ({ errors: errorsIn(loose, name), things }))
      .filter(({ errors }) => errors !== null)
      .toSorted((one, other) => (one.errors ?? 0) - (other.errors ?? 0));
    const meanings = [...new Set(near.flatMap(({ things }) => things))].slice(0, NEAR_MAX);
    if (meanings.length > 0) return { kind: 'ambiguous', meanings, length, how: 'near' };
  }
  return null;
}

/** How wrong a typed name is; null if it is another one. */
function errorsIn(typed: string, name: string): number | null {
  const most = name.length >= LONG ? ERRORS_MAX : 1;
  if (name.length < MISSPELT_MIN) return null;
  const errors = typingErrors(typed, name, most);
  if (errors <= most) return errors;
  if (typed.length > MISSPELT_MIN && name.includes(typed)) return most + 1;
  // A misspelt beginning of a longer name.
  const isBegun = typed.length >= BEGUN_MISSPELT_MIN && typingErrors(typed, name.slice(0, typed.length), 1) <= 1;
  return isBegun ? most + 2 : null;
}

function oneOf<Thing>(found: readonly Thing[], length: number): Reading<Thing, 'absent'> {
  const [only, another] = found;
  return only !== undefined && another === undefined
    ? { kind: 'read', value: only, length }
    : { kind: 'ambiguous', meanings: found, length };
}

function exampleOf(things: readonly Named[]): string {
  return things[0]?.names[0] ?? '';
}
