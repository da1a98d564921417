import type { Locale } from '@perigee/core/base/locales/locales';
import type { LogEntryOf } from '@perigee/core/logs/entry';
import type { LogEvent } from '@perigee/core/logs/events';

/** How entries are drawn: for which guild, in which language, and how much user-written text is quoted. */
export interface LogView {
  guildId: string;
  locale: Locale;
  /** URL of the site. */
  publicUrl: string;
  /** Maximum length of a user-written text, in UTF-16 code units. */
  textMax: number;
}

/** Default length of a quoted text, where there is room: before and after fit one description. */
export const DEFAULT_TEXT_MAX = 3_000;

/** Determines the colour: red for deletions, amber for changes, green for creations, and so on. */
export type Tone = 'gone' | 'changed' | 'made' | 'punished' | 'lifted' | 'neutral';

/** An entry in words: lines, the most important first. */
export interface Drawing {
  tone: Tone;
  lines: readonly (string | null)[];
  /** 0xRRGGBB, instead of the tone's. */
  color?: number;
}

export type DrawEvent<Event extends LogEvent> = (entry: LogEntryOf<Event>, view: LogView) => Drawing;
