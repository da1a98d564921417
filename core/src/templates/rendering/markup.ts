/** How the result is read: as a message, with mark-up and mentions, or as a line that shows every character as it is. */
export type TemplateForm = 'message' | 'plain';

/** Characters that begin mark-up somewhere in a line. */
const MARKUP = /[\\*_~`|>[\]()<#-]/g;

/** Kept apart by a character without width, an at sign calls nobody, whatever follows. */
const WITHOUT_PING = '@\u200b';

/** Somebody's name or reason, so that it reads as they wrote it and neither pings, links nor formats anything. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(MARKUP, String.raw`\$&`).replaceAll('@', WITHOUT_PING);
}

export type MomentStyle = 'f' | 'D' | 't' | 'R';

/** The platform's time mark-up, which each reader sees in their own time zone and language. */
export function momentMarkup(date: Date, style: MomentStyle): string {
  return `<t:${Math.floor(date.getTime() / 1000)}:${style}>`;
}

/** Where that mark-up is not read: 2026-11-20 18:05 UTC. */
export function plainMoment(date: Date, style: MomentStyle): string {
  const [day = '', time = ''] = date.toISOString().split('T');
  if (style === 'D') return day;
  const clock = `${time.slice(0, 5)} UTC`;
  return style === 't' ? clock : `${day} ${clock}`;
}

/** Cuts at the end with an ellipsis, and no character in half. `max` counts UTF-16 code units. */
export function cutMarkup(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, Math.max(0, max - 1));
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}…`;
}
