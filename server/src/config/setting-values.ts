import { BADGES, type Badge } from '@perigee/core/community/badges/endpoints';
import * as z from 'zod/mini';
import { type Config, ROLES } from './config.ts';
import { list, networks, oneOf, text } from './setting-types.ts';

/** `site,bot` in any order. */
export const roles = z.pipe(
  list(',', oneOf(ROLES)).check(z.minLength(1, `one of ${ROLES.join(', ')}, or several with commas between`)),
  z.transform((names) => new Set(names)),
);

/** `0-7/64`: shards 0 to 7 of 64; `3/64`: shard 3 alone. */
export const shards = z.pipe(
  text.check(z.refine((input) => parseShards(input) !== null, 'a range of a total, like 0-7/64')),
  z.transform(parseShards),
);

function parseShards(input: string): Config['shards'] {
  const [, first, last = first, total] = /^(\d+)(?:-(\d+))?\/(\d+)$/.exec(input) ?? [];
  const from = Number(first);
  const to = Number(last);
  const count = Number(total);
  if (!(from <= to && to < count)) return null;
  return { ids: Array.from({ length: to - from + 1 }, (_, index) => from + index), count };
}

/** `123,456`; `*` stands for every guild. */
export const boostedGuilds = z.pipe(
  list(',', text.check(z.regex(/^(?:\d+|\*)$/, 'the id of a server, or * for all servers'))),
  z.transform((ids) => new Set(ids)),
);

/** `123,456`. */
export const hostIds = z.pipe(
  list(',', text.check(z.regex(/^\d{1,20}$/, 'the id of a person'))),
  z.transform((ids) => new Set(ids)),
);

const badge = z.pipe(
  text.check(z.regex(new RegExp(`^(?:${BADGES.join('|')}):\\d+$`), 'a badge and a user id, like developer:123')),
  z.pipe(
    z.transform((entry: string) => entry.split(':')),
    z.tuple([z.enum(BADGES), text]),
  ),
);

/** `developer:123;support:456` gives user 123 one badge and user 456 another. */
export const badges = z.pipe(
  list(';', badge),
  z.transform((entries) => {
    const byUser = new Map<string, Badge[]>();
    for (const [name, userId] of entries) byUser.set(userId, [...(byUser.get(userId) ?? []), name]);
    return byUser;
  }),
);

const LISTING = /^(?<name>[^=]+)=\s*(?<url>https?:\/\/.+)$/;

const listing = z.pipe(
  text.check(
    z.refine(
      (entry) => URL.canParse(LISTING.exec(entry)?.groups?.['url'] ?? ''),
      'a name and an address, like top.gg=https://top.gg/bot/123',
    ),
  ),
  z.transform((entry) => {
    const { name = '', url = '' } = LISTING.exec(entry)?.groups ?? {};
    return { name: name.trim(), url };
  }),
);

/** `top.gg=https://top.gg/bot/1;Other=https://…` names two sites that list the bot. */
export const listings = list(';', listing);

const hops = z.pipe(text.check(z.regex(/^\d$/)), z.transform(Number));
const none = z.pipe(
  z.literal('false'),
  z.transform(() => 0),
);

/**
 * `1` proxy in front, or the proxies' addresses: `127.0.0.1,10.0.0.0/8`. Header entries from before the first proxy are
 * never trusted, so `true` is refused.
 */
export const trustedProxies = z.union([none, hops, networks], {
  error: 'how many proxies are in front (1), or their addresses, like 127.0.0.1,10.0.0.0/8',
});
