import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { PlainMessage } from '../../../lib/preferences/use-text.ts';

export const LOCALE_NAMES: Record<Locale, PlainMessage> = { en: m.locale_en, ru: m.locale_ru };
