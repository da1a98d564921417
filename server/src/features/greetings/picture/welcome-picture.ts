import type { PictureLayout } from '@perigee/core/greetings/picture';
import type { Locale } from '@perigee/core/locales/locale';
import { badge } from './badge.ts';
import { horizon } from './horizon.ts';
import { orbit } from './orbit.ts';

/** What a welcome picture shows. */
export interface WelcomeCard {
  locale: Locale;
  userId: string;
  name: string;
  /** A data address; null draws the initial. */
  avatar: string | null;
  /** Empty where the fonts can not write it. */
  guildName: string;
  /** Which member of the guild they are; null where it is not known. */
  number: number | null;
  /** `#rrggbb` */
  color: string;
}

const LAYOUTS: Record<PictureLayout, (card: WelcomeCard) => string> = { orbit, horizon, badge };

/** Who came, as a picture in one of the layouts. */
export function welcomePicture(layout: PictureLayout, card: WelcomeCard): string {
  return LAYOUTS[layout](card);
}
