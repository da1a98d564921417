import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRoles } from '../../support/bot/read-roles.ts';
import { openUnattended, whileBotRuns } from '../../support/moderation/unattended.ts';
import { startWorld, type World } from '../../support/world.ts';
import { HOUR_MS, MINUTE_MS } from '../../support/pass-time.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ withBot: false });
});
afterAll(() => world.close());

describe('Expiries due while the bot is offline', () => {
  test('An overdue expiry does not lift a ban given by hand in the meantime', async () => {
    const { guild, punishing, byHand, banForAnHour, numbersAre, passTime, failLog } = openUnattended(world);
    const { id: targetId } = guild.member;
    await banForAnHour();
    byHand({ type: 'unban', targetId });
    byHand({ type: 'ban', targetId, reason: 'again' });
    await passTime(HOUR_MS);
    failLog({ status: 'slow', delayMs: 1_000, times: 1 });

    await whileBotRuns(world, () => numbersAre([1, 2, 3]));

    expect(world.simulator.world.isBanned(guild.id, targetId)).toBe(true);
    expect(await punishing.find(1)).toMatchObject({ type: 'ban', state: 'lifted' });
    expect(await punishing.find(3)).toMatchObject({ type: 'ban', state: 'done', reason: 'again' });
  });

  test('An overdue expiry does not remove a mute role given by hand in the meantime', async () => {
    const { guild, punishing, byHand, muteForAnHour, numbersAre, passTime, failLog } = openUnattended(world);
    const { id: targetId } = guild.member;
    const roleId = await muteForAnHour();
    byHand({ type: 'removeRole', targetId, roleId });
    byHand({ type: 'addRole', targetId, roleId });
    await passTime(HOUR_MS);
    failLog({ status: 'slow', delayMs: 1_000, times: 1 });

    await whileBotRuns(world, () => numbersAre([1, 2, 3]));

    expect(await readRoles(world, guild.id, targetId)).toEqual([roleId]);
    expect(await punishing.find(3)).toMatchObject({ type: 'mute', state: 'done', moderator: { id: guild.owner.id } });
  });

  test('An overdue expiry does not lift a manual ban when another shard starts first', async () => {
    const { guild, punishing, byHand, banForAnHour, numbersAre, passTime, isTriedAgain } = openUnattended(world);
    const { id: targetId } = guild.member;
    await banForAnHour();
    byHand({ type: 'unban', targetId });
    byHand({ type: 'ban', targetId });
    await passTime(HOUR_MS);
    const own = Number((BigInt(guild.id) >> 22n) % 2n);

    await whileBotRuns(
      world,
      async () => {
        await isTriedAgain();
        expect(await punishing.numbers()).toEqual([1]);
        await whileBotRuns(world, () => numbersAre([1, 2, 3]), { ids: [own], count: 2 });
      },
      { ids: [1 - own], count: 2 },
    );

    expect(world.simulator.world.isBanned(guild.id, targetId)).toBe(true);
    expect(await punishing.find(3)).toMatchObject({ type: 'ban', state: 'done' });
  });

  test('An overdue ban ends when the bot returns, even without access to the audit log', async () => {
    const { guild, banForAnHour, passTime, isOver, failLog } = openUnattended(world);
    await banForAnHour();
    await passTime(HOUR_MS);
    failLog({ status: 403, body: { code: 50_013, message: 'Missing Permissions' }, times: 1_000 });

    await whileBotRuns(world, isOver);

    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
  });

  test('An unavailable audit log delays an overdue expiry by at most five minutes', async () => {
    const { guild, punishing, banForAnHour, passTime, isOver, isTriedAgain, failLog } = openUnattended(world);
    await banForAnHour();
    await passTime(HOUR_MS);
    failLog({ status: 500, times: 1_000 });

    await whileBotRuns(world, async () => {
      await isTriedAgain();
      await passTime(2 * MINUTE_MS);
      await isTriedAgain();
      expect(await punishing.find(1)).toMatchObject({ state: 'done' });
      await passTime(3 * MINUTE_MS);
      await isOver();
    });

    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
  });
});
