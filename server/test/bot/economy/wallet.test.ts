import { describe, expect } from 'vitest';
import { booksOf } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';
import { movementsOf, readOwn } from '../../support/economy/statements.ts';

async function give({ services }: World, { id }: GuildFixture, userId: string, amount: number): Promise<void> {
  await services.ledger.change({ guildId: id, userId, kind: 'demo', balance: amount });
}

const textOf = (message: { content: string; embeds?: readonly unknown[] }) =>
  `${message.content}\n${JSON.stringify(message.embeds ?? [])}`;

/** The custom id of the message's button with that action. */
function buttonOf(world: World, { channelId }: GuildFixture, messageId: string, action: string): string {
  const message = world.simulator.world.messages(channelId).find(({ id }) => id === messageId);
  const [, customId = ''] =
    new RegExp(`"custom_id":"(wallet:${action}[^"]+)"`).exec(JSON.stringify(message?.components)) ?? [];
  return customId;
}

describe('The balance command', () => {
  test('The balance command shows a member’s money with the currency symbol', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 12_345);
    const chat = openChat(world, guild);

    const answer = await chat.ask('!balance');

    expect(textOf(answer)).toContain('12,345 💰');
  });
});

describe('The pay command', () => {
  test('While typing, a member sees what an amount comes to of what they may spend', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 1_000);
    const chat = openChat(world, guild);
    await chat.ask('!floor 200');

    const shares = await chat.suggest('pay', 'amount', { amount: '' });
    const typed = await chat.suggest('pay', 'amount', { amount: '0.5k' });
    const tooMuch = await chat.suggest('pay', 'amount', { amount: '801' });

    expect(shares.map(({ name }) => name)).toEqual(['10 % → 80 💰', 'half → 400 💰', 'all → 800 💰']);
    expect(typed).toEqual([{ name: '0.5k → 500 💰', value: '500' }]);
    expect(tooMuch).toEqual([]);
  });

  test('While typing a bet, a member is offered what the game takes', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 1_000);
    const chat = openChat(world, guild);

    const half = await chat.suggest('coinflip', 'bet', { bet: 'half' });
    const tooMuch = await chat.suggest('coinflip', 'bet', { bet: '1001' });

    expect(half).toEqual([{ name: 'half → 500 💰', value: 'half' }]);
    expect(tooMuch).toEqual([]);
  });

  test('Paying another member transfers the amount minus the commission', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 1_000);

    const answer = await openChat(world, guild).ask(`!pay <@${guild.manager.id}> 99`);

    expect(answer.content).toBe(
      `<@${guild.member.id}> sent 94 💰 to <@${guild.manager.id}>.\nCommission (5 %): 5 💰.\nYou have 901 💰 left.`,
    );
    expect(await world.services.ledger.holdings(guild.id, guild.manager.id)).toEqual({ balance: 94, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { commission: 5 } });
  });

  test('Paying more than a tenth of the balance needs confirmation, and a double click pays once', async ({
    world,
    guild,
  }) => {
    await give(world, guild, guild.member.id, 1_000);
    const chat = openChat(world, guild);
    const { id, content } = await chat.ask(`!pay <@${guild.manager.id}> half`);
    expect(content).toBe(`Send 500 💰 to <@${guild.manager.id}>? That’s more than a tenth of what you have.`);
    const button = buttonOf(world, guild, id, 'pay');

    await Promise.all([chat.press(id, button), chat.press(id, button)]);

    await expect.poll(() => world.services.ledger.holdings(guild.id, guild.member.id)).toEqual({ balance: 500, xp: 0 });
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { commission: 25 } });
  });

  test('A payment cannot take a balance below the member’s floor', async ({ world, guild }) => {
    await give(world, guild, guild.member.id, 1_000);
    const chat = openChat(world, guild);
    await chat.ask('!floor 950');

    const answer = await chat.ask(`!pay <@${guild.manager.id}> 60`);

    expect(answer.content).toContain('you can spend 50 💰');
    expect(await world.services.ledger.holdings(guild.id, guild.member.id)).toEqual({ balance: 1_000, xp: 0 });
  });

  test.for([
    { amount: '0', answer: 'at least 1' },
    { amount: '-5', answer: 'at least 1' },
    { amount: '1.5', answer: 'a whole number' },
    { amount: '100000000000000000000', answer: 'more money than anyone can have' },
    { amount: 'lots', answer: 'not an amount' },
    { amount: '1001', answer: 'not enough' },
  ])('The pay command refuses an amount of $amount', async ({ amount, answer }, { world, guild }) => {
    await give(world, guild, guild.member.id, 1_000);

    const reply = await openChat(world, guild).ask(`!pay <@${guild.manager.id}> ${amount}`);

    expect(reply.content).toContain(answer);
    expect(await world.services.ledger.holdings(guild.id, guild.member.id)).toEqual({ balance: 1_000, xp: 0 });
  });

  test('Members cannot pay themselves or users outside the server', async ({ world, guild, stranger }) => {
    await give(world, guild, guild.member.id, 1_000);
    const chat = openChat(world, guild);

    const answers = [await chat.ask(`!pay <@${guild.member.id}> 5`), await chat.ask(`!pay <@${stranger.id}> 5`)];

    expect(answers.map(({ content }) => content)).toEqual([
      'You can’t send money to yourself.',
      'They aren’t on this server.',
    ]);
  });
});

describe('The work command', () => {
  test('Working pays an amount within the configured range, once per cooldown', async ({ world, guild }) => {
    const chat = openChat(world, guild);

    const first = await chat.ask('!work');
    const second = await chat.ask('!work');

    const { balance } = (await world.services.ledger.holdings(guild.id, guild.member.id)) ?? { balance: 0 };
    expect(balance).toBeGreaterThanOrEqual(50);
    expect(balance).toBeLessThanOrEqual(250);
    expect(textOf(first)).toContain(`**${balance} 💰**`);
    expect(second.content).toMatch(/^You’re still tired\. You can work again <t:\d+:R>\.$/);
  });

  test('Fifty simultaneous work commands pay once', async ({ world, guild, api }) => {
    const chat = openChat(world, guild);
    for (let use = 0; use < 50; use += 1) chat.say('!work');

    await expect.poll(() => chat.answers().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(1);
    await expect.poll(async () => movementsOf(await readOwn(api, guild))).toHaveLength(1);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
  });
});
