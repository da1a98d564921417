/** What the platform counts calls by: the kind of call, and the channel, guild or webhook it is about. */
export interface Route {
  name: string;
  about: string;
}

/** The platform's own words for what a limit is kept for apart: by the first id of an address (topic "Rate Limits"). */
const ABOUT = /\/(?:webhooks\/\d+\/[^/?]+|(?:channels|guilds|webhooks)\/\d+)/;

/** @param url An address of the platform's API. */
export function routeOf(method: string, url: string): Route {
  const path = new URL(url).pathname;
  const name = path
    .replaceAll(/\d{16,20}/g, ':id')
    .replace(/\/(webhooks|interactions)\/:id\/[^/?]+/, '/$1/:id/:token')
    .replace(/\/(invites|templates)\/[^/?]+/, '/$1/:code')
    .replace(/\/reactions\/.*/, '/reactions/:reaction');
  return { name: `${method} ${name}`, about: ABOUT.exec(path)?.[0] ?? '' };
}
