import { guildsEndpoints } from '@perigee/core/guilds/endpoints';
import type { SiteConfig } from '@perigee/core/site/site-config';
import { matchPath } from 'react-router';
import { callAddress } from '../api/send.ts';
import { ownUserAddress } from '../session/own-user-address.ts';
import { ACCESS_KEY } from '../session/token-store.ts';
import { OWN_PAGE } from '../site/public-pages.ts';

/**
 * The document of a page behind the sign-in with a script at its beginning that asks for these addresses as the person who
 * is signed in: while style sheets and scripts are still on their way. `authorizedFetch` takes the answers.
 */
export function askEarly(html: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return html;
  return html.replace('<head>', () => `<head><script>${scriptAskingFor(addresses)}</script>`);
}

/** What a page asks for as it begins, whoever looks at it; nothing for pages that are whole without. */
export function earlyAddresses(pathname: string, site: SiteConfig): string[] {
  const list = callAddress(site.apiUrl, guildsEndpoints.list, {});
  if (pathname === OWN_PAGE) return [ownUserAddress(site), list];

  const guildId = matchPath('/guilds/:guildId/*', pathname)?.params.guildId ?? '';
  if (!/^\d+$/.test(guildId)) return [];
  return [ownUserAddress(site), callAddress(site.apiUrl, guildsEndpoints.info, { params: { guildId } }), list];
}

function scriptAskingFor(addresses: readonly string[]): string {
  const written = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `{
const token = localStorage.getItem(${JSON.stringify(ACCESS_KEY)});
if (token !== null) {
const headers = { authorization: "Bearer " + token };
const ask = (url) => {
const answer = fetch(url, { headers });
answer.catch(() => {});
return [url, answer];
};
window.perigeeEarlyAnswers = { token, answers: Object.fromEntries(${written}.map(ask)) };
}
}`;
}
