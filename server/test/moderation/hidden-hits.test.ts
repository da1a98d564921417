import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import { DONE_WITHIN_MS } from '../support/punishing.ts';
import { recordHits, recordId } from '../support/moderation/automod-records.ts';
import { type HiddenChannels, hideChannels } from '../support/moderation/hidden-channels.ts';
import type { World } from '../support/world.ts';

const hitsReply = automodSiteEndpoints.hits.schema.response[200];
const countsReply = automodSiteEndpoints.counts.schema.response[200];

/** Rights that the platform took away have to hold here within a second; the machine may be busy. */
const SOON = { timeout: 5_000 };

const IN = { visible: 0, hidden: 1, privateThread: 2, deleted: 3 } as const;

/** Records one hit of the member in each of the places, by its name. */
async function recordInEach(world: World, guild: GuildFixture, { places }: HiddenChannels): Promise<void> {
  const hits = Object.entries(IN).map(([place, number]) => {
    const channelId = Object(places)[place];
    return [number, { at: new Date(), rule: 'words', memberId: guild.member.id, text: place, channelId }] as const;
  });
  await recordHits(world, guild, new Map(hits));
}

async function seenBy(
  api: ApiClient,
  { id }: GuildFixture,
  { token }: PersonFixture,
  query: Record<string, string> = {},
) {
  const params = { guildId: id };
  const [hits, counts, overview] = await Promise.all([
    api.call(token, automodSiteEndpoints.hits, { params, query }),
    api.call(token, automodSiteEndpoints.counts, { params }),
    api.call(token, overviewEndpoints.read, { params }),
  ]);
  const acts: { feature: string; week: number }[] = Object(overview.body).acts ?? [];
  return {
    texts: z
      .parse(hitsReply, hits.body)
      .hits.map(({ text }) => text)
      .toSorted(),
    count: z.parse(countsReply, counts.body).reduce((sum, { count }) => sum + count, 0),
    overview: acts.find(({ feature }) => feature === 'automod')?.week ?? 0,
  };
}

describe('Hits in hidden channels', () => {
  test.for([
    { who: 'owner', texts: ['deleted', 'hidden', 'privateThread', 'visible'], overview: 4 },
    { who: 'administrator', texts: ['deleted', 'hidden', 'privateThread', 'visible'], overview: 4 },
    { who: 'manager', texts: ['visible'], overview: 1 },
    // The overview is for managers.
    { who: 'editor', texts: ['visible'], overview: 0 },
  ] as const)(
    'The $who sees and counts hits only where they can read',
    async ({ who, texts, overview }, { world, guild, api }) => {
      const hidden = await hideChannels(api, world, guild);
      await recordInEach(world, guild, hidden);
      await hidden.deleteChannel();

      const seen = await seenBy(api, guild, hidden.people[who]);

      expect(seen).toEqual({ texts: [...texts], count: texts.length, overview });
    },
  );

  test('A moderator without the tab sees no hits at all', async ({ world, guild, api }) => {
    const { people } = await hideChannels(api, world, guild);

    const reply = await api.call(people.moderator.token, automodSiteEndpoints.hits, { params: { guildId: guild.id } });

    expect(reply.status).toBe(403);
  });

  test('Filters by member and rule find no hits in hidden channels', async ({ world, guild, api }) => {
    const hidden = await hideChannels(api, world, guild);
    await recordInEach(world, guild, hidden);
    const query = { member: guild.member.id, rule: 'words' };

    const seen = await seenBy(api, guild, hidden.people.editor, query);

    expect(seen.texts).toEqual(['visible']);
  });

  test('Pages are full of readable hits, even with many unreadable ones between them', async ({
    world,
    guild,
    api,
  }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const hits = Array.from({ length: 160 }, (_, index) => ({
      at: new Date(Date.UTC(2026, 0, 1) + index),
      rule: 'words' as const,
      memberId: guild.member.id,
      text: String(index),
      channelId: [places.visible, places.hidden, places.privateThread][index % 3] ?? '',
    }));
    await recordHits(world, guild, new Map(hits.entries()));
    const params = { guildId: guild.id };
    const page = async (before?: string) => {
      const query = before === undefined ? {} : { before };
      const { body } = await api.call(people.editor.token, automodSiteEndpoints.hits, { params, query });
      return z.parse(hitsReply, body);
    };

    const first = await page();
    const second = await page(first.next ?? '');

    const readable = hits.filter(({ channelId }) => channelId === places.visible).map(({ text }) => text);
    expect(first.hits).toHaveLength(50);
    expect([...first.hits, ...second.hits].map(({ text }) => text)).toEqual(readable.toReversed());
    expect(second.next).toBeNull();
  });

  test('A hit in a hidden channel cannot be undone, and has no exceptions to offer', async ({ world, guild, api }) => {
    const hidden = await hideChannels(api, world, guild);
    await recordInEach(world, guild, hidden);
    const calls = async (hitId: string, { token }: PersonFixture) => {
      const params = { guildId: guild.id, hitId };
      const body = { rule: 'words', kind: 'channel', value: hidden.places.hidden };
      const replies = [
        await api.call(token, automodSiteEndpoints.offers, { params }),
        await api.call(token, automodSiteEndpoints.except, { params, body }),
        await api.call(token, automodSiteEndpoints.wrong, { params }),
      ];
      return replies.map(({ status }) => status);
    };

    const refused = await calls(recordId(IN.hidden), hidden.people.editor);
    const allowed = await calls(recordId(IN.visible), hidden.people.editor);
    const administrators = await calls(recordId(IN.hidden), hidden.people.administrator);

    expect(refused).toEqual([404, 404, 404]);
    // The rule is off, so there is no exception to make.
    expect([allowed, administrators]).toEqual([
      [200, 409, 200],
      [200, 409, 200],
    ]);
  });

  test('Hits appear and disappear with the right to read their channel', async ({ world, guild, api }) => {
    const hidden = await hideChannels(api, world, guild);
    await recordInEach(world, guild, hidden);
    const { editor } = hidden.people;
    const texts = async () => (await seenBy(api, guild, editor)).texts;

    await hidden.show(editor, true);
    await expect.poll(texts, SOON).toEqual(['hidden', 'visible']);
    await hidden.show(editor, false);
    await expect.poll(texts, SOON).toEqual(['visible']);
  });

  test('A hit in a private thread is seen by its members', async ({ world, guild, api }) => {
    const hidden = await hideChannels(api, world, guild);
    await recordInEach(world, guild, hidden);
    const { editor } = hidden.people;
    const texts = async () => (await seenBy(api, guild, editor)).texts;
    const { threads } = world.services.api;

    await threads.addMember(hidden.places.privateThread, editor.id);
    await expect.poll(texts, SOON).toEqual(['privateThread', 'visible']);
    await threads.removeMember(hidden.places.privateThread, editor.id);
    await expect.poll(texts, SOON).toEqual(['visible']);
  });
});

describe('Rules that only log', () => {
  test('An editor who logs every message reads along only where they can read', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const params = { guildId: guild.id };
    const { flood } = DEFAULT_AUTOMOD;
    const body = { ...flood, enabled: true, logOnly: true, options: { messages: 1, symbols: 1 } };
    const saved = await api.call(people.editor.token, automodEndpoints.flood, { params, body });
    const { world: chat } = world.simulator;

    chat.say(guild.member.id, places.hidden, 'said in secret');
    chat.say(guild.member.id, places.visible, 'said in public');

    const texts = async (reader: PersonFixture) => (await seenBy(api, guild, reader)).texts;
    await expect
      .poll(() => texts(people.administrator), { timeout: DONE_WITHIN_MS })
      .toEqual(['said in public', 'said in secret']);
    expect(saved.status).toBe(200);
    expect(await seenBy(api, guild, people.editor)).toEqual({ texts: ['said in public'], count: 1, overview: 0 });
  });
});
