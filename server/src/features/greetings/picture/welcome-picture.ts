import type { PictureLayout } from '@perigee/core/greetings/picture';
import { badge } from './badge.ts';
import { horizon } from './horizon.ts';
import { orbit } from './orbit.ts';
import type { WelcomeCard } from './welcome-card.ts';

const LAYOUTS: Record<PictureLayout, (card: WelcomeCard) => string> = { orbit, horizon, badge };

/** A welcome picture in one of the layouts. */
export function welcomePicture(layout: PictureLayout, card: WelcomeCard): string {
  return LAYOUTS[layout](card);
}
