import { nameKey } from '../names/name-key.ts';
import type { Reference } from './references.ts';

/** A requirement or limit that keeps a grant from everybody. */
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
export interface Grant {
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

/** A grant that is easier to get than before. */
export interface EasedGrant {
  grant: Grant;
  /** The guard that was lowered; null where the grant is new. */
  lowered: Guard | null;
}

/** A maximum as a guard; null means no limit. */
export function scarce(path: string, most: number | null | undefined): Guard {
  return { path, asks: -(most ?? Infinity) };
}

/** The grant of a shop item; none for an empty name. */
export function itemGrant(name: string, grant: Omit<Grant, 'kind' | 'id'>): Grant[] {
  return name === '' ? [] : [{ kind: 'giveItem', id: nameKey(name), ...grant }];
}

/** The roles that references give, as grants without guards. */
export function grantsWithoutGuards(references: readonly Reference[]): Grant[] {
  return references.flatMap(({ id, path, isGiven }) =>
    isGiven === true ? [{ kind: 'giveRole' as const, id, path, entry: '', guards: {} }] : [],
  );
}

/**
 * The grants that are new, or easier to get than the same grant of the same entry was before. Each old grant is matched
 * only once, so a copy counts as new.
 */
export function easedGrants(before: readonly Grant[], after: readonly Grant[]): EasedGrant[] {
  // Starts from the end: lists are sorted by requirement, so each grant is matched with the hardest old one that is no
  // harder than itself.
  const left = before.toReversed();
  const take = (fits: (old: Grant) => boolean) => {
    const found = left.findIndex(fits);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  };
  // Unchanged grants are matched first, so that no other grant takes their counterpart.
  const changed = after.filter((grant) => !take((old) => isSameGrant(old, grant) && isAsHard(old, grant)));
  return changed.flatMap((grant) => {
    const alike = left.find((old) => isSameGrant(old, grant));
    const isKept = take((old) => isSameGrant(old, grant) && loweredGuard(old, grant) === null);
    return isKept ? [] : [{ grant, lowered: alike === undefined ? null : loweredGuard(alike, grant) }];
  });
}

function isSameGrant(one: Grant, other: Grant): boolean {
  return one.kind === other.kind && one.id === other.id && one.entry === other.entry;
}

function isAsHard(one: Grant, other: Grant): boolean {
  return loweredGuard(one, other) === null && loweredGuard(other, one) === null;
}

function loweredGuard(before: Grant, after: Grant): Guard | null {
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
