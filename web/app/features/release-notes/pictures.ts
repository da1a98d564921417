import type { Locale } from '@perigee/core/locales/locales';
import commandsEn from './pictures/commands-en.webp';
import commandsRu from './pictures/commands-ru.webp';
import homeEn from './pictures/home-en.webp';
import homeRu from './pictures/home-ru.webp';
import settingsEn from './pictures/settings-en.webp';
import settingsRu from './pictures/settings-ru.webp';
import statsEn from './pictures/stats-en.webp';
import statsRu from './pictures/stats-ru.webp';

export type PictureName = 'home' | 'commands' | 'settings' | 'stats';

/** Of every picture, in pixels. `npm run pictures -w e2e` takes them anew. */
export const PICTURE_SIZE = { width: 1280, height: 800 };

/** Where each picture is, by the language of the page it shows. */
export const PICTURES: Record<Locale, Record<PictureName, string>> = {
  en: { home: homeEn, commands: commandsEn, settings: settingsEn, stats: statsEn },
  ru: { home: homeRu, commands: commandsRu, settings: settingsRu, stats: statsRu },
};
