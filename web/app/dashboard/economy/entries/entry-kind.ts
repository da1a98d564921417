import type { UseFormReturnType } from '@mantine/form';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { SaveReply, VersionReply } from '@perigee/core/base/sections/save-reply';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import type { Call } from '../../../lib/api/use-api.ts';
import type { Message, PlainMessage } from '../../../lib/preferences/use-text.ts';

/** The fields that entries of both lists have. */
export interface Named {
  name: string;
  description: string;
  iconUrl: string;
}

/** One of the main figures, such as the price. */
export interface Figure {
  label: PlainMessage;
  value: FigureValue;
}

/** How a figure is displayed. */
export type FigureValue =
  | { money: readonly number[] }
  | { number: readonly number[] }
  | { durationMs: number }
  | { roles: readonly string[] };

interface EntryTexts {
  title: PlainMessage;
  lead: PlainMessage;
  /** How many there are, and the limit. */
  summary: Message<{ count: number; max: number }>;
  /** What the order of the list means. */
  order: PlainMessage;
  add: PlainMessage;
  emptyTitle: PlainMessage;
  emptyText: PlainMessage;
  full: Message<{ max: number }>;
  fullFree: Message<{ max: number; boosted: number }>;
  createTitle: PlainMessage;
  editTitle: PlainMessage;
  removeTitle: PlainMessage;
  removeText: Message<{ name: string }>;
  saved: Message<{ name: string }>;
  removed: Message<{ name: string }>;
}

/** The server and the entry a call refers to. */
interface EntryPlace {
  guildId: string;
  /** As it appears in an address. */
  name: string;
  /** The list's version when the person saw the entry. */
  baseVersion: number;
}

/** The figure changed most often, which can be edited on the card: a price, or a salary range. */
interface QuickFigure<Entry> {
  of(entry: Entry): readonly number[];
  with(entry: Entry, numbers: readonly number[]): Entry;
  /** The label and dotted path of each number. */
  fields: readonly { label: PlainMessage; path: string }[];
  allowNegative: boolean;
}

/** Where the two lists differ: the items of the shop and the custom jobs. */
export interface EconomyEntryKind<Entry extends Named> {
  /** As in `settings` and `settings.versions`. */
  section: 'items' | 'customJobs';
  limit: 'items' | 'jobs';
  icon: IconName;
  schema: z.core.$ZodType<Entry, Entry>;
  initial: Entry;
  /** The code of the issue for a name that is taken. */
  takenCode: string;
  texts: EntryTexts;
  Fields: ComponentType<{ form: UseFormReturnType<Entry> }>;
  /** Examples to start with, for lists that have some. */
  Examples?: ComponentType;
  /** The first one is the quick figure. */
  figures(entry: Entry): Figure[];
  quick: QuickFigure<Entry>;
  entriesOf(settings: Pick<GuildSettings, 'items' | 'customJobs'>): readonly Entry[];
  toSettings(entries: Entry[]): Partial<GuildSettings>;
  create(call: Call, guildId: string, entry: Entry): Promise<SaveReply<Entry>>;
  update(call: Call, place: EntryPlace, entry: Entry): Promise<SaveReply<Entry>>;
  remove(call: Call, place: EntryPlace): Promise<VersionReply>;
}
