import { FALLBACK_LOCALE } from '@perigee/core/base/locales/locales';
import type { DisplayName } from '@perigee/core/base/schemas/display-name';
import type { PlainMessage } from './use-text.ts';

/** A name stored with the thing it names, as a text. */
export function displayNameMessage(name: DisplayName): PlainMessage {
  return (_inputs, { locale = FALLBACK_LOCALE } = {}) => name[locale];
}
