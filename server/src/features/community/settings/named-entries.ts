import { makeIssue } from '@perigee/core/base/issues/issue';
import type { IssueCode } from '@perigee/core/base/issues/issue-codes';
import { isSameName } from '@perigee/core/base/names/name-key';
import { AppError } from '../../../errors/app-error.ts';
import type { Slice } from './section-change.ts';

/** Error texts for the entries of a list. */
export interface EntryTexts {
  duplicate: { message: string; code: IssueCode };
  missing: string;
}

/** Appends an entry to the list. @throws AppError `conflict` if another has its name. */
export function withEntry<Entry extends { name: string }>(
  entries: readonly Entry[],
  entry: Entry,
  texts: EntryTexts,
): Entry[] {
  requireFree(entries, entry.name, texts);
  return [...entries, entry];
}

/**
 * Replaces the entry of that name in its place; it may keep its name.
 * @throws AppError `notFound` if there is none, `conflict` if another has its new name.
 */
export function withChangedEntry<Entry extends { name: string }>(
  entries: readonly Entry[],
  name: string,
  entry: Entry,
  texts: EntryTexts,
): Entry[] {
  const position = positionOf(entries, name, texts);
  requireFree(entries.toSpliced(position, 1), entry.name, texts);
  return entries.with(position, entry);
}

/** Removes the entry of that name from the list. @throws AppError `notFound` if there is none. */
export function withoutEntry<Entry extends { name: string }>(
  entries: readonly Entry[],
  name: string,
  texts: EntryTexts,
): Entry[] {
  return entries.toSpliced(positionOf(entries, name, texts), 1);
}

/** Finds the entry of that name. @throws AppError `notFound` if there is none. */
export function findEntry<Entry extends { name: string }>(
  entries: readonly Entry[],
  name: string,
  texts: EntryTexts,
): Entry {
  const entry = entries.find((other) => isSameName(other.name, name));
  if (entry === undefined) throw new AppError('notFound', texts.missing);
  return entry;
}

/** The part of a list that is one entry, by its old name (null if new) and its new name (null if removed). */
export function entrySlice(oldName: string | null, name: string | null): Slice<readonly { name: string }[]> {
  const isOld = (entry: { name: string }) => oldName !== null && isSameName(entry.name, oldName);
  const isNew = (entry: { name: string }) => name !== null && isSameName(entry.name, name);
  return {
    of: (entries) => entries.find(isOld),
    positionIn: (entries) => (name === null ? null : String(entries.findIndex(isNew))),
  };
}

function requireFree(entries: readonly { name: string }[], name: string, { duplicate }: EntryTexts): void {
  if (!entries.some((other) => isSameName(other.name, name))) return;
  throw new AppError('conflict', duplicate.message, { issues: [makeIssue('name', duplicate.code)] });
}

function positionOf(entries: readonly { name: string }[], name: string, { missing }: EntryTexts): number {
  const position = entries.findIndex((entry) => isSameName(entry.name, name));
  if (position < 0) throw new AppError('notFound', missing);
  return position;
}
