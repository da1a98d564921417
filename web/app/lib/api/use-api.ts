import type { Endpoint } from '@perigee/core/base/http/endpoint';
import type { Locale } from '@perigee/core/base/locales/locales';
import { BASE_VERSION_HEADER } from '@perigee/core/base/sections/save-reply';
import { authorizedFetch } from './authorized-fetch.ts';
import { useSite } from '../site/use-site.ts';
import { type CallInput, type CallOutput, send } from './send.ts';

interface CallOptions {
  /** Asks the server to bypass its cache. */
  fresh?: boolean;
  /** The version of the section that a save is based on. */
  baseVersion?: number;
  /** The language in which the person is contacted later. */
  locale?: Locale;
}

/** A call of the API by the person who is signed in. */
export type Call = <const Description extends Endpoint>(
  endpoint: Description,
  input: CallInput<Description>,
  options?: CallOptions,
) => Promise<CallOutput<Description>>;

/** The API of this site, called as the person who is signed in. */
export function useApi(): Call {
  const { apiUrl } = useSite();
  return (endpoint, input, { fresh = false, baseVersion, locale } = {}) =>
    send(apiUrl, endpoint, input, (url, init) => {
      const headers = new Headers(init.headers);
      if (baseVersion !== undefined) headers.set(BASE_VERSION_HEADER, `"${baseVersion}"`);
      if (locale !== undefined) headers.set('accept-language', locale);
      // With `reload`, the browser sends `cache-control: no-cache`.
      return authorizedFetch(apiUrl, url, { ...init, headers, ...(fresh && { cache: 'reload' }) });
    });
}
