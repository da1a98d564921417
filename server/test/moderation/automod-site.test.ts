import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { automodSiteEndpoints, TRIED_MAX } from '@perigee/core/moderation/automod/site-endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { DONE_WITHIN_MS, openPunishing } from '../support/punishing.ts';
import { recordHits } from '../support/moderation/automod-records.ts';

const WORDS = {
  ...DEFAULT_AUTOMOD.words,
  enabled: true,
  options: { words: ['spam'], match: 'whole' as const },
  punishment: { enabled: true, type: 'warn' as const, duration: 0, reason: 'No spam' },
};

const saveWords = (api: ApiClient, { id, owner }: GuildFixture) =>
  api.call(owner.token, automodEndpoints.words, { params: { guildId: id }, body: WORDS });

const hitsReply = automodSiteEndpoints.hits.schema.response[200];
type Hits = z.infer<typeof hitsReply>;

async function listHits(
  api: ApiClient,
  { id, manager }: GuildFixture,
  query: { rule?: 'caps'; member?: string; before?: string } = {},
): Promise<Hits> {
  const { body } = await api.call(manager.token, automodSiteEndpoints.hits, { params: { guildId: id }, query });
  return z.parse(hitsReply, body);
}

describe('Automod test bench', () => {
  const tryOut = (api: ApiClient, { id, manager }: GuildFixture, body: object, token = manager.token) =>
    api.call(token, automodSiteEndpoints.tryOut, {
      params: { guildId: id },
      body: { content: '', roles: [], channel: null, ...body },
    });

  test('The test bench shows the rules that fire, the matching text and the consequences', async ({ guild, api }) => {
    await saveWords(api, guild);

    const { body } = await tryOut(api, guild, { content: 'buy sp\u0430m' });

    expect(body).toMatchObject({
      deletes: true,
      punishment: { rule: 'words', type: 'warn', reason: 'No spam' },
      rules: expect.arrayContaining([
        { rule: 'words', result: 'fires', spans: [{ start: 4, end: 8 }] },
        { rule: 'caps', result: 'off', spans: [] },
      ]),
    });
  });

  test('The test bench accepts unsaved rules with their exceptions', async ({ guild, api }) => {
    const rules = {
      ...DEFAULT_AUTOMOD,
      caps: { ...DEFAULT_AUTOMOD.caps, enabled: true, whitelist: { roles: [], channels: [guild.channelId] } },
      flood: { ...DEFAULT_AUTOMOD.flood, enabled: true },
    };

    const { body } = await tryOut(api, guild, { content: 'SHOUTING ALOUD', channel: guild.channelId, rules });
    const elsewhere = await tryOut(api, guild, { content: 'SHOUTING ALOUD', rules });

    expect(body).toMatchObject({
      deletes: false,
      rules: expect.arrayContaining([
        expect.objectContaining({ rule: 'caps', result: 'exempt' }),
        expect.objectContaining({ rule: 'flood', result: 'needsMore' }),
      ]),
    });
    expect(elsewhere.body).toMatchObject({ deletes: true });
  });

  test('The test bench accepts messages up to the length limit of Discord', async ({ guild, api }) => {
    const longest = await tryOut(api, guild, { content: 'x'.repeat(TRIED_MAX) });
    const longer = await tryOut(api, guild, { content: 'x'.repeat(TRIED_MAX + 1) });

    expect([longest.status, longer.status]).toEqual([200, 400]);
  });

  test('Only editors of the automod tab can use the test bench', async ({ guild, api }) => {
    const { status } = await tryOut(api, guild, { content: 'x' }, guild.member.token);

    expect(status).toBe(403);
  });
});

describe('Automod hits', () => {
  test('Automod hits are listed, counted by rule and day, and reversible once', async ({ world, guild, api }) => {
    const params = { guildId: guild.id };
    await saveWords(api, guild);
    openChat(world, guild).say('spam');
    await expect
      .poll(() => listHits(api, guild), { timeout: DONE_WITHIN_MS })
      .toMatchObject({
        hits: [{ rules: ['words'], text: 'spam', spans: [{ start: 0, end: 4 }], isDeleted: true, caseNumber: 1 }],
        next: null,
      });
    const counts = await api.call(guild.manager.token, automodSiteEndpoints.counts, { params });
    const hitId = (await listHits(api, guild)).hits[0]?.id ?? '';
    const wrong = () => api.call(guild.owner.token, automodSiteEndpoints.wrong, { params: { ...params, hitId } });
    const [first, second] = [await wrong(), await wrong()];

    expect(counts.body).toEqual([{ rule: 'words', day: new Date().toISOString().slice(0, 10), count: 1 }]);
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(await openPunishing(world, guild).find(1)).toMatchObject({ state: 'lifted' });
  });

  test('Automod hits can be paged and filtered by rule and member', async ({ world, guild, api }) => {
    const hits = Array.from({ length: 120 }, (_, index) => ({
      at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3)),
      rule: index % 2 === 0 ? ('caps' as const) : ('words' as const),
      memberId: index < 10 ? guild.member.id : guild.owner.id,
      text: String(index),
    }));
    await recordHits(world, guild, new Map(hits.entries()));
    const seen: string[] = [];
    for (let next: string | null | undefined = undefined; next !== null; ) {
      const page: Hits = await listHits(api, guild, next === undefined ? {} : { before: next });
      seen.push(...page.hits.map(({ text }) => text));
      next = page.next;
    }

    expect(seen).toEqual(hits.map(({ text }) => text).toReversed());
    expect((await listHits(api, guild, { member: guild.member.id })).hits).toHaveLength(10);
    expect((await listHits(api, guild, { member: guild.member.id, rule: 'caps' })).hits).toHaveLength(5);
  });

  test('Answers "not found" for an unknown automod hit', async ({ guild, api }) => {
    const { status } = await api.call(guild.manager.token, automodSiteEndpoints.wrong, {
      params: { guildId: guild.id, hitId: '00000000-0000-4000-8000-000000000000' },
    });

    expect(status).toBe(404);
  });
});
