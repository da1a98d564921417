import { BADGES, type Badge } from '@perigee/core/badges/endpoints';
import type { DatabaseLocation } from '../database/database.ts';
import { StartupError } from '../errors/startup-error.ts';
import { parseNetworks } from '../networks.ts';
import { type Config, type PaymentsConfig, ROLES, type Role, type TrustedProxies } from './config.ts';

/** `site,bot` in any order. */
export function parseRoles(text: string): ReadonlySet<Role> {
  const roles = text.split(',').map((name) => {
    const role = ROLES.find((known) => known === name.trim());
    if (role === undefined)
      throw new StartupError(`ROLES names "${name.trim()}", but knows only ${ROLES.join(' and ')}.`);
    return role;
  });
  return new Set(roles);
}

/** `0-7/64`: shards 0 to 7 of 64; `3/64`: shard 3 alone. */
export function parseShards(text: string | null): Config['shards'] {
  if (text === null) return null;
  const [, first, last = first, total] = /^(\d+)(?:-(\d+))?\/(\d+)$/.exec(text) ?? [];
  const from = Number(first);
  const to = Number(last);
  const count = Number(total);
  if (!(from <= to && to < count)) {
    throw new StartupError(`SHARDS is "${text}", but has to be a range of a total, like 0-7/64.`);
  }
  return { ids: Array.from({ length: to - from + 1 }, (_, index) => from + index), count };
}

export function parseDatabaseUrl(name: string, url: string): Extract<DatabaseLocation, { kind: 'server' }> {
  if (/^postgres(ql)?:\/\//.test(url)) return { kind: 'server', url };
  throw new StartupError(
    `${name} has to begin with postgres://.${name === 'DATABASE_URL' ? ' Leave it out to use the embedded database.' : ''}`,
  );
}

/** `123,456`; `*` stands for every guild. */
export function parseBoostedGuilds(text: string | null): Config['boostedGuilds'] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  const wrong = ids.find((id) => !/^(?:\d*|\*)$/.test(id));
  if (wrong === undefined) return new Set(ids.filter((id) => id !== ''));
  throw new StartupError(
    `BOOSTED_GUILDS has "${wrong}", but has to be server ids, like 123,456, or * for all servers.`,
  );
}

/** `123,456`. */
export function parseHostIds(text: string | null): Config['hostIds'] {
  const ids = (text ?? '').split(',').map((id) => id.trim());
  const wrong = ids.find((id) => !/^\d{0,20}$/.test(id));
  if (wrong === undefined) return new Set(ids.filter((id) => id !== ''));
  throw new StartupError(`HOST_IDS has "${wrong}", but has to be ids of people, like 123,456.`);
}

/** `developer:123;support:456` gives user 123 one badge and user 456 another. */
export function parseBadges(text: string | null): Config['badges'] {
  const badges = new Map<string, Badge[]>();
  for (const entry of text?.split(';') ?? []) {
    const [name, userId = ''] = entry.trim().split(':');
    const badge = BADGES.find((known) => known === name);
    if (badge === undefined || !/^\d+$/.test(userId)) {
      throw new StartupError(
        `BADGES has "${entry.trim()}", but each entry has to be a badge and a user id, like developer:123.`,
      );
    }
    badges.set(userId, [...(badges.get(userId) ?? []), badge]);
  }
  return badges;
}

/** `top.gg=https://top.gg/bot/1;Other=https://…` gives two sites that list the bot. */
export function parseListings(text: string | null): Config['listings'] {
  return (text?.split(';') ?? []).map((entry) => {
    const [name = '', ...rest] = entry.trim().split('=');
    const url = rest.join('=').trim();
    const isWeb = ['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '');
    if (name.trim() !== '' && isWeb) return { name: name.trim(), url };
    throw new StartupError(
      `BOT_LISTINGS has "${entry.trim()}", but each entry has to be a name and an address, like top.gg=https://top.gg/bot/123.`,
    );
  });
}

/** What AES-256 takes. */
const KEY_BYTES = 32;

/** 32 bytes in Base64, as `openssl rand -base64 32` writes them. */
export function parseKey(name: string, text: string | null): Buffer | null {
  if (text === null) return null;
  const key = Buffer.from(text, 'base64');
  // What is no Base64 is skipped by the decoder; the length alone would not tell.
  if (key.length === KEY_BYTES && key.toString('base64') === text) return key;
  throw new StartupError(
    `${name} has to be ${KEY_BYTES} bytes in Base64: openssl rand -base64 ${KEY_BYTES} makes one.`,
  );
}

/** `185.71.76.0/27,2a02:5180::/32,77.75.156.11`. */
export function parseWebhookNetworks(text: string): PaymentsConfig['webhookNetworks'] {
  const parsed = parseNetworks(text);
  if ('networks' in parsed) return parsed.networks;
  throw new StartupError(
    `YOOKASSA_WEBHOOK_NETWORKS has "${parsed.wrong}", but each entry has to be an address or a network, like 185.71.76.0/27.`,
  );
}

const PROXIES_MAX = 9;

/**
 * `1` proxy in front, or where proxies are: `127.0.0.1,10.0.0.0/8`. Whatever a caller wrote into the header before the first of
 * them is not believed.
 */
export function parseTrustedProxies(text: string | null): TrustedProxies {
  if (text === null || text === 'false') return 0;
  const hops = Number(text);
  if (Number.isInteger(hops) && hops >= 0 && hops <= PROXIES_MAX) return hops;
  const parsed = parseNetworks(text);
  if ('networks' in parsed) return parsed.networks;
  const hint = 'Set it to how many proxies are in front (1), or to their addresses, like 127.0.0.1,10.0.0.0/8.';
  throw new StartupError(
    text === 'true'
      ? `TRUST_PROXY is "true", which would believe any address a caller makes up. ${hint}`
      : `TRUST_PROXY has "${parsed.wrong}", which is neither. ${hint}`,
  );
}
