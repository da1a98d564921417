import { nameKey } from '../names/name-key.ts';
import type { Reference } from './references.ts';

/** A requirement or limit that keeps a gift from everybody. */
export type Guard = { path: string } & (
  | {
      /** The higher, the fewer get it. Limited quantities are negative; -Infinity where there is no limit. */
      asks: number;
    }
  | {
      /** Roles of which all are required. */
      roles: readonly string[];
    }
);

/** Something that a section's value hands out. */
export interface Gift {
  /** A role given or taken, or a shop item along with its own effects. */
  kind: 'giveRole' | 'takeRole' | 'giveItem';
  /** The role's id, or the item's name key. */
  id: string;
  /** Dotted, as in the issues of an error reply. */
  path: string;
  /** Identifies the entry of the section it belongs to, wherever that moves; empty where there are no entries. */
  entry: string;
  /** By names that are the same in every value of the section. */
  guards: Readonly<Record<string, Guard>>;
}

/** A gift that is easier to get than before. */
export interface EasedGift {
  gift: Gift;
  /** The guard that was lowered; null where the gift is new. */
  lowered: Guard | null;
}

/** A maximum as a guard; null means no limit. */
export function scarce(path: string, most: number | null | undefined): Guard {
  return { path, asks: -(most ?? Infinity) };
}

/** The gift of a shop item; none for an empty name. */
export function itemGift(name: string, gift: Omit<Gift, 'kind' | 'id'>): Gift[] {
  return name === '' ? [] : [{ kind: 'giveItem', id: nameKey(name), ...gift }];
}

/** The roles that references give, as gifts without guards. */
export function giftsWithoutGuards(references: readonly Reference[]): Gift[] {
  return references.flatMap(({ id, path, isGiven }) =>
    isGiven === true ? [{ kind: 'giveRole' as const, id, path, entry: '', guards: {} }] : [],
  );
}

/**
 * The gifts that are new, or easier to get than the same gift of the same entry was before. Each old gift is matched
 * only once, so a copy counts as new.
 */
export function easedGifts(before: readonly Gift[], after: readonly Gift[]): EasedGift[] {
  // Starts from the end: lists are sorted by requirement, so each gift is matched with the hardest old one that is no
  // harder than itself.
  const left = before.toReversed();
  const take = (fits: (old: Gift) => boolean) => {
    const found = left.findIndex(fits);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  };
  // Unchanged gifts are matched first, so that no other gift takes their counterpart.
  const changed = after.filter((gift) => !take((old) => isSameGift(old, gift) && isAsHard(old, gift)));
  return changed.flatMap((gift) => {
    const alike = left.find((old) => isSameGift(old, gift));
    const isKept = take((old) => isSameGift(old, gift) && loweredGuard(old, gift) === null);
    return isKept ? [] : [{ gift, lowered: alike === undefined ? null : loweredGuard(alike, gift) }];
  });
}

function isSameGift(one: Gift, other: Gift): boolean {
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
