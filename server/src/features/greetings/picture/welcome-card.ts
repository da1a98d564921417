import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';

/** What a welcome picture shows. */
export interface WelcomeCard {
  locale: Locale;
  userId: string;
  name: string;
  /** A data URL; null draws the initial. */
  avatar: string | null;
  /** Empty where the fonts lack its characters. */
  guildName: string;
  /** Which member of the guild they are; null where unknown. */
  number: number | null;
  /** `#rrggbb` */
  color: string;
}

/** “Member #1,281”. */
export function memberText(number: number, locale: Locale): string {
  return m.welcome_number({ number: new Intl.NumberFormat(locale).format(number) }, { locale });
}
