import { EN } from './texts-en.js';
import { RU } from './texts-ru.js';

const requested = new URLSearchParams(location.search).get('lang');
const preferred = navigator.language.startsWith('ru') ? 'ru' : 'en';

/** The reader's language: that of the address if it names one, else the browser's. */
export const language = requested === 'ru' || requested === 'en' ? requested : preferred;
export const t = language === 'ru' ? RU : EN;
