/** What the platform keys rate limits by: the route, and the channel, guild or webhook it concerns. */
export interface Route {
  name: string;
  about: string;
}

/** The platform's top-level resources, which are limited separately (topic "Rate Limits"). */
const ABOUT = /\/(?:webhooks\/\d+\/[^/?]+|(?:channels|guilds|webhooks)\/\d+)/;

/** @param url A URL of the platform's API. */
export function routeOf(method: string, url: string): Route {
  const path = pathOf(url);
  return { name: nameOf(method, path), about: ABOUT.exec(path)?.[0] ?? '' };
}

/** The route alone, without ids, tokens or codes. */
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

/** By hand, because every call is parsed three times and `URL` takes half as long again. */
function pathOf(url: string): string {
  const begin = url.indexOf('/', url.indexOf('://') + 3);
  const end = url.indexOf('?', begin);
  return end === -1 ? url.slice(begin) : url.slice(begin, end);
}
