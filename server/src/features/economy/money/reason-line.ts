import { escapeMarkdown } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';

/** The reason as a line of a message; none if there is no reason. */
export function reasonLine(reason: string | null, locale: Locale): string[] {
  if (reason === null) return [];
  const plain = escapeMarkdown(reason.replace(/\p{Bidi_Control}/gu, '').replaceAll(/\s+/g, ' '), { maskedLink: true });
  return [m.money_reason({ reason: plain.replaceAll('<', String.raw`\<`) }, { locale })];
}
