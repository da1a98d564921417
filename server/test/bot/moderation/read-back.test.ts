import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCases } from '../../../src/features/moderation/cases/records/open-cases.ts';
import { openUnattended, whileBotRuns } from '../../support/moderation/unattended.ts';
import { nextMillisecond } from '../../support/next-millisecond.ts';
import { startWorld, type World } from '../../support/world.ts';

const HOUR_MS = 3_600_000;

let world: World;
beforeAll(async () => {
  world = await startWorld({ withBot: false });
});
afterAll(() => world.close());

test('Each manual action taken while the bot is offline becomes one case when it returns', async () => {
  const { guild, punishing, byHand, join, numbersAre } = openUnattended(world);
  const [first, second] = [join(), join()];
  await whileBotRuns(world, async () => {
    byHand({ type: 'ban', targetId: first, reason: 'raid' });
    await numbersAre([1]);
  });

  byHand({ type: 'unban', targetId: first });
  byHand({ type: 'timeout', targetId: second, durationMs: HOUR_MS });
  byHand({ type: 'kick', targetId: guild.member.id, reason: 'spam' });
  await whileBotRuns(world, () => numbersAre([1, 2, 3, 4]));
  await whileBotRuns(world, async () => {});

  expect(await punishing.numbers()).toEqual([1, 2, 3, 4]);
  const moderator = { id: guild.owner.id };
  expect(await punishing.find(1)).toMatchObject({ type: 'ban', state: 'lifted' });
  expect(await punishing.find(2)).toMatchObject({ type: 'unban', state: 'done', moderator, source: 'platform' });
  expect(await punishing.find(3)).toMatchObject({ type: 'mute', state: 'done', moderator, method: 'timeout' });
  expect(await punishing.find(4)).toMatchObject({ type: 'kick', state: 'done', moderator, reason: 'spam' });
});

test('Reads a long audit log to the end and skips servers without moderation', async () => {
  const { guild, byHand, join, numbersAre } = openUnattended(world);
  const idle = openUnattended(world);
  const memberId = join();
  const roleId = world.simulator.world.createRole(guild.id, { name: 'Colour' });
  await whileBotRuns(world, async () => {
    byHand({ type: 'kick', targetId: guild.member.id });
    await numbersAre([1]);
  });

  for (let times = 0; times < 60; times += 1) {
    byHand({ type: 'addRole', targetId: memberId, roleId });
    byHand({ type: 'removeRole', targetId: memberId, roleId });
  }
  byHand({ type: 'ban', targetId: memberId });
  await whileBotRuns(world, () => numbersAre([1, 2]));

  expect(idle.punishing.calls(/^GET .*audit-logs/)).toHaveLength(0);
});

test('A ban read back from the audit log does not replace newer cases', async () => {
  const { guild, punishing, byHand, join, numbersAre } = openUnattended(world);
  const memberId = join();
  await whileBotRuns(world, async () => {
    byHand({ type: 'kick', targetId: guild.member.id });
    await numbersAre([1]);
  });

  byHand({ type: 'ban', targetId: memberId });
  await nextMillisecond();
  const member = { id: memberId, name: 'newcomer' };
  const since = { member, moderator: punishing.moderator, reason: '', source: 'command', state: 'done' } as const;
  await world.services.events.transaction((tx) =>
    openCases(tx, guild.id, [
      { ...since, type: 'unban' },
      { ...since, type: 'ban' },
    ]),
  );
  await whileBotRuns(world, () => numbersAre([1, 2, 3, 4]));

  expect(await punishing.find(3)).toMatchObject({ type: 'ban', state: 'done' });
  expect(await punishing.find(4)).toMatchObject({ type: 'ban', state: 'lifted', moderator: { id: guild.owner.id } });
});
