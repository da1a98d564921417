import type { DisplayName } from '@perigee/core/base/schemas/display-name';
import type { Part } from '../contents/part.ts';
import type { IconName } from '../icon/icon-paths.ts';

/** What can be found; entries that match equally well are listed in this order. */
export const ENTRY_KINDS = ['part', 'page', 'field', 'command', 'server', 'member'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One search result to open. */
export interface Entry {
  /** Stable for as long as the entry is listed. */
  id: string;
  kind: EntryKind;
  icon: IconName;
  title: DisplayName;
  /** What it belongs to, or what it is about. */
  trail: DisplayName | null;
  /** Other words that find it. */
  words: string;
  /** A path of the site, or a part of the page that is open. */
  to: string | Part;
}

/** A name that is the same in every language, such as a server's. */
export function asCalled(name: string): DisplayName {
  return { en: name, ru: name };
}
