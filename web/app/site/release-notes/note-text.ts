import type { ReleasePromise } from '@perigee/core/site/promises/release-promises';
import type { PictureName } from './picture-names.ts';

interface NoteText {
  title: string;
  text: string;
}

/** A description of the picture, for people who cannot see it. */
interface PicturedText extends NoteText {
  alt: string;
}

/** A note on each promise; those with a picture include its description. */
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
