import { describe, expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { BOT_ID } from '../../support/world.ts';
import { type Gaming, holds, openGaming } from '../../support/economy/gaming.ts';

const WITHIN = { timeout: 60_000 };

/** Presses the button, and waits until the message shows a new version of it. */
async function pressNext(gaming: Gaming, messageId: string, move: string): Promise<void> {
  const button = gaming.buttonOf(messageId, move);
  await gaming.chat.press(messageId, button);
  await expect.poll(() => gaming.buttonOf(messageId, move), WITHIN).not.toBe(button);
}

async function begin(gaming: Gaming, command: string): Promise<string> {
  await gaming.give(1_000);
  return (await gaming.chat.ask(command)).id;
}

/** A hand that can be doubled (about one round in five), with no money left to double the stake. */
async function handToDouble(gaming: Gaming): Promise<{ id: string; double: string }> {
  for (;;) {
    await gaming.give(100 - (await gaming.balanceOf()));
    const { id } = await gaming.chat.ask('!blackjack 100');
    const double = gaming.buttonOf(id, 'double');
    if (double !== '') return { id, double };
    if (gaming.proofIn(id) === null) await pressNext(gaming, id, 'stand');
    await gaming.settled(id);
  }
}

describe('Rounds against the house', () => {
  test('A crash round runs until cash-out or crash, and pays what its proof says', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!crash 100');
    expect(await gaming.balanceOf()).toBe(900);
    await gaming.checkBooks();

    await pressNext(gaming, id, 'continue');
    if (gaming.proofIn(id) === null) await pressNext(gaming, id, 'cashOut');
    const proof = await gaming.settled(id);

    expect(holds(proof)).toBe(true);
    expect([0, 140]).toContain(proof.payouts[0]);
    expect(await gaming.balanceOf()).toBe(900 + (proof.payouts[0] ?? 0));
    await gaming.checkBooks();
  });

  test('A minefield round hides its mines while it runs, and its proof can be verified afterwards', async ({
    world,
    guild,
  }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!minefield 100');
    const before = gaming.textOf(id);

    await pressNext(gaming, id, 'left');
    if (gaming.proofIn(id) === null) await pressNext(gaming, id, 'take');
    const proof = await gaming.settled(id);

    expect(before).not.toMatch(/💣|2️⃣/);
    expect(holds(proof)).toBe(true);
    expect([0, 100, 200]).toContain(proof.payouts[0]);
    await gaming.checkBooks();
  });

  test('A blackjack round ends when the member stands', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!blackjack 100');

    if (gaming.proofIn(id) === null) await pressNext(gaming, id, 'stand');
    const proof = await gaming.settled(id);

    expect(holds(proof)).toBe(true);
    expect(await gaming.balanceOf()).toBe(900 + (proof.payouts[0] ?? 0));
    await gaming.checkBooks();
  });

  test('A rock-paper-scissors round against the house ends after one choice', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!rps 100');

    await pressNext(gaming, id, 'rock');
    const proof = await gaming.settled(id);

    expect(holds(proof)).toBe(true);
    expect([0, 100, 194]).toContain(proof.payouts[0]);
    await gaming.checkBooks();
  });

  test('A round rejects other members and outdated buttons, and counts a double click once', async ({
    world,
    guild,
  }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!crash 100');
    const [first, out] = [gaming.buttonOf(id, 'continue'), gaming.buttonOf(id, 'cashOut')];

    await gaming.chat.press(id, first, guild.manager.id);
    await Promise.all([gaming.chat.press(id, first), gaming.chat.press(id, first)]);
    await gaming.chat.press(id, out);

    await expect.poll(() => gaming.privateReplyTo(guild.manager.id), WITHIN).toBe('This is someone else’s round.');
    await expect.poll(() => gaming.privateReplyTo(guild.member.id), WITHIN).toMatch(/moved on|is over/);
    expect(await gaming.rounds()).toMatchObject([{ moves: 1 }]);
    await gaming.checkBooks();
  });

  test('A crash round pays out its current value on timeout', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!crash 100');

    await gaming.passTime();
    const proof = await gaming.settled(id);

    expect(proof).toMatchObject({ payouts: [100], record: { history: [{ kind: 'timeout' }] } });
    expect(gaming.textOf(id)).toContain('Time ran out.');
    expect(gaming.textOf(id)).toContain('You have 1,000 💰');
    expect(await gaming.balanceOf()).toBe(1_000);
    await gaming.checkBooks();
  });

  test('The proof and the seed of a running round are not available', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await begin(gaming, '!minefield 100');
    const [round] = await gaming.rounds();

    const { status } = await gaming.publicly(round?.id ?? '');

    expect({ status, seed: round?.seed }).toEqual({ status: 409, seed: null });
  });

  test('A blackjack hand can be doubled only if the member can afford it', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    const { id, double } = await handToDouble(gaming);

    await gaming.chat.press(id, double);
    await expect
      .poll(() => gaming.privateReplyTo(guild.member.id), WITHIN)
      .toBe('You can spend 0 💰: not enough for that.');
    await gaming.give(100);
    await gaming.chat.press(id, double);
    const proof = await gaming.settled(id);

    expect(proof.escrow).toEqual([200]);
    expect(holds(proof)).toBe(true);
    await gaming.checkBooks();
  });
});

describe('Interrupted rounds', () => {
  test('A round is settled by the timeout rule when its channel is deleted', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await begin(gaming, '!crash 100');
    await gaming.noted();

    const headers = { authorization: 'Bot test-bot-token' };
    await fetch(`${world.simulator.apiUrl}/v10/channels/${guild.channelId}`, { method: 'DELETE', headers });

    await expect.poll(gaming.openRounds, WITHIN).toBe(0);
    expect(await gaming.balanceOf()).toBe(1_000);
    await gaming.checkBooks();
  });

  test('A round is settled by the timeout rule when its message is deleted', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!crash 100');
    await gaming.noted();

    world.simulator.world.deleteMessage(guild.owner.id, guild.channelId, id);

    await expect.poll(gaming.openRounds, WITHIN).toBe(0);
    expect(await gaming.balanceOf()).toBe(1_000);
    await gaming.checkBooks();
  });

  test('Refunds the stake when the bot is removed mid-round', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    await begin(gaming, '!minefield 100');

    world.simulator.world.removeMember(guild.id, BOT_ID);

    await expect.poll(gaming.openRounds, WITHIN).toBe(0);
    expect(await gaming.balanceOf()).toBe(1_000);
    expect(await gaming.rounds()).toMatchObject([{ state: 'refunded' }]);
    await gaming.checkBooks();
  });

  test('A button press whose interaction has expired still moves the round on and updates its message', async ({
    world,
    guild,
  }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!rps 100');
    const body = { message: 'Unknown interaction', code: 10_062 };
    world.simulator.world.fail({ method: 'POST', path: /\/callback$/, status: 404, body, times: 1 });

    void gaming.chat.press(id, gaming.buttonOf(id, 'paper')).catch(() => {});
    const proof = await gaming.settled(id);
    world.simulator.world.recover();

    expect(holds(proof)).toBe(true);
    await gaming.checkBooks();
  });

  test('A result that failed to display is shown when the round times out', async ({ world, guild }) => {
    const gaming = await openGaming(world, guild);
    const id = await begin(gaming, '!rps 100');
    const path = /\/callback$/;
    world.simulator.world.fail({ method: 'POST', path, status: 'never', times: 1 });

    void gaming.chat.press(id, gaming.buttonOf(id, 'paper')).catch(() => {});
    await expect.poll(gaming.openRounds, WITHIN).toBe(0);
    world.simulator.world.recover();
    await gaming.passTime();
    const proof = await gaming.settled(id);

    expect(holds(proof)).toBe(true);
    await gaming.checkBooks();
  });
});
