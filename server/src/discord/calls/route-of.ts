/** What the platform counts calls by: the kind of call, and the channel, guild or webhook it is about. */
export interface Route {
  name: string;
  about: string;
}

/** The platform's own words for what a limit is kept for apart: by the first id of an address (topic "Rate Limits"). */
const ABOUT = /\/(?:webhooks\/\d+\/[^/?]+|(?:channels|guilds|webhooks)\/\d+)/;

/** @param url An address of the platform's API. */
export function routeOf(method: string, url: string): Route {
  const path = pathOf(url);
  return { name: nameOf(method, path), about: ABOUT.exec(path)?.[0] ?? '' };
}

/** The kind of call alone: no id, token or code stands in it. */
export function routeNameOf(method: string, url: string): string {
  return nameOf(method, pathOf(url));
}

function nameOf(method: string, path: string): string {
  const name = path
    .replaceAll(/\d{16,20}/g, ':id')
    .replace(/\/(webhooks|interactions)\/:id\/[^/]+/, '/$1/:id/:token')
    .replace(/\/(invites|templates)\/[^/]+/, '/$1/:code')
    .replace(/\/reactions\/.*/, '/reactions/:reaction');
  return `${method} ${name}`;
}

/** By hand: each call is looked at three times, and a parser of addresses takes half as long again. */
function pathOf(url: string): string {
  const begin = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', begin);
  return end === -1 ? url.slice(begin) : url.slice(begin, end);
}
