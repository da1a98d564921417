import { EN, type Texts } from './texts-en.ts';
import { RU } from './texts-ru.ts';

const requested = new URLSearchParams(location.search).get('lang');
const preferred = navigator.language.startsWith('ru') ? 'ru' : 'en';

/** The reader's language: the URL's if it names one, otherwise the browser's. */
export const language = requested === 'ru' || requested === 'en' ? requested : preferred;
export const t: Texts = language === 'ru' ? RU : EN;
