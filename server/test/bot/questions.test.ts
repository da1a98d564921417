import { generalSection } from '@perigee/core/community/general/section';
import { describe, expect } from 'vitest';
import { saveCommand } from '../support/bot/command-settings.ts';
import { openChat } from '../support/chat.ts';
import { buildGeneral, type GuildFixture, test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const HOUR_MS = 3_600_000;

const balanceOf = async ({ services }: World, { id }: GuildFixture, userId: string) =>
  (await services.ledger.holdings(id, userId))?.balance ?? 0;

async function rich(world: World, guild: GuildFixture): Promise<void> {
  await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', balance: 2_000_000 });
}

/** Custom ids of a message's buttons, by label. */
function buttonsOf({ components = [] }: { components?: readonly unknown[] | null }): Map<string, string> {
  const text = JSON.stringify(components);
  return new Map(
    [...text.matchAll(/\{[^{}]*"custom_id":"([^"]+)"[^{}]*\}/g)].map(([button, id = '']) => [
      /"label":"([^"]+)"/.exec(button)?.[1] ?? '',
      id,
    ]),
  );
}

const ownersChat = (world: World, guild: GuildFixture) => openChat(world, { ...guild, member: guild.owner });

describe('Questions about unclear options', () => {
  test.for([
    { typed: '!gw start 3dayz Nitro', label: '3 days', answer: 'Giveaway #1' },
    { typed: '!remind 3houers tea', label: '3 hours', answer: 'Reminder #1' },
    { typed: '!poll "Tea?" "yes, no" 2 houers', label: '2 hours', answer: 'Tea?' },
    { typed: '!slowmode 5 mniutes', label: '5 minutes', answer: ': 5 minutes between' },
    { typed: '!coupon create 500 lasts:3dayz', label: '3 days', answer: 'Coupon **#1**' },
    { typed: '!coupon create 1.500k', label: '1,500', answer: 'Coupon **#1**' },
    { typed: '!gw start 1h 1.500k type:money minted:yes', label: '1,500', answer: 'Giveaway #1' },
    { typed: '!timestamp 3dayz', label: '3 days', answer: '<t:' },
    { typed: '!games pause 3dayz', label: '3 days', answer: '<t:' },
  ])('Asks about "$typed", and "$label" carries it out', async ({ typed, label, answer }, { world, guild }) => {
    const chat = ownersChat(world, guild);

    const question = await chat.ask(typed);
    const { content: asked } = question;
    await chat.press(question.id, buttonsOf(question).get(label) ?? '');

    expect(asked).toContain('Did you mean');
    const shown = () => JSON.stringify(chat.answers().find(({ id }) => id === question.id));
    await expect.poll(shown).toContain(answer);
    expect(shown()).not.toContain('commands:meaning');
  });

  test('The meanings of an amount are offered, and the chosen one is used once', async ({ world, guild }) => {
    await rich(world, guild);
    const chat = openChat(world, guild);

    const question = await chat.ask(`!pay <@${guild.manager.id}> 1.500k`);
    const buttons = buttonsOf(question);
    await chat.press(question.id, buttons.get('1,500') ?? '');
    await chat.press(question.id, buttons.get('1,500,000') ?? '');

    expect([...buttons.keys()]).toEqual(['1,500', '1,500,000', 'Cancel']);
    expect(await balanceOf(world, guild, guild.member.id)).toBe(2_000_000 - 1500);
  });

  test('Only the member who gave the command can answer', async ({ world, guild }) => {
    await rich(world, guild);
    const chat = openChat(world, guild);

    const question = await chat.ask(`!pay <@${guild.manager.id}> 1.500k`);
    await chat.press(question.id, buttonsOf(question).get('1,500') ?? '', guild.manager.id);

    expect(await balanceOf(world, guild, guild.member.id)).toBe(2_000_000);
  });

  test('A command that is given up does nothing, also when another button is pressed later', async ({
    world,
    guild,
  }) => {
    await rich(world, guild);
    const chat = openChat(world, guild);

    const question = await chat.ask(`!pay <@${guild.manager.id}> 1.500k`);
    await chat.press(question.id, buttonsOf(question).get('Cancel') ?? '');
    await chat.press(question.id, buttonsOf(question).get('1,500') ?? '');

    expect(chat.answers().find(({ id }) => id === question.id)).toMatchObject({ content: 'Cancelled; I did nothing.' });
    expect(await balanceOf(world, guild, guild.member.id)).toBe(2_000_000);
  });

  test('A slash command is asked about too', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const question = await chat.slash('remind', { when: '3houers', text: 'tea' });
    const { content: asked } = question;
    const [posted] = chat.answers();
    await chat.press(posted?.id ?? '', buttonsOf(posted ?? {}).get('3 hours') ?? '');

    expect(asked).toBe('“when” isn’t clear. Did you mean 3 hours?');
    await expect.poll(() => chat.answers()[0]?.content).toContain('Reminder #1.');
    const [reminder] = await world.services.reminders.list({ guildId: guild.id, userId: guild.member.id });
    expect(Math.abs((reminder?.dueAt.getTime() ?? 0) - Date.now() - 3 * HOUR_MS)).toBeLessThan(120_000);
  });

  test('A command that was switched off since is not carried out by its buttons', async ({ world, guild, api }) => {
    const chat = openChat(world, guild);

    const question = await chat.ask('!remind 3houers tea');
    await saveCommand(api, guild.owner.token, { guildId: guild.id, name: 'remind' }, { enabled: false });
    await chat.press(question.id, buttonsOf(question).get('3 hours') ?? '');

    expect(await world.services.reminders.list({ guildId: guild.id, userId: guild.member.id })).toEqual([]);
  });

  test('The question is asked in the language of the server', async ({ world, guild, api }) => {
    const body = buildGeneral({ prefix: '!', language: { commands: 'ru', interface: 'ru' } });
    await api.call(guild.owner.token, generalSection.save, { params: { guildId: guild.id }, body });

    const question = await openChat(world, guild).ask('!напомни 3 часав чай');

    expect(question.content).toContain('Вы имели в виду');
    expect([...buttonsOf(question).keys()]).toEqual(['3 часа', 'Отменить']);
  });
});
