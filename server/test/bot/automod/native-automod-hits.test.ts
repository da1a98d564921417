import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../../support/api-client.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import { openFilters } from '../../support/moderation/native-filters.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

const hitsReply = automodSiteEndpoints.hits.schema.response[200];
const hitsOf = async (api: ApiClient, { id, manager }: GuildFixture) =>
  z.parse(
    hitsReply,
    (await api.call(manager.token, automodSiteEndpoints.hits, { params: { guildId: id }, query: {} })).body,
  ).hits;

type AuthorFixture = Pick<GuildFixture, 'channelId'> & { member: { id: string } };

/** The member writes something the platform blocks. */
function postBlocked({ simulator }: World, { member, channelId }: AuthorFixture, content: string) {
  expect(() => simulator.world.say(member.id, channelId, content)).toThrow('blocked by automatic moderation');
}

test('A message blocked by Discord is one hit and one case, regardless of the filter’s actions', async ({
  world,
  guild,
  api,
}) => {
  const filters = openFilters(world, api, guild);
  await saveModeration(api, guild, { automodLog: guild.channelId, useTimeout: true });
  const punishment = { enabled: true, type: 'mute' as const, duration: 60_000, reason: 'Forbidden word' };
  await filters.save('words', { punishment });
  await filters.becomes('active');

  postBlocked(world, guild, 'buy SPAM now');

  await expect.poll(() => hitsOf(api, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  expect(await hitsOf(api, guild)).toMatchObject([
    {
      rules: ['words'],
      member: { id: guild.member.id, username: 'member' },
      channelId: guild.channelId,
      messageId: null,
      text: 'buy SPAM now',
      spans: [{ start: 4, end: 8 }],
      isStopped: true,
      isDeleted: false,
      caseNumber: 1,
    },
  ]);
  const { find, numbers } = openPunishing(world, guild);
  await expect
    .poll(() => find(1), { timeout: DONE_WITHIN_MS })
    .toMatchObject({
      type: 'mute',
      state: 'done',
      source: 'automod',
      rule: 'words',
      reason: 'Forbidden word',
      message: { channelId: guild.channelId, id: null, text: 'buy SPAM now' },
    });
  expect(await numbers()).toEqual([1]);
  // The log contains only the platform's own alert, not an additional entry by the bot.
  expect(world.simulator.world.messages(guild.channelId).map(({ type }) => type)).toEqual([24]);
  const counts = await api.call(guild.owner.token, automodSiteEndpoints.counts, { params: { guildId: guild.id } });
  expect(counts.body).toMatchObject([{ rule: 'words', count: 1 }]);
});

test('A message blocked by two filters is one hit, and resending it adds another', async ({ world, guild, api }) => {
  const filters = openFilters(world, api, guild);
  await filters.save('words');
  await filters.save('invites');
  await filters.becomes('active', 'words');
  await filters.becomes('active', 'invites');

  postBlocked(world, guild, 'spam discord.gg/abc');
  await expect
    .poll(async () => (await hitsOf(api, guild)).map(({ rules }) => rules.toSorted()), { timeout: DONE_WITHIN_MS })
    .toEqual([['invites', 'words']]);
  postBlocked(world, guild, 'spam discord.gg/abc');

  await expect
    .poll(async () => (await hitsOf(api, guild)).map(({ rules }) => rules.toSorted()), { timeout: DONE_WITHIN_MS })
    .toEqual([
      ['invites', 'words'],
      ['invites', 'words'],
    ]);
});

test('The rule’s message comes from Discord where possible and otherwise from the bot', async ({
  world,
  guild,
  api,
}) => {
  const filters = openFilters(world, api, guild);
  const texts = () => world.simulator.world.messages(guild.channelId).map(({ content }) => content);
  const message = { enabled: true, channel: null, template: 'Mind your words' };
  await filters.save('words', { message });
  await filters.save('mentions', {
    options: { members: 1, roles: 1 },
    message: { ...message, template: '{{ member.mention }}, fewer please' },
  });
  await filters.becomes('active', 'words');
  await filters.becomes('active', 'mentions');

  postBlocked(world, guild, 'spam');
  // A different member: the bot answers one member only once per burst.
  const other = createPerson(world, 'other');
  world.simulator.world.addMember(guild.id, other.id);
  postBlocked(world, { ...guild, member: other }, '<@1> <@2> <@3>');

  await expect.poll(() => hitsOf(api, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(2);
  await expect.poll(texts, { timeout: DONE_WITHIN_MS }).toContain(`<@${other.id}>, fewer please`);
  expect(texts()).not.toContain('Mind your words');
});

test('A message blocked by another filter is not recorded as a hit', async ({ world, guild, api }) => {
  const filters = openFilters(world, api, guild);
  world.simulator.world.createAutomodRule(guild.id, guild.owner.id, { keywords: ['theirs'] });
  await filters.save('words');
  await filters.becomes('active');

  postBlocked(world, guild, 'theirs');
  postBlocked(world, guild, 'spam');

  await expect.poll(() => hitsOf(api, guild), { timeout: DONE_WITHIN_MS }).toMatchObject([{ text: 'spam' }]);
});
