import type { DisplayName } from '@perigee/core/schemas/display-name';
import type { Part } from '../contents/part.ts';
import type { IconName } from '../icon/icon-paths.ts';

/** What can be found, in the order in which what fits equally well is listed. */
export const ENTRY_KINDS = ['part', 'page', 'field', 'command', 'server', 'member'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** One thing to go to. */
export interface Entry {
  /** The same for as long as it is listed. */
  id: string;
  kind: EntryKind;
  icon: IconName;
  title: DisplayName;
  /** What it belongs to, or is about. */
  trail: DisplayName | null;
  /** Other words it is found by. */
  words: string;
  /** An address of the site; a part is on the page that is open. */
  to: string | Part;
}

/** What is called the same in every language, such as a server. */
export function asCalled(name: string): DisplayName {
  return { en: name, ru: name };
}
