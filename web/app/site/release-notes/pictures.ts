import type { Locale } from '@perigee/core/base/locales/locales';
import type { Theme } from '../../lib/preferences/preferences.ts';
import type { PictureName } from './picture-names.ts';

/** The size of every picture, in pixels. */
export const PICTURE_SIZE = { width: 1280, height: 800 };

const FILES = import.meta.glob<string>('./pictures/*/*.webp', { eager: true, import: 'default' });

/** The address of a picture in the page's language and theme. */
export function pictureUrl(name: PictureName, locale: Locale, theme: Theme): string {
  return FILES[`./pictures/${name}/${locale}-${theme}.webp`] ?? '';
}
