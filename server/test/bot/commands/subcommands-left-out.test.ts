import { describe, expect } from 'vitest';
import { buttonsOf } from '../../support/buttons-of.ts';
import { openChat } from '../../support/chat.ts';
import { test } from '../../support/fixtures.ts';

describe('A subcommand that is left out', () => {
  test.for([
    { typed: '!gw 1h 2 winners Nitro', button: 'giveaway start', answer: '**Nitro** · 2 winners' },
    { typed: '!gw 3dayz Nitro', button: 'giveaway start', answer: 'Did you mean 3 days' },
    { typed: '!coupon 100 5', button: 'coupon create', answer: 'Coupon **#1**' },
    { typed: '!coupon 100', button: 'coupon create', answer: 'Coupon **#1**' },
  ])('"$typed" is asked about, and "$button" carries it out', async ({ typed, button, answer }, { world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });

    const question = await chat.ask(typed);
    const asked = question.content;
    await chat.press(question.id, buttonsOf(question).get(button) ?? '');

    expect(asked).toMatch(/^“subcommand” isn’t clear\. Did you mean /);
    expect(asked).toContain(button);
    const said = () => chat.answers().find(({ id }) => id === question.id)?.content;
    await expect.poll(said).toContain(answer);
  });

  test('Both ways to make a coupon are offered', async ({ world, guild }) => {
    const question = await openChat(world, { ...guild, member: guild.owner }).ask('!coupon 100 5');

    expect([...buttonsOf(question).keys()]).toEqual(['coupon gift', 'coupon create', 'Cancel']);
  });

  test('Money for a member asks whether it is given, taken or set', async ({ world, guild }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });

    const question = await chat.ask(`!money 100 <@${guild.member.id}>`);
    const offered = [...buttonsOf(question).keys()];
    await chat.press(question.id, buttonsOf(question).get('money add') ?? '');

    expect(offered).toEqual(['money add', 'money take', 'money set', 'Cancel']);
    const balance = async () => (await world.services.ledger.holdings(guild.id, guild.member.id))?.balance;
    await expect.poll(balance).toBe(100);
  });

  test('A coupon of 100 for five members is created by "!coupon create 100 5"', async ({ world, guild }) => {
    const { content } = await openChat(world, { ...guild, member: guild.owner }).ask('!coupon create 100 5');

    expect(content).toMatch(/Coupon \*\*#1\*\*.*100 💰.*5/);
  });

  test.for(['!gw Nitro 1h', '!gw strat 1h Nitro'])(
    '"%s" says how a giveaway is started',
    async (typed, { world, guild }) => {
      const chat = openChat(world, { ...guild, member: guild.owner });

      const { content } = await chat.ask(typed);

      expect(content).toMatch(/^Did you mean `!giveaway start <end> <prize> .*`\?\nUsage: `!giveaway <start\|/);
    },
  );

  test.for(['!gw', '!coupon', '!coupon ABCD-EFGH'])(
    '"%s" says which subcommands there are',
    async (typed, { world, guild }) => {
      const { content } = await openChat(world, { ...guild, member: guild.owner }).ask(typed);

      expect(content).toMatch(/^Usage: `!(?:giveaway|coupon) <\w+\|/);
    },
  );
});
