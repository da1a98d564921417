import { expect } from 'vitest';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { type Gaming, holds, openGaming } from '../../support/economy/gaming.ts';

const WITHIN = { timeout: 60_000 };

const challenge = async (gaming: Gaming, guild: GuildFixture, command: string) => {
  await gaming.give(1_000);
  await gaming.give(1_000, guild.manager.id);
  const { id } = await gaming.chat.ask(command);
  return id;
};

test('An accepted coin flip is played once, for both stakes', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  const id = await challenge(gaming, guild, `!coinflip 100 tails <@${guild.manager.id}>`);
  const accept = gaming.buttonTo(id, 'accept');

  await gaming.chat.press(id, accept);
  await expect.poll(() => gaming.privateReplyTo(guild.member.id), WITHIN).toBe('You can’t accept your own challenge.');
  await Promise.all([gaming.chat.press(id, accept, guild.manager.id), gaming.chat.press(id, accept, guild.manager.id)]);
  const proof = await gaming.settled(id);

  expect(holds(proof)).toBe(true);
  expect([Math.min(...proof.payouts), Math.max(...proof.payouts)]).toEqual([0, 195]);
  expect((await gaming.balanceOf()) + (await gaming.balanceOf(guild.manager.id))).toBe(1_995);
  await gaming.checkBooks();
});

test('A rock-paper-scissors choice stays private until both players have chosen', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  const id = await challenge(gaming, guild, `!rps 100 <@${guild.manager.id}>`);
  const accept = gaming.buttonTo(id, 'accept');
  await gaming.chat.press(id, accept, guild.manager.id);
  await expect.poll(() => gaming.buttonOf(id, 'rock'), WITHIN).not.toBe('');

  await gaming.chat.press(id, gaming.buttonOf(id, 'rock'));
  await expect.poll(() => gaming.privateReplyTo(guild.member.id), WITHIN).toContain('You chose 🪨 Rock.');
  expect(gaming.proofIn(id)).toBeNull();
  await gaming.chat.press(id, gaming.buttonOf(id, 'paper'), guild.manager.id);
  const proof = await gaming.settled(id);

  expect(proof.payouts).toEqual([0, 195]);
  expect(holds(proof)).toBe(true);
  await gaming.checkBooks();
});

test('A duel is played in turns until it is decided', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  const id = await challenge(gaming, guild, '!duel 100');
  const accept = gaming.buttonTo(id, 'accept');
  await gaming.chat.press(id, accept, guild.manager.id);
  await expect.poll(() => gaming.buttonOf(id, 'bare'), WITHIN).not.toBe('');

  await gaming.chat.choose(id, gaming.buttonOf(id, 'with'), 'scope');
  await expect.poll(() => gaming.privateReplyTo(guild.member.id), WITHIN).toContain('You’re taking: 🔭 Scope.');
  expect(await gaming.balanceOf()).toBe(890);
  await gaming.checkBooks();
  await gaming.chat.press(id, gaming.buttonOf(id, 'bare'), guild.manager.id);
  await expect.poll(() => gaming.buttonOf(id, 'shoot'), WITHIN).not.toBe('');
  while (gaming.proofIn(id) === null) {
    const shoot = gaming.buttonOf(id, 'shoot');
    // A press out of turn gets a private answer and changes nothing.
    await Promise.all([guild.member.id, guild.manager.id].map((personId) => gaming.chat.press(id, shoot, personId)));
    await expect.poll(() => gaming.buttonOf(id, 'shoot'), WITHIN).not.toBe(shoot);
  }
  const proof = await gaming.settled(id);

  expect(holds(proof)).toBe(true);
  expect([Math.min(...proof.payouts), Math.max(...proof.payouts)]).toEqual([0, 195]);
  expect(proof.escrow).toEqual([110, 100]);
  expect((await gaming.balanceOf()) + (await gaming.balanceOf(guild.manager.id))).toBe(1_985);
  await gaming.checkBooks();
});

test('A player who leaves the server loses the duel on timeout', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  const id = await challenge(gaming, guild, `!duel 100 <@${guild.manager.id}>`);
  const accept = gaming.buttonTo(id, 'accept');
  await gaming.chat.press(id, accept, guild.manager.id);
  await expect.poll(() => gaming.buttonOf(id, 'bare'), WITHIN).not.toBe('');
  await gaming.chat.press(id, gaming.buttonOf(id, 'bare'));
  await expect.poll(() => gaming.privateReplyTo(guild.member.id), WITHIN).toContain('without equipment');

  world.simulator.world.removeMember(guild.id, guild.manager.id);
  await gaming.passTime();
  const proof = await gaming.settled(id);

  expect(proof.payouts).toEqual([195, 0]);
  expect(await gaming.balanceOf()).toBe(1_095);
  await gaming.checkBooks();
});

test('A challenge does not start if the money is spent, it is declined, or it times out', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  const id = await challenge(gaming, guild, `!coinflip 100 tails <@${guild.manager.id}>`);
  const [accept, decline] = [gaming.buttonTo(id, 'accept'), gaming.buttonTo(id, 'decline')];
  await gaming.give(-950);

  await gaming.chat.press(id, accept, guild.manager.id);
  await expect.poll(() => gaming.privateReplyTo(guild.manager.id), WITHIN).toContain('One of you can’t play right now');
  await gaming.chat.press(id, decline, guild.manager.id);
  await expect.poll(() => gaming.textOf(id), WITHIN).toContain('declined the challenge.');
  await gaming.chat.press(id, accept, guild.manager.id);
  await expect.poll(() => gaming.privateReplyTo(guild.manager.id), WITHIN).toBe('This challenge is over.');
  await gaming.give(950);
  const another = await gaming.chat.ask('!duel 100');
  await gaming.passTime();

  await expect.poll(() => gaming.textOf(another.id), WITHIN).toContain('Nobody accepted the challenge in time.');
  expect(await gaming.balanceOf(guild.manager.id)).toBe(1_000);
  await gaming.checkBooks();
});
