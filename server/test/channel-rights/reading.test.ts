import type { Endpoint } from '@perigee/core/base/http/endpoint';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodReplayEndpoints } from '@perigee/core/moderation/automod-replay/endpoints';
import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../support/all-calls.ts';
import { type ApiClient, createApiClient, type Reply } from '../support/api-client.ts';
import { test as base } from '../support/fixtures.ts';
import {
  type Caller,
  CALLERS,
  canRead,
  HIDDEN_NAME,
  type HiddenPlaces,
  openHiddenPlaces,
  PLACES,
  secretOf,
} from '../support/hidden-places.ts';
import { hitsOf } from '../support/moderation/automod-records.ts';

/** What a call is asked, for the parameters that its path and query need. */
interface Asked {
  params: Record<string, string>;
  query: Record<string, string>;
}

interface Filled extends HiddenPlaces {
  /** The parameters of paths, with the values that exist in the guild. */
  known: Record<string, readonly string[]>;
}

const READS = (await allCalls()).filter(({ method, url }) => method === 'GET' && url.includes(':guildId'));

/** Queries of calls that need one, or that search; by the end of the path. */
const QUERIES: Readonly<Record<string, readonly Record<string, string>[]>> = {
  '/logs/entries': [{}, { text: 'secret' }, ...PLACES.map((place) => ({ text: secretOf(place) }))],
  '/logs/people': ['actor', 'target'].map((as) => ({ as, text: 'm' })),
  '/transcript': ['html', 'txt'].map((format) => ({ format })),
  '/cases': [{}, { text: 'secret' }],
  '/cases/people': ['member', 'moderator'].map((as) => ({ as, text: 'm' })),
  '/export': ['csv', 'json'].map((format) => ({ format })),
  '/history/moment': [{ at: new Date().toISOString() }],
  '/search': [{ text: 'm' }],
  '/peers': [{ text: 'm' }],
};

const test = base.extend<{ filled: Filled }>({
  filled: [
    async ({ world }, use) => {
      const places = await openHiddenPlaces(world, createApiClient(world.apiUrl));
      const { db } = world.services.database;
      const entries = await db.selectFrom('log_entries').select('id').where('guild_id', '=', places.guild.id).execute();
      const hits = await hitsOf(world, places.guild);
      const known = {
        guildId: [places.guild.id],
        userId: [places.guild.member.id],
        entry: entries.map(({ id }) => id),
        number: hits.flatMap(({ caseNumber }) => (caseNumber === null ? [] : [String(caseNumber)])),
        hitId: hits.map(({ id }) => id),
        position: ['1'],
      };
      await use({ ...places, known });
    },
    { scope: 'file' },
  ],
});

/** Every way to ask a call about things that exist; things of a kind that the guild has none of are made up. */
function waysToAsk({ url }: Endpoint, { known }: Filled): Asked[] {
  const names = Array.from(url.matchAll(/:(\w+)/g), ([, name = '']) => name);
  const params = names.reduce<Record<string, string>[]>(
    (ways, name) => ways.flatMap((way) => (known[name] ?? ['1']).map((value) => ({ ...way, [name]: value }))),
    [{}],
  );
  const key = Object.keys(QUERIES).find((end) => url.endsWith(end));
  const queries = (key === undefined ? undefined : QUERIES[key]) ?? [{}];
  return params.flatMap((way) => queries.map((query) => ({ params: way, query })));
}

const tokenOf = ({ callers }: Filled, caller: Caller) => callers[caller].token;

/** The secrets in an answer, and those of them that the caller could not read on the platform. */
function secretsIn(caller: Caller, body: unknown): { found: string[]; leaked: string[] } {
  const text = JSON.stringify(body) ?? '';
  const places = PLACES.filter((place) => text.includes(secretOf(place)));
  return { found: places, leaked: places.filter((place) => !canRead(caller, place)) };
}

const seenByOwner = new Set<string>();

test.for(READS)(
  '$method $url shows nobody a text that they could not read on Discord',
  async (endpoint, { api, filled }) => {
    const leaks: unknown[] = [];
    for (const asked of waysToAsk(endpoint, filled)) {
      for (const caller of CALLERS) {
        const { status, body } = await api.call(tokenOf(filled, caller), endpoint, asked);
        if (caller === 'owner') expect(status, JSON.stringify(body)).not.toBe(400);
        const { found, leaked } = secretsIn(caller, body);
        if (caller === 'owner') for (const place of found) seenByOwner.add(`${endpoint.url} ${place}`);
        if (leaked.length > 0) leaks.push({ caller, asked, leaked });
      }
    }

    expect(leaks).toEqual([]);
  },
);

test('The calls guarded for readers show the owner everything', () => {
  // A case may be asked for as a file too; the rest of such calls has pictures and bulk deletions, tested on their own.
  const shown = new Set(Array.from(seenByOwner, (seen) => seen.split(' ')[0]));

  expect([...shown].toSorted()).toEqual(
    expect.arrayContaining([
      '/private/guilds/:guildId/automod/hits',
      '/private/guilds/:guildId/cases/:number',
      '/private/guilds/:guildId/logs/entries',
    ]),
  );
  expect([...seenByOwner].filter((seen) => seen.startsWith('/private/guilds/:guildId/logs/entries '))).toHaveLength(
    PLACES.length,
  );
});

test.for(CALLERS)('A search finds for %s only texts that they can read', async (caller, { api, filled }) => {
  const params = { guildId: filled.guild.id };
  const counts: Record<string, number> = {};
  for (const place of PLACES) {
    const query = { text: secretOf(place) };
    const { status, body } = await api.call(tokenOf(filled, caller), logsEndpoints.entries, { params, query });
    if (status === 200) counts[place] = z.parse(z.object({ entries: z.array(z.unknown()) }), body).entries.length;
  }

  const expected = PLACES.map((place) => [place, canRead(caller, place)]);
  const found = PLACES.map((place) => [place, (counts[place] ?? 0) > 0]);
  if (Object.keys(counts).length > 0) expect(found).toEqual(expected);
  else expect(['economyEditor', 'member']).toContain(caller);
});

test.for(CALLERS)('A replay tries for %s only messages that they can read', async (caller, { api, filled }) => {
  const options = { messages: 1, symbols: 1 };
  const rules = { ...DEFAULT_AUTOMOD, flood: { ...DEFAULT_AUTOMOD.flood, enabled: true, options } };

  const reply = await replay(api, tokenOf(filled, caller), filled.guild.id, { rules });

  if (reply.status === 403) expect(['logsEditor', 'economyEditor', 'moderator', 'member', 'insider']).toContain(caller);
  else {
    expect(reply.status).toBe(200);
    expect(secretsIn(caller, reply.body).leaked).toEqual([]);
    const whole = await replay(api, tokenOf(filled, 'owner'), filled.guild.id, { rules });
    const closed = PLACES.filter((place) => !canRead(caller, place));
    expect(countOf(reply)).toBe(countOf(whole) - closed.length * 2);
  }
});

const countOf = ({ body }: Reply) => z.parse(z.object({ messages: z.number() }), body).messages;

const replay = (api: ApiClient, token: string, guildId: string, body: object) =>
  api.call(token, automodReplayEndpoints.replay, { params: { guildId }, body });

test.for(READS)('$method $url names hidden channels only to managers', async (endpoint, { api, filled }) => {
  const leaks: unknown[] = [];
  const others = CALLERS.filter((caller) => !['owner', 'administrator', 'insider', 'manager'].includes(caller));
  for (const asked of waysToAsk(endpoint, filled)) {
    for (const caller of others) {
      const { body } = await api.call(tokenOf(filled, caller), endpoint, asked);
      if (JSON.stringify(body)?.includes(HIDDEN_NAME) === true) leaks.push({ caller, asked });
    }
  }

  expect(leaks).toEqual([]);
});
