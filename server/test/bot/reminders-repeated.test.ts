import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import { openChat } from '../support/chat.ts';
import { buildGeneral, type GuildFixture, test } from '../support/fixtures.ts';
import { passTime } from '../support/pass-time.ts';
import type { World } from '../support/world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const isReminder = ({ content }: { content: string }) => content.startsWith('⏰');

const listReminders = ({ services }: World, { id: guildId, member }: GuildFixture) =>
  services.reminders.list({ guildId, userId: member.id });

const delivered = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world.messages(channelId).filter(isReminder);

/** The button of a delivered reminder. */
function buttonIn(message: { components: readonly unknown[] } | undefined, label: string): string {
  const text = JSON.stringify(message?.components ?? []);
  const buttons = [...text.matchAll(/\{[^{}]*"custom_id":"([^"]+)"[^{}]*\}/g)];
  return buttons.find(([button]) => button.includes(`"label":"${label}"`))?.[1] ?? '';
}

describe('Reminders in one line', () => {
  test.for([
    { typed: '!remind me to feed the cat tomorrow at 9', text: 'feed the cat' },
    { typed: '!remind 1h "2 days left"', text: '2 days left' },
    { typed: '!remind "2 days left" 1h', text: '2 days left' },
    { typed: '!remind call mom in 5 minutes', text: 'call mom' },
    { typed: '!remind every monday 9:00 stand-up', text: 'stand-up' },
    { typed: '!remind drink water every 2 hours', text: 'drink water' },
  ])('"$typed" reminds of "$text"', async ({ typed, text }, { world, guild }) => {
    const { content } = await openChat(world, guild).ask(typed);

    expect(content).toContain('Reminder #1.');
    expect(await listReminders(world, guild)).toMatchObject([{ text }]);
  });

  test.for([
    { typed: '!напомни через 5 минут выключить духовку', text: 'выключить духовку' },
    { typed: '!напомни мне полить цветы завтра в 9', text: 'полить цветы' },
    { typed: '!напомни каждый день в 9 зарядка', text: 'зарядка' },
    { typed: '!напомни каждый понедельник в 9:00 планёрка', text: 'планёрка' },
    { typed: '!напомни по будням в 9 стендап', text: 'стендап' },
  ])('"$typed" reminds of "$text"', async ({ typed, text }, { world, guild, api }) => {
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });

    const { content } = await openChat(world, guild).ask(typed);

    expect(content).toContain('напоминание № 1.');
    expect(await listReminders(world, guild)).toMatchObject([{ text }]);
  });

  test('The text of a slash command is never read as a time', async ({ world, guild }) => {
    const before = Date.now();

    await openChat(world, guild).slash('remind', { when: '1h', text: '2 days left until the exam' });

    const [reminder] = await listReminders(world, guild);
    expect(reminder).toMatchObject({ text: '2 days left until the exam', repeats: null });
    expect(Math.abs((reminder?.dueAt.getTime() ?? 0) - before - HOUR_MS)).toBeLessThan(MINUTE_MS);
  });

  test('A slash command takes a repetition, and says how it repeats', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const { content } = await chat.slash('remind', { when: 'every weekday 9:00', text: 'stand-up' });
    const { embeds } = await chat.ask('!reminders');

    expect(content).toMatch(/^I’ll remind you every weekday at 09:00, first <t:\d+:f> \(<t:\d+:R>\)\. Reminder #1\.$/);
    expect(embeds).toMatchObject([
      { description: expect.stringMatching(/<t:\d+:R> · 🔁 every weekday at 09:00 · stand-up$/) },
    ]);
  });
});

describe('Repeated reminders', () => {
  test('A repeated reminder comes once each time, until it is cancelled', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await chat.ask('!remind every day at 9 feed the cat');

    await passTime(world, guild, DAY_MS);
    await expect.poll(() => delivered(world, guild).length).toBe(1);
    await expect.poll(async () => (await listReminders(world, guild))[0]?.dueAt.getTime()).toBeGreaterThan(Date.now());
    await passTime(world, guild, DAY_MS);
    await expect.poll(() => delivered(world, guild).length).toBe(2);
    const { content } = await chat.ask('!unremind 1');
    await passTime(world, guild, DAY_MS);

    expect(content).toBe('Reminder #1 cancelled.');
    expect(await listReminders(world, guild)).toEqual([]);
    expect(delivered(world, guild)).toHaveLength(2);
  });

  test('Occurrences that were missed come once', async ({ world, guild }) => {
    await openChat(world, guild).ask('!remind every 2 hours drink water');

    await passTime(world, guild, 10 * DAY_MS);

    await expect.poll(() => delivered(world, guild).length).toBe(1);
    await expect.poll(async () => (await listReminders(world, guild))[0]?.dueAt.getTime()).toBeGreaterThan(Date.now());
    expect(delivered(world, guild)).toHaveLength(1);
  });

  test('A repeated reminder ends when its member has left', async ({ world, guild }) => {
    await openChat(world, guild).ask('!remind every day at 9 feed the cat');
    world.simulator.world.removeMember(guild.id, guild.member.id);

    await passTime(world, guild, DAY_MS);

    await expect.poll(() => listReminders(world, guild)).toEqual([]);
    expect(delivered(world, guild)).toEqual([]);
    expect(world.simulator.world.directMessages(guild.member.id).filter(isReminder)).toEqual([]);
  });

  test('A repeated reminder ends with a direct message when its channel is gone', async ({ world, guild }) => {
    const { reminders } = world.services;
    const [channelId, dueAt] = ['100000000000000099', new Date()];
    const repeats = { recurrence: { kind: 'days', every: 1, seconds: 0 } as const, zone: 'UTC' };

    await reminders.add({ guildId: guild.id, userId: guild.member.id, channelId, text: 'tea', dueAt, repeats });

    const inbox = () => world.simulator.world.directMessages(guild.member.id).filter(isReminder);
    await expect.poll(() => inbox()[0]?.content).toContain('This was the last one: its channel is gone.');
    await expect.poll(() => listReminders(world, guild)).toEqual([]);
  });
});

describe('Snoozed reminders', () => {
  test.for([
    { label: 'In 10 minutes', aheadMs: 10 * MINUTE_MS },
    { label: 'In 1 hour', aheadMs: HOUR_MS },
  ])('"$label" brings a delivered reminder back, once', async ({ label, aheadMs }, { world, guild }) => {
    const chat = openChat(world, guild);
    await chat.ask('!remind 1s tea');
    await expect.poll(() => delivered(world, guild).length).toBe(1);
    const [message] = delivered(world, guild);
    const button = buttonIn(message, label);

    await chat.press(message?.id ?? '', button);
    await chat.press(message?.id ?? '', button);

    const [snoozed, ...others] = await listReminders(world, guild);
    expect(snoozed).toMatchObject({ text: 'tea' });
    expect(Math.abs((snoozed?.dueAt.getTime() ?? 0) - Date.now() - aheadMs)).toBeLessThan(MINUTE_MS);
    expect(others).toEqual([]);
  });

  test('"Tomorrow 9:00" is nine in the time zone of the server', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await chat.ask('!remind 1s tea');
    await expect.poll(() => delivered(world, guild).length).toBe(1);
    const [message] = delivered(world, guild);

    await chat.press(message?.id ?? '', buttonIn(message, 'Tomorrow 9:00'));

    await expect.poll(() => listReminders(world, guild)).toHaveLength(1);
    expect((await listReminders(world, guild))[0]?.dueAt.toISOString()).toMatch(/T09:00:00\.000Z$/);
  });

  test('Only its owner can snooze a reminder', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await chat.ask('!remind 1s tea');
    await expect.poll(() => delivered(world, guild).length).toBe(1);
    const [message] = delivered(world, guild);

    await chat.press(message?.id ?? '', buttonIn(message, 'In 1 hour'), guild.manager.id);

    expect(await listReminders(world, guild)).toEqual([]);
  });
});
