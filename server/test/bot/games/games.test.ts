import { describe, expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { buildGames, holds, openGaming } from '../../support/economy/gaming.ts';

const WITHIN = { timeout: 60_000 };

describe('Instant games', () => {
  test.for([
    { command: '!coinflip 100 heads', wins: [0, 196] },
    { command: '!coinflip 100 tails', wins: [0, 196] },
    { command: '!dice 100 49', wins: [0, 200] },
    { command: '!slots 100', wins: [0, 100, 400, 800, 2_000, 6_000] },
  ])('$command pays what its proof says, and shows the new balance', async ({ command, wins }, { world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const { id } = await gaming.chat.ask(command);
    const proof = await gaming.settled(id);

    expect(holds(proof)).toBe(true);
    expect(wins).toContain(proof.payouts[0]);
    const balance = 900 + (proof.payouts[0] ?? 0);
    expect(await gaming.balanceOf()).toBe(balance);
    expect(gaming.textOf(id)).toContain(`You have ${new Intl.NumberFormat('en').format(balance)} 💰`);
    await gaming.checkBooks();
  });

  test('A round uses the seed committed to by the previous round, and nonces have no gaps', async ({
    world,
    guild,
  }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const first = await gaming.chat.ask('!slots 10');
    const announced = /Next round: ([\da-f]{64})/.exec(gaming.textOf(first.id))?.[1];
    const second = await gaming.chat.ask('!coinflip 100 heads');

    const [one, two] = [await gaming.settled(first.id), await gaming.settled(second.id)];
    expect([one.record.nonce, two.record.nonce]).toEqual([0, 1]);
    expect(two.commitment).toBe(announced);
    expect(two.record.serverSeed).not.toBe(one.record.serverSeed);
  });

  test('A slash command plays a game with the given bet and side', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    await gaming.chat.slash('coinflip', { bet: 'half', side: 'tails' });

    await expect.poll(() => gaming.chat.answers().length, WITHIN).toBe(1);
    const proof = await gaming.settled(gaming.chat.answers()[0]?.id ?? '');
    expect(proof.record.bet).toMatchObject({ stake: 500, options: { side: 'tails' } });
    expect(await gaming.balanceOf()).toBe(500 + (proof.payouts[0] ?? 0));
  });
});

describe('Bet limits', () => {
  test.for([
    { bet: '9', answer: 'The minimum bet is 10 💰.' },
    { bet: '501', answer: 'The maximum bet is 500 💰.' },
    { bet: '0', answer: 'at least 1' },
    { bet: 'lots', answer: 'not an amount' },
    { bet: '1.5', answer: 'a whole number' },
  ])('The slots command refuses a bet of $bet', async ({ bet, answer }, { world, guild }) => {
    const gaming = await openGaming(world, guild, { maxBet: 500 });
    await gaming.give(1_000);

    const { content } = await gaming.chat.ask(`!slots ${bet}`);

    expect(content).toContain(answer);
    expect(await gaming.balanceOf()).toBe(1_000);
  });

  test.for(['10', '500', 'half', 'all'])('A bet of %s is accepted within the limits', async (bet, { world, guild }) => {
    const gaming = await openGaming(world, guild, { maxBet: 500 });
    await gaming.give(1_000);

    const { id } = await gaming.chat.ask(`!slots ${bet}`);

    const proof = await gaming.settled(id);
    expect(proof.record.bet.stake).toBe(bet === '10' ? 10 : 500);
  });

  test('A bet that would take the balance below the member’s floor is refused', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);
    await gaming.chat.ask('!floor 950');

    const { content } = await gaming.chat.ask('!slots 51');

    expect(content).toBe('You can spend 50 💰: not enough for that.');
    expect((await gaming.settled((await gaming.chat.ask('!slots 50')).id)).escrow).toEqual([50]);
  });

  test('A stake too small for a profitable win is refused, and the answer gives the minimum', async ({
    world,
    guild,
  }) => {
    const gaming = await openGaming(world, guild);
    await gaming.give(1_000);

    const { content } = await gaming.chat.ask('!dice 10 95');

    expect(content).toContain('Bet 32 💰 or more.');
  });

  test('Bets above the daily limits on money and rounds are refused', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild, { maxStakedPerDay: 250, maxRoundsPerDay: 3 });
    await gaming.give(1_000);
    await gaming.settled((await gaming.chat.ask('!slots 200')).id);

    const money = await gaming.chat.ask('!slots 51');
    await gaming.settled((await gaming.chat.ask('!slots 10')).id);
    await gaming.settled((await gaming.chat.ask('!slots 10')).id);
    const rounds = await gaming.chat.ask('!slots 10');

    expect(money.content).toContain('You can bet 50 💰 more');
    expect(rounds.content).toContain('3 rounds a day');
  });

  test('Bets during the cooldown, or on a disabled game, are refused', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild, { cooldown: 600_000 });
    await gaming.give(1_000);
    await gaming.settled((await gaming.chat.ask('!slots 10')).id);

    const soon = await gaming.chat.ask('!slots 10');
    await gaming.save({ played: { ...buildGames().played, slots: false } });
    const off = await gaming.chat.ask('!slots 10');

    expect(soon.content).toMatch(/you can play again <t:\d+:R>/);
    expect(off.content).toBe('This game is off on this server.');
  });
});
