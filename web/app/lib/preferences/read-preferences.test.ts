import { expect, test } from 'vitest';
import { readPreferences } from './read-preferences.ts';

test.for([
  { headers: {}, locale: 'en', theme: 'dark' },
  { headers: { 'accept-language': 'ru-RU,ru;q=0.9,en;q=0.8' }, locale: 'ru', theme: 'dark' },
  { headers: { 'accept-language': 'de,en;q=0.5,ru;q=0.7' }, locale: 'ru', theme: 'dark' },
  { headers: { 'accept-language': 'ru;q=0,fr' }, locale: 'en', theme: 'dark' },
  { headers: { cookie: 'locale=en; theme=light', 'accept-language': 'ru' }, locale: 'en', theme: 'light' },
  { headers: { cookie: 'locale=en' }, search: '?lang=ru', locale: 'ru', theme: 'dark' },
  { headers: { cookie: 'locale=tlh; theme=neon' }, locale: 'en', theme: 'dark' },
  { headers: { cookie: 'theme=light; followsSystem=true' }, locale: 'en', theme: 'light', followsSystem: true },
])(
  'A request with headers $headers and query $search gets $locale and $theme',
  ({ headers, search = '', locale, theme, followsSystem = false }) => {
    const request = new Request(`https://perigee.test/${search}`, { headers: Object.entries(headers) });

    const preferences = readPreferences(request);

    expect(preferences).toEqual({ locale, theme, followsSystem });
  },
);
