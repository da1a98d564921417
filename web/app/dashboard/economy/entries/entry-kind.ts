import type { UseFormReturnType } from '@mantine/form';
import type { GuildSettings } from '@perigee/core/guilds/schema';
import type { SaveReply, VersionReply } from '@perigee/core/sections/save-reply';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import type { Call } from '../../../lib/api/use-api.ts';
import type { Message, PlainMessage } from '../../../lib/preferences/use-text.ts';

/** What every entry of the two lists has. */
export interface Named {
  name: string;
  description: string;
  iconUrl: string;
}

/** One of the figures that matter, such as the price. */
export interface Figure {
  label: PlainMessage;
  value: FigureValue;
}

/** How a figure is written down. */
export type FigureValue =
  | { money: readonly number[] }
  | { number: readonly number[] }
  | { durationMs: number }
  | { roles: readonly string[] };

interface EntryTexts {
  title: PlainMessage;
  lead: PlainMessage;
  /** How many there are, of how many there may be. */
  summary: Message<{ count: number; max: number }>;
  /** What its order means. */
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

/** Which entry of which server a call is about. */
interface EntryPlace {
  guildId: string;
  /** As it may stand in an address. */
  name: string;
  /** The list's version when the person saw the entry. */
  baseVersion: number;
}

/** The figure that is changed most, and is changed on the card: a price, a salary from and to. */
interface QuickFigure<Entry> {
  of(entry: Entry): readonly number[];
  with(entry: Entry, numbers: readonly number[]): Entry;
  /** The numbers' own names and dotted paths. */
  fields: readonly { label: PlainMessage; path: string }[];
  allowNegative: boolean;
}

/** What sets the two lists apart: the items of the shop and the custom jobs. */
export interface EconomyEntryKind<Entry extends Named> {
  /** As in `settings` and `settings.versions`. */
  section: 'items' | 'customJobs';
  limit: 'items' | 'jobs';
  icon: IconName;
  schema: z.core.$ZodType<Entry, Entry>;
  initial: Entry;
  /** The code of a name another entry has. */
  takenCode: string;
  texts: EntryTexts;
  Fields: ComponentType<{ form: UseFormReturnType<Entry> }>;
  /** What one can begin with, where there is something. */
  Examples?: ComponentType;
  /** The first of them is the quick one. */
  figures(entry: Entry): Figure[];
  quick: QuickFigure<Entry>;
  entriesOf(settings: GuildSettings): readonly Entry[];
  toSettings(entries: Entry[]): Partial<GuildSettings>;
  create(call: Call, guildId: string, entry: Entry): Promise<SaveReply<Entry>>;
  update(call: Call, place: EntryPlace, entry: Entry): Promise<SaveReply<Entry>>;
  remove(call: Call, place: EntryPlace): Promise<VersionReply>;
}
