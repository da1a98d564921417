import type { Locale } from '@perigee/core/locales/locales';
import type { LogEntryOf } from '@perigee/core/logs/entry';
import type { LogEvent } from '@perigee/core/logs/events';

/** What entries are drawn for: whose server, in which language, and how much of what members wrote is repeated. */
export interface LogView {
  guildId: string;
  locale: Locale;
  /** Of the site. */
  publicUrl: string;
  /** Longest piece of a text of a member's, in UTF-16 code units. */
  textMax: number;
}

/** So much of a text is repeated where there is room: before and after fit one description. */
export const DEFAULT_TEXT_MAX = 3_000;

/** Red for what is gone, amber for what changed, green for what came, and so on; or a colour of its own. */
export type Tone = 'gone' | 'changed' | 'made' | 'punished' | 'lifted' | 'neutral';

/** An entry as it is read: lines, from the most important on. */
export interface Drawing {
  tone: Tone;
  lines: readonly (string | null)[];
  /** 0xRRGGBB, instead of the tone's. */
  color?: number;
}

export type DrawEvent<Event extends LogEvent> = (entry: LogEntryOf<Event>, view: LogView) => Drawing;
