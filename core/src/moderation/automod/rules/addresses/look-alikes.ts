import { skeletonOf } from '../../text/fold-confusables.ts';

/** Names of fewer letters are one letter away from too many others; only one that looks like it may be wrong. */
const TYPO_MIN = 7;
const ALIKE_MIN = 6;
/** In long names, any letter may be wrong. */
const ANY_LETTER_MIN = 10;

/** Letters that are easily taken for each other: mirrored, or next to each other in shape. */
const ALIKE = new Set([
  'bd',
  'gq',
  'pq',
  'uv',
  'ce',
  'co',
  'eo',
  'fl',
  'fi',
  'lt',
  'mn',
  'hn',
  'nr',
  'kx',
  'ao',
  'ae',
  'ly',
  'yv',
  'sz',
  'qg',
]);

const LOOKS = new Map([
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['1', 'l'],
  ['|', 'l'],
  ['!', 'l'],
  ['i', 'l'],
]);

/** How a name looks: equal for names with letters, or groups of letters, that look the same. */
export function looksLike(name: string): string {
  return skeletonOf(name).replaceAll(/rn|vv|cl|[03451|!i]/g, (shape) => LOOKS.get(shape) ?? shape);
}

/**
 * Whether a name is easily taken for another: a letter doubled, left out within, swapped with its neighbour, or
 * replaced by one that looks like it. A different first letter, or a missing last one, makes another name.
 */
export function isTypoOf(name: string, real: string): boolean {
  if (name[0] !== real[0] || real.length < ALIKE_MIN || Math.abs(name.length - real.length) > 1) return false;
  if (name === real) return false;
  const at = firstDifference(name, real);
  const [one, other] = [name.slice(Math.max(0, at)), real.slice(Math.max(0, at))];
  if (at < 0) return name.length === real.length + 1 && name.at(-1) === real.at(-1);
  if (real.length < TYPO_MIN) return name.length === real.length && isAlike(one, other);
  if (name.length === real.length) {
    if (one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2)) return true;
    return isAlike(one, other) || (real.length >= ANY_LETTER_MIN && one.slice(1) === other.slice(1));
  }
  if (name.length === real.length + 1) {
    const isDoubled = one[0] === name[at - 1] || one[0] === other[0];
    return one.slice(1) === other && (isDoubled || real.length >= ANY_LETTER_MIN);
  }
  return name.length === real.length - 1 && one === other.slice(1) && other.length > 1;
}

/** Whether only the first letters differ, and look alike. */
function isAlike(one: string, other: string): boolean {
  return one.slice(1) === other.slice(1) && (ALIKE.has(`${one[0]}${other[0]}`) || ALIKE.has(`${other[0]}${one[0]}`));
}

/** Where the real name differs first; -1 where it is the beginning of the other. */
function firstDifference(name: string, real: string): number {
  for (let index = 0; index < real.length; index += 1) if (name[index] !== real[index]) return index;
  return -1;
}
