import {
  bold,
  channelMention,
  escapeMarkdown,
  roleMention,
  time,
  TimestampStyles,
  userMention,
} from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { LogPerson, LoggedName } from '@perigee/core/logs/parts';
import { LISTED_PERMISSION_FACTS, type ListedPermission } from '@perigee/core/base/permissions/listed-permissions';
import type { DisplayName } from '@perigee/core/base/schemas/display-name';
import { cutText } from '@perigee/core/base/text/cut';
import { m } from '#texts';
import { type EscapedText, markup } from '../../../texts/people-text.ts';

/** Maximum length of a name, in UTF-16 code units: 32 emoji of several units each still fit. */
const NAME_MAX = 400;

/** Maximum number of names listed; the rest is counted. */
const LISTED_MAX = 20;

/** Makes foreign text safe: no markup, a single line, and an isolated text direction. */
export function foreign(text: string, max: number = NAME_MAX): EscapedText {
  const oneLine = cutText(text.replaceAll(/\s+/gu, ' '), max);
  return markup(
    isolateDirection(
      escapeMarkdown(oneLine, { maskedLink: true, heading: true, bulletedList: true, numberedList: true }),
    ),
  );
}

/** Isolates a text's direction from what follows. Marks that would end the isolation early are removed. */
export function isolateDirection(text: string): string {
  return `\u2068${text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/gu, '')}\u2069`;
}

/** A mention of a person with their name, in case the mention does not resolve. */
export const personText = ({ id, name }: LogPerson): EscapedText => withName(userMention(id), name);
/** A mention of a role with its name. */
export const roleText = ({ id, name }: LoggedName): string => withName(roleMention(id), name);
/** A mention of a channel with its name. */
export const channelText = ({ id, name }: LoggedName): string => withName(channelMention(id), name);

/** A mention alone does not show the name of something that was deleted. */
function withName(mention: string, name: string | null): EscapedText {
  return markup(name === null ? mention : `${mention} (${foreign(name)})`);
}

/** `**Label:** value`; null for no value. */
export function line(label: string, value: string | null): string | null {
  return value === null || value === '' ? null : `${bold(`${label}:`)} ${value}`;
}

/** Several texts in one; those beyond `max` are counted. */
export function listText(texts: readonly string[], locale: Locale, max: number = LISTED_MAX): string {
  const rest = texts.length - max;
  return [...texts.slice(0, max), ...(rest > 0 ? [m.log_more({ count: rest }, { locale })] : [])].join(', ');
}

/** Permissions by their names, in one line. */
export function permissionsText(names: readonly ListedPermission[], locale: Locale): EscapedText {
  const shown = names.map((name) => LISTED_PERMISSION_FACTS[name][locale]);
  return markup(listText(shown, locale, 60));
}

/** A moment in the platform's markup: date and time. */
export const momentText = (iso: string): string => time(new Date(iso), TimestampStyles.ShortDateTime);
/** A moment in the platform's markup: how long ago. */
export const sinceText = (iso: string): string => time(new Date(iso), TimestampStyles.RelativeTime);

/** `#00a6ff` beside the closest emoji: messages cannot show arbitrary colours. */
export function colorText(color: number, locale: Locale): string {
  if (color === 0) return m.log_color_none({}, { locale });
  return `${swatchOf(color)} \`#${color.toString(16).padStart(6, '0')}\``;
}

const SWATCHES: readonly (readonly [string, number, number, number])[] = [
  ['🟥', 221, 46, 68],
  ['🟧', 244, 144, 12],
  ['🟨', 253, 203, 88],
  ['🟩', 120, 177, 89],
  ['🟦', 85, 172, 238],
  ['🟪', 170, 142, 214],
  ['🟫', 193, 105, 79],
  ['⬛', 49, 55, 61],
  ['⬜', 230, 231, 232],
];

function swatchOf(color: number): string {
  const [red, green, blue] = [color >> 16, (color >> 8) & 255, color & 255];
  const distance = ([, r, g, b]: (typeof SWATCHES)[number]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  const [nearest] = SWATCHES.toSorted((one, other) => distance(one) - distance(other));
  return nearest?.[0] ?? '';
}

/** A name in the log's language. */
export const nameIn = (name: DisplayName, locale: Locale): string => name[locale];
