import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../../support/api-client.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import { joinRaiders, guarding, OPEN, saveRaid } from '../../support/moderation/raids.ts';
import { recordHits, recordId, recordRaids } from '../../support/moderation/automod-records.ts';

/** The raids in the list of automoderation entries. */
async function entriesOf(
  api: ApiClient,
  { id, manager }: GuildFixture,
  query: { rule?: 'caps' | 'raid'; member?: string } = {},
) {
  const { body } = await api.call(manager.token, automodSiteEndpoints.hits, { params: { guildId: id }, query });
  return z.parse(automodSiteEndpoints.hits.schema.response[200], body).raids;
}

test('A raid is listed with automoderation hits, is counted, and can be ended there once', async ({
  world,
  guild,
  api,
}) => {
  const params = { guildId: guild.id };
  await saveRaid(api, guild);

  joinRaiders(world, guild, 5);

  const done = { isLogOnly: false, pausesInvites: true, raisesVerification: true };
  await expect
    .poll(() => entriesOf(api, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ ...done, joined: 5, kicked: 5, endedAt: null, isUndone: false }]);
  const [entry] = await entriesOf(api, guild, { rule: 'raid' });
  const counts = await api.call(guild.manager.token, automodSiteEndpoints.counts, { params });
  const end = (token: string, raidId = entry?.id ?? '') =>
    api.call(token, raidEndpoints.undo, { params: { ...params, raidId } });
  const others = [
    await entriesOf(api, guild, { rule: 'caps' }),
    await entriesOf(api, guild, { member: guild.owner.id }),
  ];
  const refused = await end(guild.member.token);
  const ended = [await end(guild.manager.token), await end(guild.manager.token)];

  expect(counts.body).toEqual([{ rule: 'raid', day: new Date().toISOString().slice(0, 10), count: 1 }]);
  expect(others).toEqual([[], []]);
  expect([refused, ...ended].map(({ status }) => status)).toEqual([403, 200, 409]);
  expect((await end(guild.manager.token, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  await expect.poll(() => guarding(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(OPEN);
  await expect
    .poll(() => entriesOf(api, guild), { timeout: DONE_WITHIN_MS })
    .toMatchObject([{ isUndone: true, endedAt: expect.any(String) }]);
});

test('Raids and messages share one paginated list', async ({ world, guild, api }) => {
  const times = Array.from({ length: 120 }, (_, index) => new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 2)));
  const [raids, hits] = [0, 1].map((rest) => [...times.entries()].filter(([index]) => Math.sign(index % 3) === rest));
  await recordRaids(world, guild, new Map(raids));
  const hit = { rule: 'caps', memberId: guild.member.id, text: 'x' } as const;
  await recordHits(world, guild, new Map(hits?.map(([index, at]) => [index, { ...hit, at }])));

  const seen: string[] = [];
  for (let before: string | undefined = undefined, isMore = true; isMore; ) {
    const query: { before?: string } = before === undefined ? {} : { before };
    const { body } = await api.call(guild.manager.token, automodSiteEndpoints.hits, {
      params: { guildId: guild.id },
      query,
    });
    const page = z.parse(automodSiteEndpoints.hits.schema.response[200], body);
    expect(page.raids.every(({ isLogOnly, pausesInvites }) => isLogOnly && !pausesInvites)).toBe(true);
    seen.push(...[...page.hits, ...page.raids].map((entry) => entry.id));
    before = page.next ?? undefined;
    isMore = page.next !== null;
  }

  expect(seen.toSorted()).toEqual(times.map((_, index) => recordId(index)));
});
