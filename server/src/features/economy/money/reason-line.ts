import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { escapeText } from '../../../texts/people-text.ts';

/** The reason as a line of a message; none if there is no reason. */
export function reasonLine(reason: string | null, locale: Locale): string[] {
  if (reason === null) return [];
  return [m.money_reason({ reason: escapeText(reason) }, { locale })];
}
