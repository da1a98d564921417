import { setTimeout as sleep } from 'node:timers/promises';
import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defineCommand } from '../../src/bot/define-command.ts';
import { defineListener } from '../../src/bot/define-listener.ts';
import { startBotWorld } from '../support/bot-world.ts';
import { openChat } from '../support/chat.ts';
import { bothLanguages } from '../support/use-world.ts';

/** A platform compatible with Discord, but different in details. */

const hello = defineCommand({
  name: 'hello',
  category: 'utilities',
  config: bothLanguages('hello', 'привет'),
  run: async ({ reply }) => void (await reply({ content: 'hello' })),
});

const sweep = defineCommand({
  name: 'sweep',
  category: 'moderation',
  config: bothLanguages('sweep', 'подмети'),
  defaultMemberPermissions: ['BanMembers'],
  botPermissions: ['BanMembers'],
  run: async ({ reply }) => void (await reply({ content: 'swept' })),
});

const post = defineCommand({
  name: 'post',
  category: 'utilities',
  config: bothLanguages('post', 'напиши'),
  async run({ bot, channelId, done }) {
    await bot.api.channels.createMessage(channelId, { content: 'posted' });
    await done('done');
  },
});

type WorldOptions = NonNullable<Parameters<typeof startBotWorld>[0]>;
type Alteration = Parameters<Awaited<ReturnType<typeof startBotWorld>>['simulator']['control']['alterEvents']>[0];

/** A bot on a platform that alters its events; `features` are in addition to the commands above. */
async function openWorld({ features = [], alter = null }: WorldOptions & { alter?: Alteration } = {}) {
  const world = await startBotWorld({
    isAway: true,
    answerWithinMs: 3_000,
    features: [{ commands: [hello, sweep, post] }, ...features],
  });
  onTestFinished(world.close);
  const { simulator, bot, channelId, memberId, guildId } = world;
  simulator.control.alterEvents(alter);
  await vi.waitFor(() => expect(world.logged).toHaveLength(1), 60_000);
  world.logged.length = 0;
  simulator.world.setAway(false);
  await bot.ready;
  const registered = () =>
    vi.waitUntil(
      () => simulator.world.requests().some(({ method, path }) => method === 'PUT' && path.endsWith('/commands')),
      { timeout: 60_000 },
    );
  return {
    ...world,
    registered,
    owner: openChat(world, { channelId, member: { id: memberId } }),
    isTold: () => vi.waitUntil(() => bot.context.cache.get(guildId) !== undefined, { timeout: 60_000 }),
  };
}

const without =
  (event: string, ...fields: string[]): Alteration =>
  (name, data) =>
    name === event ? Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field))) : data;

test('The bot keeps making calls after a single 401 response', async () => {
  const { simulator, owner, channelId, isTold, logged } = await openWorld();
  await isTold();
  simulator.world.fail({ method: 'POST', path: `/channels/${channelId}/messages`, status: 401, times: 1 });

  owner.say('!hello');
  await vi.waitFor(() => expect(logged.join()).toContain('rejected a call with the bot token'), 60_000);
  const answer = await owner.ask('!hello');

  expect(answer.content).toBe('hello');
});

test('A slash command with only the ID of its channel is answered', async () => {
  const { owner, registered } = await openWorld({ alter: without('INTERACTION_CREATE', 'channel') });
  await registered();

  const answer = await owner.slash('hello');

  expect(answer.content).toBe('hello');
});

test('A slash command without permission fields uses the permissions known from the gateway', async () => {
  const { owner, registered, isTold } = await openWorld({
    alter: (name, data) => {
      if (name !== 'INTERACTION_CREATE') return data;
      const { app_permissions: _own, member, ...rest } = data;
      const { permissions: _permissions, ...bare } = Object(member);
      return { ...rest, member: bare };
    },
  });
  await registered();
  await isTold();

  const answer = await owner.slash('sweep');

  expect(answer.content).toBe('swept');
});

test('Failed slash command registration is retried and logged once', async () => {
  const world = await startBotWorld({ isAway: true, features: [{ commands: [hello] }] });
  onTestFinished(world.close);
  const { simulator, bot, logged } = world;
  simulator.world.fail({ path: /\/applications\/\d+\/commands/, status: 403, times: 1 });
  simulator.world.setAway(false);
  await bot.ready;

  await vi.waitUntil(
    () => simulator.world.requests().some(({ method, path }) => method === 'PUT' && path.endsWith('/commands')),
    { timeout: 60_000 },
  );

  expect(logged.filter((line) => line.includes('failed to register slash commands'))).toHaveLength(1);
});

test('A slash command is acknowledged before it runs if the platform’s latency is 2 s', async () => {
  const { simulator, owner, registered, memberId, channelId, logged } = await openWorld();
  await registered();
  simulator.world.fail({ path: /./, status: 'slow', delayMs: 2_000, times: 1_000 });
  // The bot learns the platform's latency from any call.
  await Promise.all([owner.ask('!hello'), owner.ask('!hello')]);

  await simulator.world.slash(memberId, channelId, 'post').catch(() => null);

  const contents = () => owner.answers().map(({ content }) => content);
  await vi.waitFor(() => expect(contents()).toEqual(['hello', 'hello', 'posted', 'done']), 60_000);
  expect(logged).toEqual([]);
});

test('A slash command that the platform has dropped is not executed, and is logged once', async () => {
  const { simulator, owner, registered, memberId, channelId, logged } = await openWorld();
  await registered();
  simulator.world.fail({ path: /./, status: 'slow', delayMs: 4_000, times: 1_000 });
  await Promise.all([owner.ask('!hello'), owner.ask('!hello')]);

  await simulator.world.slash(memberId, channelId, 'post').catch(() => null);

  await vi.waitFor(() => expect(logged).toHaveLength(1), 60_000);
  expect(logged[0]).toContain('interaction expired before the response');
  expect(owner.answers().map(({ content }) => content)).toEqual(['hello', 'hello']);
});

test('The owner of a server known only as unavailable keeps their permissions', async () => {
  const { owner, logged } = await openWorld({
    alter: (name, data) => (name === 'GUILD_CREATE' ? { id: data['id'] ?? '', unavailable: true } : data),
  });

  const answer = await owner.ask('!sweep');

  expect(answer.content).toBe('swept');
  expect(logged).toEqual([]);
});

test('Statistics stay valid if a server’s member count is missing or wrong', async () => {
  const { simulator, bot, guildId, isTold, memberId } = await openWorld({
    alter: without('GUILD_CREATE', 'member_count'),
  });
  await isTold();

  const user = { id: memberId, username: 'member', discriminator: '0', global_name: null, avatar: null };
  for (let left = 0; left < 5; left += 1) {
    simulator.control.sendEvent('GUILD_MEMBER_REMOVE', { guild_id: guildId, user }, guildId);
  }

  await vi.waitFor(() => expect(bot.context.cache.get(guildId)?.memberCount).toBe(0), 60_000);
  const [shard] = bot.stats().shards;
  expect(shard?.users).toBeGreaterThanOrEqual(0);
});

test('Every heartbeat contains the last sequence number, even after a resume', async () => {
  const { simulator } = await openWorld();
  await vi.waitFor(() => expect(simulator.control.heartbeats()).not.toEqual([]), 60_000);

  simulator.control.askReconnect();
  await vi.waitFor(() => expect(simulator.control.counters()).toMatchObject({ resumes: 1 }), 60_000);
  simulator.control.askHeartbeat();

  await vi.waitFor(() => expect(simulator.control.heartbeats().length).toBeGreaterThan(1), 60_000);
  expect(simulator.control.heartbeats()).not.toContain(null);
});

test('A bot whose user ID differs from its application ID determines its permissions correctly', async () => {
  const botId = '4200000000000000042';
  const withBotId = (data: object) =>
    JSON.parse(JSON.stringify(data).replaceAll('"1000000000000000001"', `"${botId}"`));
  const { owner, isTold } = await openWorld({
    alter: (name, data) => {
      if (name === 'READY') return { ...data, user: withBotId(Object(data['user'])) };
      return name === 'GUILD_CREATE' ? { ...data, members: withBotId(Object(data['members'])) } : data;
    },
  });
  await isTold();

  const answer = await owner.ask('!sweep');

  expect(answer.content).toBe('swept');
});

test('A webhook message is not run as a command even if its author is not marked as a bot', async () => {
  const { simulator, owner, guildId, channelId, isTold } = await openWorld({
    alter: (name, data) =>
      name === 'MESSAGE_CREATE' && data['content'] === '!hello' ? { ...data, webhook_id: '5' } : data,
  });
  await isTold();

  owner.say('!hello');
  const answer = await owner.ask('!HELLO');

  expect(answer.content).toBe('hello');
  expect(owner.answers()).toHaveLength(1);
  expect(simulator.world.messages(channelId).length).toBeGreaterThan(0);
  expect(guildId).not.toBe('');
});

test('Several listeners that fail on the same event log one line', async () => {
  const failingListener = () =>
    defineListener(GatewayDispatchEvents.MessageCreate, (_ctx, { id }) =>
      Promise.reject(new Error(`stumbled over ${id}`)),
    );
  const { owner, logged } = await openWorld({
    features: [{ listeners: [failingListener(), failingListener(), failingListener()] }],
  });

  owner.say('once');
  await vi.waitFor(() => expect(logged.length).toBeGreaterThanOrEqual(1), 60_000);
  // Errors within one second are logged as one line.
  await sleep(1_100);
  owner.say('twice');
  await vi.waitFor(() => expect(logged.length).toBeGreaterThanOrEqual(2), 60_000);
  await sleep(200);

  expect(logged).toHaveLength(2);
});
