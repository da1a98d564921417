import type { Endpoint } from '@perigee/core/base/http/endpoint';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodReplayEndpoints } from '@perigee/core/moderation/automod-replay/endpoints';
import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { allCalls } from '../support/all-calls.ts';
import { createApiClient, type Reply } from '../support/api-client.ts';
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
  '/cases/export': ['csv', 'json'].map((format) => ({ format })),
  '/leaderboard/:guildId/export': ['csv', 'json'].map((format) => ({ format })),
  '/greetings/picture': [{ layout: 'orbit', color: '#00a6ff' }],
  '/activity': [{ span: 'day' }],
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
      const none = [crypto.randomUUID()];
      const known = {
        id: none,
        couponId: none,
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

const soon = { timeout: 20_000 };

const seenByOwner = new Set<string>();

/** Who may read the log, and who may try rules on the last day, by their rights in the guild. */
const LOG_READERS = CALLERS.filter((caller) => caller !== 'economyEditor' && caller !== 'member');
const RULE_EDITORS = ['owner', 'administrator', 'manager', 'moderationEditor'] as const satisfies Caller[];

test.for(READS)(
  '$method $url shows nobody a text that they could not read on Discord',
  async (endpoint, { api, filled }) => {
    const leaks: unknown[] = [];
    const notAsked: unknown[] = [];
    for (const asked of waysToAsk(endpoint, filled)) {
      for (const caller of CALLERS) {
        const { status, body } = await api.call(tokenOf(filled, caller), endpoint, asked);
        const { found, leaked } = secretsIn(caller, body);
        if (leaked.length > 0) leaks.push({ caller, asked, leaked });
        if (status === 400) notAsked.push({ caller, asked, body });
        if (caller === 'owner') for (const place of found) seenByOwner.add(`${endpoint.url} ${place}`);
      }
    }

    expect(leaks).toEqual([]);
    // A call that needs a query and is given none shows nothing to anybody: it belongs in the list above.
    expect(notAsked).toEqual([]);
  },
);

test('The same calls show the owner the texts of every place', () => {
  const of = (url: string) => [...seenByOwner].filter((seen) => seen.startsWith(`/private/guilds/:guildId${url} `));

  expect(['/logs/entries', '/automod/hits', '/cases/:number'].map((url) => of(url).length)).toEqual([
    PLACES.length,
    PLACES.length,
    PLACES.length,
  ]);
});

test.for(LOG_READERS)('A search finds for %s only texts that they can read', async (caller, { api, filled }) => {
  const params = { guildId: filled.guild.id };
  const found: string[] = [];
  for (const place of PLACES) {
    const query = { text: secretOf(place) };
    const { body } = await api.call(tokenOf(filled, caller), logsEndpoints.entries, { params, query });
    const { entries } = z.parse(z.object({ entries: z.array(z.unknown()) }), body);
    if (entries.length > 0) found.push(place);
  }

  expect(found).toEqual(PLACES.filter((place) => canRead(caller, place)));
});

test.for(RULE_EDITORS)('A replay tries for %s only messages that they can read', async (caller, { api, filled }) => {
  const options = { messages: 1, symbols: 1 };
  const rules = { ...DEFAULT_AUTOMOD, flood: { ...DEFAULT_AUTOMOD.flood, enabled: true, options } };
  const replay = (who: Caller) =>
    api.call(tokenOf(filled, who), automodReplayEndpoints.replay, {
      params: { guildId: filled.guild.id },
      body: { rules },
    });
  const count = async (who: Caller) => countOf(await replay(who));

  const { status, body } = await replay(caller);

  expect(status).toBe(200);
  expect(secretsIn(caller, body).leaked).toEqual([]);
  const closed = PLACES.filter((place) => !canRead(caller, place));
  // Deletions take a moment to be written.
  await expect.poll(async () => (await count('owner')) - (await count(caller)), soon).toBe(closed.length * 2);
});

const countOf = ({ body }: Reply) => z.parse(z.object({ messages: z.number() }), body).messages;

test.for(READS)('$method $url names hidden channels only to managers', async (endpoint, { api, filled }) => {
  const leaks: unknown[] = [];
  const others = CALLERS.filter((caller) => !['owner', 'administrator', 'insider', 'manager'].includes(caller));
  for (const asked of waysToAsk(endpoint, filled)) {
    for (const caller of others) {
      const { body } = await api.call(tokenOf(filled, caller), endpoint, asked);
      if (JSON.stringify(body).includes(HIDDEN_NAME)) leaks.push({ caller, asked });
    }
  }

  expect(leaks).toEqual([]);
});
