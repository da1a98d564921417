import { EN } from './texts-en.js';
import { RU } from './texts-ru.js';

const asked = new URLSearchParams(location.search).get('lang');
const preferred = navigator.language.startsWith('ru') ? 'ru' : 'en';

/** The reader's language: that of the address if it names one, else the browser's. */
export const language = asked === 'ru' || asked === 'en' ? asked : preferred;
export const t = language === 'ru' ? RU : EN;
