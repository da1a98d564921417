import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import type { SiteConfig } from '@perigee/core/site/site-config';
import { matchPath } from 'react-router';
import { callAddress } from '../api/send.ts';
import { ownUserAddress } from '../session/own-user-address.ts';
import { ACCESS_KEY } from '../session/token-store.ts';
import { OWN_PAGE } from '../site/public-pages.ts';

/**
 * Adds a script to the beginning of a signed-in page's document that requests these addresses with the stored token
 * while style sheets and scripts are still loading. `authorizedFetch` takes the answers.
 */
export function addPrefetchScript(html: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return html;
  return html.replace('<head>', () => `<head><script>${prefetchScript(addresses)}</script>`);
}

/**
 * The addresses a page requests as it starts, the same for every person; none for pages that are complete without them.
 */
export function earlyAddresses(pathname: string, site: SiteConfig): string[] {
  const list = callAddress(site.apiUrl, guildsEndpoints.list, {});
  if (pathname === OWN_PAGE) return [ownUserAddress(site), list];

  const guildId = matchPath('/guilds/:guildId/*', pathname)?.params.guildId ?? '';
  if (!/^\d+$/.test(guildId)) return [];
  return [ownUserAddress(site), callAddress(site.apiUrl, guildsEndpoints.info, { params: { guildId } }), list];
}

function prefetchScript(addresses: readonly string[]): string {
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
