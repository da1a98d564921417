import type { ReleasePromise } from '@perigee/core/promises/release-promises';
import type { PictureName } from './picture-names.ts';

interface NoteText {
  title: string;
  text: string;
}

/** What a picture shows, for who can't see it. */
interface PicturedText extends NoteText {
  alt: string;
}

/** A note on each promise; those with a picture of the product say what it shows. */
export type NoteTexts = Readonly<
  Record<Extract<ReleasePromise, PictureName>, PicturedText> & Record<Exclude<ReleasePromise, PictureName>, NoteText>
>;

/** The page in one language, each written on its own (docs/rules/pages.md#release-notes). */
export interface ReleaseText {
  title: string;
  lead: string;
  groups: Readonly<Record<NoteGroup, string>>;
  notes: NoteTexts;
}

export type NoteGroup = 'games' | 'economy' | 'rewards' | 'community' | 'dashboard';
