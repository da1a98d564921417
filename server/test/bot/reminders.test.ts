import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect, onTestFinished } from 'vitest';
import { openChat } from '../support/chat.ts';
import { buildGeneral, createGuild, type GuildFixture, test } from '../support/fixtures.ts';
import { denyInChannel } from '../support/moderation/deny-in-channel.ts';
import { openPunishing, saveModeration } from '../support/punishing.ts';
import { embeddedIn } from '../support/test-database.ts';
import { startBotProcess, type World } from '../support/world.ts';
import { REMINDERS_MAX } from '../../src/features/utilities/reminders/reminder-store.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Enough for a busy machine, in milliseconds. */
const DELIVERED_WITHIN_MS = 60_000;

const isReminder = ({ content }: { content: string }) => content.startsWith('⏰');

const waitForReminder = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world.waitForMessage(channelId, isReminder, DELIVERED_WITHIN_MS);

describe('Reminders', () => {
  test('A due reminder is posted in its channel, pings only its author, and is deleted', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const set = await chat.ask(`!remind 1s tea for @everyone and <@${guild.owner.id}>`);
    const reminder = await waitForReminder(world, guild);

    expect(set.content).toMatch(/^I’ll remind you <t:\d+:f> \(<t:\d+:R>\)\. Reminder #1\.$/);
    expect(reminder).toMatchObject({
      content: `⏰ <@${guild.member.id}> tea for @everyone and <@${guild.owner.id}>`,
      mentionUserIds: [guild.member.id],
      mentionsEveryone: false,
    });
    await expect.poll(() => listReminders(world, guild), { timeout: DELIVERED_WITHIN_MS }).toEqual([]);
  });

  test('Reminders are listed, and cancelled by number', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await chat.slash('remind', { when: '2 days', text: 'feed the cat' });
    await chat.ask('!remind 1h30m stretch');

    const list = await chat.ask('!reminders');
    const cancelled = await chat.ask('!unremind 1');
    const again = await chat.slash('unremind', { number: 1 });
    const left = await chat.slash('reminders');

    expect(list.embeds).toMatchObject([{ description: expect.stringMatching(/· stretch\n.*· feed the cat$/) }]);
    expect(cancelled.content).toBe('Reminder #1 cancelled.');
    expect(again).toMatchObject({ content: 'You have no reminder #1 here.', isEphemeral: true });
    expect(left.embeds).toMatchObject([{ title: '1 reminder' }]);
  });

  test('A reminder of a member who has left is not posted in the channel', async ({ world, guild }) => {
    const { reminders } = world.services;
    const { id: guildId, channelId, member } = guild;
    world.simulator.world.removeMember(guildId, member.id);

    await reminders.add({ guildId, userId: member.id, channelId, text: 'see you all', dueAt: new Date() });

    await expect.poll(() => listReminders(world, guild), { timeout: DELIVERED_WITHIN_MS }).toEqual([]);
    expect(world.simulator.world.messages(channelId).filter(isReminder)).toEqual([]);
  });

  test.for([
    { name: 'a timeout', useTimeout: true },
    { name: 'the mute role', useTimeout: false },
    { name: 'the previous mute role', useTimeout: false, hasNewRole: true },
  ])('A member muted with $name is reminded privately', async ({ useTimeout, hasNewRole }, { world, guild, api }) => {
    const { reminders } = world.services;
    const { id: guildId, channelId, member } = guild;
    const { world: platform } = world.simulator;
    const createRole = () => platform.createRole(guildId, { name: 'Muted' });
    await saveModeration(api, guild, { useTimeout, muteRole: createRole() });
    await openPunishing(world, guild).punish({ type: 'mute', durationMs: 3_600_000 });
    if (hasNewRole === true) await saveModeration(api, guild, { useTimeout, muteRole: createRole() });

    await reminders.add({ guildId, userId: member.id, channelId, text: 'tea', dueAt: new Date() });

    const inbox = () => platform.directMessages(member.id).filter(isReminder);
    await expect.poll(inbox, { timeout: DELIVERED_WITHIN_MS }).toHaveLength(1);
    expect(platform.messages(channelId).filter(isReminder)).toEqual([]);
  });

  test('A reminder of a member with the mute role but no case is sent as a direct message', async ({
    world,
    guild,
    api,
  }) => {
    const { reminders } = world.services;
    const { id: guildId, channelId, member } = guild;
    const { world: platform } = world.simulator;
    const muteRole = platform.createRole(guildId, { name: 'Muted' });
    platform.grantRole(guildId, member.id, muteRole);
    await saveModeration(api, guild, { muteRole });

    await reminders.add({ guildId, userId: member.id, channelId, text: 'tea', dueAt: new Date() });

    const inbox = () => platform.directMessages(member.id).filter(isReminder);
    await expect.poll(inbox, { timeout: DELIVERED_WITHIN_MS }).toHaveLength(1);
    expect(platform.messages(channelId).filter(isReminder)).toEqual([]);
  });

  test.for(['SendMessages', 'ViewChannel'] as const)(
    'A reminder of a member who lacks %s in its channel by now is sent as a direct message',
    async (permission, { world, guild }) => {
      const { reminders } = world.services;
      const { id: guildId, channelId, member } = guild;
      const { world: platform } = world.simulator;
      await denyInChannel(world, guild, permission);

      await reminders.add({ guildId, userId: member.id, channelId, text: 'tea', dueAt: new Date() });

      const inbox = () => platform.directMessages(member.id).filter(isReminder);
      await expect.poll(inbox, { timeout: DELIVERED_WITHIN_MS }).toHaveLength(1);
      expect(platform.messages(channelId).filter(isReminder)).toEqual([]);
    },
  );

  test('A reminder set in a thread is posted there while its author may write in it', async ({ world, guild }) => {
    const { reminders } = world.services;
    const { id: guildId, channelId, member } = guild;
    const { world: platform } = world.simulator;
    const thread = await world.services.api.channels.createThread(channelId, { name: 'aside', type: 11 });
    const add = () =>
      reminders.add({ guildId, userId: member.id, channelId: thread.id, text: 'tea', dueAt: new Date() });

    await add();
    await platform.waitForMessage(thread.id, isReminder, DELIVERED_WITHIN_MS);
    await denyInChannel(world, guild, 'ViewChannel');
    await add();

    const inbox = () => platform.directMessages(member.id).filter(isReminder);
    await expect.poll(inbox, { timeout: DELIVERED_WITHIN_MS }).toHaveLength(1);
    expect(platform.messages(thread.id).filter(isReminder)).toHaveLength(1);
  });

  test('A reminder for a deleted channel is sent as a direct message', async ({ world, guild }) => {
    const { reminders } = world.services;
    const [channelId, dueAt] = ['100000000000000099', new Date()];

    const { length: before } = world.simulator.world.requests();
    await reminders.add({ guildId: guild.id, userId: guild.member.id, channelId, text: 'tea', dueAt });

    await expect
      .poll(() => world.simulator.world.requests().slice(before), { timeout: DELIVERED_WITHIN_MS })
      .toContainEqual(expect.objectContaining({ path: expect.stringMatching(/\/users\/@me\/channels$/), status: 200 }));
    await expect.poll(() => listReminders(world, guild), { timeout: DELIVERED_WITHIN_MS }).toEqual([]);
  });

  test.for([
    { typed: '!remind', answer: '“when” is missing.\nUsage: `!remind <when> [text]`' },
    { typed: '!remind 10m', answer: 'What should I remind you about?' },
    { typed: '!remind soon tea', answer: '“when” must be a time, such as 2h, 3 days' },
    { typed: '!remind every 59m tea', answer: 'A reminder can repeat once an hour or less often' },
    { typed: '!remind yesterday tea', answer: '“when” must be a time' },
    { typed: '!remind 31.12.2020 tea', answer: '“when” is in the past.' },
    { typed: '!remind every 2 houers tea', answer: 'Did you mean every 2 hours?' },
    { typed: '!remind 366d tea', answer: 'Reminders can be up to a year ahead.' },
    { typed: '!remind 0s tea', answer: 'A reminder must be at least one second ahead.' },
    { typed: '!remind 2 days', answer: 'What should I remind you about?' },
    { typed: '!remind 2 dayz tea', answer: '“when” isn’t clear. Did you mean 2 days?' },
    { typed: `!remind 1h ${'x'.repeat(1501)}`, answer: 'That’s too long: up to 1500 characters.' },
  ])('The bot refuses the reminder "$typed"', async ({ typed, answer }, { world, guild }) => {
    const { content } = await openChat(world, guild).ask(typed);

    expect(content).toContain(answer);
  });

  test('A member can have at most 25 reminders, even if the last two are set simultaneously', async ({
    world,
    guild,
  }) => {
    const { reminders } = world.services;
    const one = { guildId: guild.id, userId: guild.member.id, channelId: guild.channelId, text: 'tea' };
    const dueAt = new Date(Date.now() + 3_600_000);
    for (let count = 1; count < REMINDERS_MAX; count += 1) await reminders.add({ ...one, dueAt });

    const kept = await Promise.all([reminders.add({ ...one, dueAt }), reminders.add({ ...one, dueAt })]);
    const { content } = await openChat(world, guild).ask('!remind 1h one more');

    expect(new Set(kept.map((reminder) => reminder?.number ?? null))).toEqual(new Set([REMINDERS_MAX, null]));
    expect(content).toBe('You already have 25 reminders here, which is the limit.');
  });

  test('Reminders can be set, listed and cancelled in Russian', async ({ world, guild, api }) => {
    const chat = openChat(world, guild);
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });

    const answers = [
      await chat.ask('!напомни 2 дня купить хлеб'),
      await chat.ask('!напоминания'),
      await chat.ask('!забудь 1'),
      await chat.ask('!напомни скоро'),
    ];

    expect(answers.map(({ content, embeds: [embed] }) => content || embed)).toMatchObject([
      expect.stringMatching(/^Напомню .* Это напоминание № 1\.$/),
      { title: '1 напоминание', description: expect.stringContaining('· купить хлеб') },
      'Напоминание № 1 отменено.',
      '«когда» — это время в начале или в конце, например 2ч, 3 дня, «завтра в 9» или «каждый понедельник в 9:00».\n' +
        'Использование: `!напомни <когда> [текст]`',
    ]);
  });
});

test('A reminder due during downtime is delivered once, with a note that it is late', async ({ world }) => {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-timers-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const guild = createGuild(world);
  const location = embeddedIn(folder);
  const before = await startBotProcess(world, location);
  const dueAt = new Date(Date.now() - 61_000);
  await before.bot.close();
  await before.services.reminders.add({
    guildId: guild.id,
    userId: guild.member.id,
    channelId: guild.channelId,
    text: 'tea',
    dueAt,
  });
  await before.close();

  const after = await startBotProcess(world, location);
  onTestFinished(after.close);
  const reminder = await waitForReminder(world, guild);
  await expect.poll(() => after.services.reminders.list({ guildId: guild.id, userId: guild.member.id })).toEqual([]);

  expect(reminder.content).toMatch(/^⏰ <@\d+> tea\nThis was due <t:\d+:R>, but I was offline\.$/);
  expect(world.simulator.world.messages(guild.channelId).filter(isReminder)).toHaveLength(1);
});

test.skipIf(!hasServers)('Two bot processes deliver each reminder once', async ({ world, guild }) => {
  const other = await startBotProcess(world, world.location);
  onTestFinished(other.close);
  const numbers = Array.from({ length: 5 }, (_, index) => index + 1);
  const dueAt = new Date(Date.now() + 500);

  await Promise.all(
    numbers.map((number) =>
      world.services.reminders.add({
        guildId: guild.id,
        userId: guild.member.id,
        channelId: guild.channelId,
        text: `number ${number}`,
        dueAt,
      }),
    ),
  );
  await expect.poll(() => listReminders(world, guild), { timeout: DELIVERED_WITHIN_MS }).toEqual([]);

  const delivered = world.simulator.world.messages(guild.channelId).filter(isReminder);
  expect(delivered.map(({ content }) => content.slice(-1)).toSorted()).toEqual(numbers.map(String));
});

function listReminders({ services }: World, guild: GuildFixture) {
  return services.reminders.list({ guildId: guild.id, userId: guild.member.id });
}
