/**
 * How the result is read: as a message with markup and mentions, or as a plain line where every character is literal.
 */
export type TemplateForm = 'message' | 'plain';

/** Characters that can begin markup. */
const MARKUP = /[\\*_~`|>[\]()<#-]/g;

/** A zero-width space after the at sign prevents any ping. */
const WITHOUT_PING = '@\u200b';

/** Escapes a user's text, so that it reads as written and neither pings, links nor formats anything. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(MARKUP, String.raw`\$&`).replaceAll('@', WITHOUT_PING);
}

export type MomentStyle = 'f' | 'D' | 't' | 'R';

/** The platform's timestamp markup, shown to each reader in their own time zone and language. */
export function momentMarkup(date: Date, style: MomentStyle): string {
  return `<t:${Math.floor(date.getTime() / 1000)}:${style}>`;
}

/** The same for contexts without markup: 2026-11-20 18:05 UTC. */
export function plainMoment(date: Date, style: MomentStyle): string {
  const [day = '', time = ''] = date.toISOString().split('T');
  if (style === 'D') return day;
  const clock = `${time.slice(0, 5)} UTC`;
  return style === 't' ? clock : `${day} ${clock}`;
}
