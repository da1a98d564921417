import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { expect, onTestFinished } from 'vitest';
import { openFeatures } from '../../../src/features/index.ts';
import { runBot } from '../../../src/start-bot.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { openChat } from '../../support/chat.ts';
import { gatewayMessage } from '../../support/bot/gateway-message.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import { openFilters } from '../../support/moderation/native-filters.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';
import { joinRaiders, saveRaid } from '../../support/moderation/raids.ts';
import type { World } from '../../support/world.ts';
import { hitsOf } from '../../support/moderation/automod-records.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const WARNS = { enabled: true, type: 'warn' as const, duration: 0, reason: '' };

/** A bot that has no memory of earlier events. */
async function startAnother(world: World): Promise<void> {
  const another = await runBot(openFeatures(world.services));
  onTestFinished(another.close);
  await another.ready;
}

async function forbidSpam(api: ApiClient, guild: GuildFixture) {
  const options = { words: ['spam'], match: 'whole' as const };
  const body = { ...DEFAULT_AUTOMOD.words, enabled: true, options, punishment: WARNS };
  await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body });
}

/** Makes a new person break the rule, so that their case follows any case from earlier events. */
function breakRule({ simulator }: World, guild: GuildFixture, post: (personId: string) => void) {
  const last = simulator.world.createPerson({ username: 'last' });
  simulator.world.addMember(guild.id, last);
  post(last);
}

test('A message redelivered to a bot that has not seen it is punished once', async ({ world, guild, api }) => {
  const { world: chat, control } = world.simulator;
  await saveModeration(api, guild, { automodLog: guild.channelId });
  await forbidSpam(api, guild);
  const { find, numbers } = openPunishing(world, guild);
  const messageId = chat.say(guild.member.id, guild.channelId, 'spam');
  await expect.poll(numbers, WITHIN).toEqual([1]);

  await startAnother(world);
  const { createdAt } = (await find(1)) ?? {};
  // The second bot did not receive the message, so it gets a new event.
  control.sendEvent('MESSAGE_CREATE', gatewayMessage(guild, { id: messageId, content: 'spam' }), guild.id);
  breakRule(world, guild, (id) => chat.say(id, guild.channelId, 'spam'));

  await expect.poll(numbers, WITHIN).toEqual([1, 2]);
  expect(await find(1)).toMatchObject({ createdAt, member: { id: guild.member.id } });
  expect(await find(2)).toMatchObject({ member: { name: 'last' } });
});

test('A message blocked by Discord is one hit and one case despite redelivered events', async ({
  world,
  guild,
  api,
}) => {
  const { world: chat, control } = world.simulator;
  const { find, numbers } = openPunishing(world, guild);
  const filters = openFilters(world, api, guild);
  await filters.save('words', { punishment: WARNS });
  await filters.becomes('active');
  const postBlocked = (personId: string) =>
    expect(() => chat.say(personId, guild.channelId, 'spam')).toThrow('blocked by automatic moderation');
  postBlocked(guild.member.id);
  await expect.poll(numbers, WITHIN).toEqual([1]);

  control.repeatEvents('AUTO_MODERATION_ACTION_EXECUTION', guild.id);
  breakRule(world, guild, postBlocked);

  await expect.poll(numbers, WITHIN).toEqual([1, 2]);
  expect(await find(2)).toMatchObject({ member: { name: 'last' } });
  expect(await hitsOf(world, guild)).toHaveLength(2);
});

test('A raider is kicked once despite redelivered joins, and again after rejoining', async ({ world, guild, api }) => {
  const { world: people, control } = world.simulator;
  const { calls, numbers } = openPunishing(world, guild);
  await saveRaid(api, guild);
  joinRaiders(world, guild, 5);
  await expect.poll(numbers, WITHIN).toHaveLength(5);
  await expect.poll(() => calls(/^DELETE .*\/members\//), WITHIN).toHaveLength(5);

  control.repeatEvents('GUILD_MEMBER_ADD', guild.id);
  const { id } = createPerson(world, 'late');
  people.addMember(guild.id, id);
  await expect.poll(numbers, WITHIN).toHaveLength(6);
  await expect.poll(() => calls(new RegExp(`^DELETE .*/members/${id}`)), WITHIN).toHaveLength(1);
  people.addMember(guild.id, id);

  await expect.poll(numbers, WITHIN).toHaveLength(7);
  await expect.poll(() => calls(/^DELETE .*\/members\//), WITHIN).toHaveLength(7);
});

test('A redelivered press of the harsher-punishment button leads to one punishment', async ({ world, guild, api }) => {
  const { world: chat, control } = world.simulator;
  const { find, numbers } = openPunishing(world, guild);
  await saveModeration(api, guild, { automodLog: guild.channelId, useTimeout: true });
  await forbidSpam(api, guild);
  const entry = () => chat.messages(guild.channelId).find(({ embeds }) => embeds.length > 0);
  const harsher = () => /automod:harsher[^"]+/.exec(JSON.stringify(entry()?.components ?? []))?.[0] ?? '';
  chat.say(guild.member.id, guild.channelId, 'spam');
  await expect.poll(harsher, WITHIN).not.toBe('');
  const first = harsher();

  await openChat(world, guild).press(entry()?.id ?? '', first, guild.owner.id);
  await expect.poll(harsher, WITHIN).not.toBe(first);
  control.repeatEvents('INTERACTION_CREATE', guild.id);
  breakRule(world, guild, (id) => chat.say(id, guild.channelId, 'spam'));

  await expect.poll(numbers, WITHIN).toEqual([1, 2, 3]);
  expect(await find(2)).toMatchObject({ type: 'mute', moderator: { id: guild.owner.id } });
  expect(await find(3)).toMatchObject({ type: 'warn', member: { name: 'last' } });
});
