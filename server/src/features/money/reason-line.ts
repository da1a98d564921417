import { escapeMarkdown } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/locales/locales';
import { m } from '#texts';

/** Why, as a line of a message; none where nobody said. */
export function reasonLine(reason: string | null, locale: Locale): string[] {
  if (reason === null) return [];
  const plain = escapeMarkdown(reason.replace(/\p{Bidi_Control}/gu, '').replaceAll(/\s+/g, ' '), { maskedLink: true });
  return [m.money_reason({ reason: plain.replaceAll('<', String.raw`\<`) }, { locale })];
}
