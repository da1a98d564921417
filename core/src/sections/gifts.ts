import { nameKey } from '../names/name-key.ts';
import type { Reference } from './references.ts';

/** Something that keeps a gift from being had by everybody. */
export type Guard = { path: string } & (
  | {
      /** The more, the fewer get it. What is scarce is less than 0; -Infinity for what does not limit. */
      asks: number;
    }
  | {
      /** Roles one has to have all of. */
      roles: readonly string[];
    }
);

/** Something a value of a section hands out. */
export interface Gift {
  /** A role given or taken; or an item of the shop, with what that brings. */
  kind: 'giveRole' | 'takeRole' | 'giveItem';
  /** The role's id, the item's name as names are compared. */
  id: string;
  /** Dotted, as in the issues of an error reply. */
  path: string;
  /** What of the section it belongs to, wherever that moves; empty where all belongs together. */
  entry: string;
  /** By a name of its own, the same in every value of the section. */
  guards: Readonly<Record<string, Guard>>;
}

/** A gift that is easier to come by than before. */
export interface EasedGift {
  gift: Gift;
  /** Where: a guard that was lowered; null where it was no gift before. */
  lowered: Guard | null;
}

/** The most of something, as a guard: null sets no limit. */
export function scarce(path: string, most: number | null | undefined): Guard {
  return { path, asks: -(most ?? Infinity) };
}

/** The gift of an item of the shop; none without a name. */
export function itemGift(name: string, gift: Omit<Gift, 'kind' | 'id'>): Gift[] {
  return name === '' ? [] : [{ kind: 'giveItem', id: nameKey(name), ...gift }];
}

/** The roles that references give, as gifts that nothing guards. */
export function unguarded(references: readonly Reference[]): Gift[] {
  return references.flatMap(({ id, path, isGiven }) =>
    isGiven === true ? [{ kind: 'giveRole' as const, id, path, entry: '', guards: {} }] : [],
  );
}

/**
 * What of the gifts is new, or easier to come by than the same gift of the same entry was. Each of those before stands for
 * one, so that a copy is new.
 */
export function easedGifts(before: readonly Gift[], after: readonly Gift[]): EasedGift[] {
  // From the last on: lists are sorted by what they ask for, so each takes the hardest that is no harder than itself.
  const left = before.toReversed();
  const take = (fits: (old: Gift) => boolean) => {
    const found = left.findIndex(fits);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  };
  // What stays as it is comes first, so that no other takes its place.
  const changed = after.filter((gift) => !take((old) => isAlike(old, gift) && isAsHard(old, gift)));
  return changed.flatMap((gift) => {
    const alike = left.find((old) => isAlike(old, gift));
    const isKept = take((old) => isAlike(old, gift) && loweredGuard(old, gift) === null);
    return isKept ? [] : [{ gift, lowered: alike === undefined ? null : loweredGuard(alike, gift) }];
  });
}

function isAlike(one: Gift, other: Gift): boolean {
  return one.kind === other.kind && one.id === other.id && one.entry === other.entry;
}

function isAsHard(one: Gift, other: Gift): boolean {
  return loweredGuard(one, other) === null && loweredGuard(other, one) === null;
}

function loweredGuard(before: Gift, after: Gift): Guard | null {
  for (const [name, was] of Object.entries(before.guards)) {
    const is = after.guards[name];
    if (is === undefined || isLower(was, is)) return is ?? was;
  }
  return null;
}

function isLower(was: Guard, is: Guard): boolean {
  if ('asks' in was) return !('asks' in is) || is.asks < was.asks;
  return !('roles' in is) || was.roles.some((id) => !is.roles.includes(id));
}
