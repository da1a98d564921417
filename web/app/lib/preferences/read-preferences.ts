import { DEFAULT_THEME, findLocale, findTheme, type Preferences } from './preferences.ts';
import { LANGUAGE_PARAMETER } from '../site/page-address.ts';
import { FALLBACK_LOCALE, type Locale } from '@perigee/core/base/locales/locales';

/**
 * Language and theme of a request: first from its address, then from the cookies, then from what the browser asks for,
 * then the defaults.
 */
export function readPreferences({ url, headers }: Pick<Request, 'url' | 'headers'>): Preferences {
  const requested = new URL(url).searchParams.get(LANGUAGE_PARAMETER);
  const cookies = readCookies(headers.get('cookie') ?? '');
  return {
    locale:
      findLocale(requested ?? undefined) ??
      findLocale(cookies.get('locale')) ??
      acceptedLocale(headers.get('accept-language') ?? ''),
    theme: findTheme(cookies.get('theme')) ?? DEFAULT_THEME,
    followsSystem: cookies.get('followsSystem') === 'true',
  };
}

function readCookies(header: string): Map<string, string> {
  const pairs = header.split(';').map((pair): [string, string] => {
    const [name = '', value = ''] = pair.split('=', 2);
    return [name.trim(), value.trim()];
  });
  return new Map(pairs);
}

/** The supported language that the browser weighs highest (RFC 9110, 12.5.4). */
function acceptedLocale(header: string): Locale {
  const accepted = header.split(',').flatMap((part) => {
    const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const locale = findLocale(range.split('-')[0]?.toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return locale === undefined || !(weight > 0) ? [] : [{ locale, weight }];
  });
  return accepted.toSorted((one, other) => other.weight - one.weight)[0]?.locale ?? FALLBACK_LOCALE;
}
