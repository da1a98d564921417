import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openCases } from '../../../src/features/cases/index.ts';
import { openFeatures } from '../../../src/features/index.ts';
import { runBot } from '../../../src/start-bot.ts';
import { waitForActs } from '../../../src/testing/bot/wait-for-acts.ts';
import { createGuild, createPerson } from '../../../src/testing/fixtures.ts';
import { forgetSessions } from '../../../src/testing/data/forget-sessions.ts';
import { createApiClient } from '../../../src/testing/api-client.ts';
import { readRoles } from '../../../src/testing/bot/read-roles.ts';
import { openPunishing, saveModeration } from '../../../src/testing/punishing.ts';
import { startWorld, type World } from '../../../src/testing/world.ts';
import type { Config } from '../../../src/config/config.ts';
import { nextMillisecond } from '../../../src/testing/next-millisecond.ts';

const WITHIN = { timeout: 60_000 };
const HOUR_MS = 3_600_000;

type ShardRange = NonNullable<Config['shards']>;

let world: World;
beforeAll(async () => {
  world = await startWorld({ withBot: false });
});
afterAll(() => world.close());

/** Runs the bot until the work is done and stops it; the platform then keeps no session to resume. */
async function whileBotRuns(work: () => Promise<void>, shards: ShardRange | null = null): Promise<void> {
  const bot = await runBot(openFeatures({ ...world.services, config: { ...world.config, shards } }));
  await bot.ready;
  await work();
  await waitForActs(world);
  await bot.close();
  await forgetSessions(world);
}

function openGuild() {
  const guild = createGuild(world);
  const { world: platform } = world.simulator;
  const punishing = openPunishing(world, guild);
  return {
    guild,
    punishing,
    byHand: (deed: Parameters<typeof platform.moderate>[2]) => platform.moderate(guild.id, guild.owner.id, deed),
    join() {
      const { id } = createPerson(world, 'newcomer');
      platform.addMember(guild.id, id);
      return id;
    },
    banForAnHour: () =>
      whileBotRuns(async () => {
        await punishing.punish({ type: 'ban', durationMs: HOUR_MS });
      }),
    /** Returns the role. */
    async muteForAnHour() {
      const muteRole = platform.createRole(guild.id, { name: 'Muted' });
      await saveModeration(createApiClient(world.apiUrl), guild, { muteRole });
      await whileBotRuns(async () => {
        await punishing.punish({ type: 'mute', durationMs: HOUR_MS });
      });
      return muteRole;
    },
    makeEndDue: () =>
      sql`update acts set due_at = now(), next_at = now() where guild_id = ${guild.id} and name = 'cases.end'`.execute(
        world.services.database.db,
      ),
    /** Resolves after two more tries of the end: the second begins after this was called. */
    async isTriedAgain() {
      const tries = async () => {
        const { rows } = await sql<{ attempts: number }>`
          select attempts from acts where guild_id = ${guild.id} and name = 'cases.end'`.execute(
          world.services.database.db,
        );
        return rows[0]?.attempts ?? 0;
      };
      const before = await tries();
      await vi.waitFor(async () => expect(await tries()).toBeGreaterThan(before + 1), WITHIN);
    },
    failLog: (how: Omit<Parameters<typeof platform.fail>[0], 'method' | 'path'>) =>
      platform.fail({ ...how, method: 'GET', path: new RegExp(`/guilds/${guild.id}/audit-logs`) }),
    isOver: () => vi.waitFor(async () => expect(await punishing.find(1)).toMatchObject({ state: 'expired' }), WITHIN),
    numbersAre: (numbers: number[]) =>
      vi.waitFor(async () => expect(await punishing.numbers()).toEqual(numbers), WITHIN),
  };
}

test('what is done by hand while no bot runs becomes a case once it does, and once', async () => {
  const { guild, punishing, byHand, join, numbersAre } = openGuild();
  const [first, second] = [join(), join()];
  await whileBotRuns(async () => {
    byHand({ type: 'ban', targetId: first, reason: 'raid' });
    await numbersAre([1]);
  });

  byHand({ type: 'unban', targetId: first });
  byHand({ type: 'timeout', targetId: second, durationMs: HOUR_MS });
  byHand({ type: 'kick', targetId: guild.member.id, reason: 'spam' });
  await whileBotRuns(() => numbersAre([1, 2, 3, 4]));
  await whileBotRuns(async () => {});

  expect(await punishing.numbers()).toEqual([1, 2, 3, 4]);
  const moderator = { id: guild.owner.id };
  expect(await punishing.find(1)).toMatchObject({ type: 'ban', state: 'lifted' });
  expect(await punishing.find(2)).toMatchObject({ type: 'unban', state: 'done', moderator, source: 'platform' });
  expect(await punishing.find(3)).toMatchObject({ type: 'mute', state: 'done', moderator, method: 'timeout' });
  expect(await punishing.find(4)).toMatchObject({ type: 'kick', state: 'done', moderator, reason: 'spam' });
});

describe('an end that fell due while no bot ran', () => {
  test('does not lift a ban that was given by hand meanwhile', async () => {
    const { guild, punishing, byHand, banForAnHour, numbersAre, makeEndDue, failLog } = openGuild();
    const { id: targetId } = guild.member;
    await banForAnHour();
    byHand({ type: 'unban', targetId });
    byHand({ type: 'ban', targetId, reason: 'again' });
    await makeEndDue();
    failLog({ status: 'slow', delayMs: 1_000, times: 1 });

    await whileBotRuns(() => numbersAre([1, 2, 3]));

    expect(world.simulator.world.isBanned(guild.id, targetId)).toBe(true);
    expect(await punishing.find(1)).toMatchObject({ type: 'ban', state: 'lifted' });
    expect(await punishing.find(3)).toMatchObject({ type: 'ban', state: 'done', reason: 'again' });
  });

  test('does not take a mute role that was given by hand meanwhile', async () => {
    const { guild, punishing, byHand, muteForAnHour, numbersAre, makeEndDue, failLog } = openGuild();
    const { id: targetId } = guild.member;
    const roleId = await muteForAnHour();
    byHand({ type: 'removeRole', targetId, roleId });
    byHand({ type: 'addRole', targetId, roleId });
    await makeEndDue();
    failLog({ status: 'slow', delayMs: 1_000, times: 1 });

    await whileBotRuns(() => numbersAre([1, 2, 3]));

    expect(await readRoles(world, guild.id, targetId)).toEqual([roleId]);
    expect(await punishing.find(3)).toMatchObject({ type: 'mute', state: 'done', moderator: { id: guild.owner.id } });
  });

  test('does not lift it either where a process of another shard comes up first', async () => {
    const { guild, punishing, byHand, banForAnHour, numbersAre, makeEndDue, isTriedAgain } = openGuild();
    const { id: targetId } = guild.member;
    await banForAnHour();
    byHand({ type: 'unban', targetId });
    byHand({ type: 'ban', targetId });
    await makeEndDue();
    const own = Number((BigInt(guild.id) >> 22n) % 2n);

    await whileBotRuns(
      async () => {
        await isTriedAgain();
        expect(await punishing.numbers()).toEqual([1]);
        await whileBotRuns(() => numbersAre([1, 2, 3]), { ids: [own], count: 2 });
      },
      { ids: [1 - own], count: 2 },
    );

    expect(world.simulator.world.isBanned(guild.id, targetId)).toBe(true);
    expect(await punishing.find(3)).toMatchObject({ type: 'ban', state: 'done' });
  });

  test('happens once the bot is back, also where it may not view the audit log', async () => {
    const { guild, banForAnHour, makeEndDue, isOver, failLog } = openGuild();
    await banForAnHour();
    await makeEndDue();
    failLog({ status: 403, body: { code: 50_013, message: 'Missing Permissions' }, times: 1_000 });

    await whileBotRuns(isOver);

    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
  });

  test('is held up for five minutes at most where Discord does not give out the audit log', async () => {
    const { guild, punishing, banForAnHour, makeEndDue, isOver, isTriedAgain, failLog } = openGuild();
    await banForAnHour();
    await makeEndDue();
    failLog({ status: 500, times: 1_000 });
    const passMinutes = (minutes: number) =>
      sql`update acts set payload =
          jsonb_set(payload, '{begunAt}', to_jsonb((payload ->> 'begunAt')::bigint - ${minutes * 60_000}::bigint))
        where guild_id = ${guild.id} and name = 'cases.readBack' and state = 'waiting'`.execute(
        world.services.database.db,
      );

    await whileBotRuns(async () => {
      await isTriedAgain();
      await passMinutes(2);
      await isTriedAgain();
      expect(await punishing.find(1)).toMatchObject({ state: 'done' });
      await passMinutes(3);
      await isOver();
    });

    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(false);
  });
});

test('a long audit log is read to its end, and a guild nobody moderates in is left alone', {
  timeout: 60_000,
}, async () => {
  const { guild, byHand, join, numbersAre } = openGuild();
  const idle = openGuild();
  const memberId = join();
  const roleId = world.simulator.world.createRole(guild.id, { name: 'Colour' });
  await whileBotRuns(async () => {
    byHand({ type: 'kick', targetId: guild.member.id });
    await numbersAre([1]);
  });

  for (let times = 0; times < 60; times += 1) {
    byHand({ type: 'addRole', targetId: memberId, roleId });
    byHand({ type: 'removeRole', targetId: memberId, roleId });
  }
  byHand({ type: 'ban', targetId: memberId });
  await whileBotRuns(() => numbersAre([1, 2]));

  expect(idle.punishing.calls(/^GET .*audit-logs/)).toHaveLength(0);
});

test('what is read back changes nothing that was done since', async () => {
  const { guild, punishing, byHand, join, numbersAre } = openGuild();
  const memberId = join();
  await whileBotRuns(async () => {
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
  await whileBotRuns(() => numbersAre([1, 2, 3, 4]));

  expect(await punishing.find(3)).toMatchObject({ type: 'ban', state: 'done' });
  expect(await punishing.find(4)).toMatchObject({ type: 'ban', state: 'lifted', moderator: { id: guild.owner.id } });
});
