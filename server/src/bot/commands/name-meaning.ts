import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';

/** The longest name of a suggestion, by the platform, in UTF-16 code units. */
export const SUGGESTION_MAX = 100;

/** The name of a suggestion: a typed text and what it means, or the meaning alone where they do not fit or are equal. */
export function nameMeaning(
  text: string,
  meaning: string,
  { locale, isMisspelt = false }: { locale: Locale; isMisspelt?: boolean },
): string {
  if (text === '' || text.toLowerCase() === meaning.toLowerCase()) return meaning;
  const asked = isMisspelt ? m.suggestion_misspelt({ meaning }, { locale }) : meaning;
  const name = `${text} → ${asked}`;
  return name.length > SUGGESTION_MAX ? asked : name;
}
