import type { Locale } from '@perigee/core/base/locales/locales';
import type { ReleasePromise } from '@perigee/core/site/promises/release-promises';
import type { NoteGroup, ReleaseText } from './note-text.ts';
import { PICTURE_NAMES, type PictureName } from './picture-names.ts';
import { RELEASE_EN } from './release-en.ts';
import { RELEASE_RU } from './release-ru.ts';

export const RELEASE_TEXTS: Record<Locale, ReleaseText> = { en: RELEASE_EN, ru: RELEASE_RU };

/** The notes in reading order. */
export const NOTE_GROUPS: readonly { name: NoteGroup; notes: readonly ReleasePromise[] }[] = [
  { name: 'games', notes: ['crash', 'duel', 'minefield', 'jackpot', 'fairness'] },
  { name: 'economy', notes: ['shop', 'jobs', 'levels'] },
  { name: 'rewards', notes: ['giveaways', 'coupons'] },
  { name: 'community', notes: ['greetings', 'moderation', 'automoderation', 'logs'] },
  { name: 'dashboard', notes: ['commands', 'overview', 'languages', 'selfHosting'] },
];

/** A picture of a feature in use. */
export interface Picture {
  name: PictureName;
  alt: string;
}

/** The picture of a note; null where it has none. */
export function pictureOf({ notes }: ReleaseText, note: ReleasePromise): Picture | null {
  const name = PICTURE_NAMES.find((each) => each === note);
  return name === undefined ? null : { name, alt: notes[name].alt };
}

/** Every picture, in the order the page shows them. */
export function listPictures(text: ReleaseText): Picture[] {
  return NOTE_GROUPS.flatMap(({ notes }) => notes.flatMap((note) => pictureOf(text, note) ?? []));
}
