import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { createGuild, createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { hitsOf } from '../../support/moderation/automod-records.ts';

const WORDS = {
  ...DEFAULT_AUTOMOD.words,
  enabled: true,
  options: { words: ['spam'], match: 'whole' as const },
  message: { enabled: true, channel: null, template: 'Not here' },
  punishment: { enabled: true, type: 'warn' as const, duration: 0, reason: '' },
};

function saveWords(api: ApiClient, { id, owner }: GuildFixture) {
  return api.call(owner.token, automodEndpoints.words, { params: { guildId: id }, body: WORDS });
}

const contents = ({ simulator }: World, channelId: string) =>
  simulator.world.messages(channelId).map(({ content }) => content);

/** The calls that delete messages in the guild's channel. */
const deletions = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world
    .requests()
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => call.includes(channelId) && /^DELETE .*\/messages\/|bulk-delete/.test(call));

test('Thirty violations by one member lead to one bulk deletion, one message and one case', async ({
  world,
  guild,
  api,
}) => {
  await saveWords(api, guild);
  const chat = openChat(world, guild);

  for (let index = 0; index < 30; index += 1) chat.say(`spam ${index}`);

  await expect.poll(() => contents(world, guild.channelId), { timeout: DONE_WITHIN_MS }).toEqual(['Not here']);
  await expect.poll(() => openPunishing(world, guild).numbers(), { timeout: DONE_WITHIN_MS }).toEqual([1]);
  expect(deletions(world, guild).map((call) => call.includes('bulk-delete'))).toEqual([false, true]);
  await expect.poll(() => hitsOf(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(30);
});

test('A repeatedly edited message counts as one violation', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  const { owner, id } = guild;
  const body = { ...WORDS, logOnly: true };
  await api.call(owner.token, automodEndpoints.words, { params: { guildId: id }, body });
  const { world: chat } = world.simulator;
  const messageId = chat.say(guild.member.id, guild.channelId, 'hello');

  for (let index = 0; index < 50; index += 1) {
    chat.edit(guild.member.id, guild.channelId, messageId, `spam ${index}`);
  }

  await expect.poll(() => hitsOf(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  const logged = () => chat.messages(guild.channelId).filter(({ embeds }) => embeds.length > 0);
  await expect.poll(logged, { timeout: DONE_WITHIN_MS }).toHaveLength(1);
  expect(await hitsOf(world, guild)).toHaveLength(1);
});

test('The bot limits its answers in a channel with many violations', async ({ world, guild, api }) => {
  await saveWords(api, guild);
  const { world: chat } = world.simulator;
  const people = Array.from({ length: 20 }, () => createPerson(world, 'talker').id);
  for (const person of people) chat.addMember(guild.id, person);

  for (let round = 0; round < 10; round += 1) {
    for (const person of people) chat.say(person, guild.channelId, `spam ${round}`);
  }

  await expect.poll(() => hitsOf(world, guild), { timeout: DONE_WITHIN_MS }).toHaveLength(200);
  await expect
    .poll(() => contents(world, guild.channelId).filter((content) => content !== 'Not here'), {
      timeout: DONE_WITHIN_MS,
    })
    .toEqual([]);
  expect(contents(world, guild.channelId)).toHaveLength(5);
  expect(deletions(world, guild).length).toBeLessThan(10);
});

test('A violation is punished without a deletion attempt when the bot can’t delete', async ({ world, api }) => {
  const guild = createGuild(world, { botPermissions: ['ViewChannel', 'SendMessages', 'ModerateMembers'] });
  await saveWords(api, guild);

  openChat(world, guild).say('spam');

  await expect.poll(() => openPunishing(world, guild).numbers(), { timeout: DONE_WITHIN_MS }).toEqual([1]);
  expect(deletions(world, guild)).toEqual([]);
});
