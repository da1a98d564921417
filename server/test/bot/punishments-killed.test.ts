import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import type { DatabaseLocation } from '../../src/database/database.ts';
import type { PunishmentOrder } from '../../src/features/moderation/index.ts';
import { createGuild, type GuildFixture, test } from '../../src/testing/fixtures.ts';
import { openPunishing } from '../../src/testing/punishing.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { startBotProcess, type World } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const WITHIN = { timeout: 60_000 };

const ban = { method: 'PUT', path: /\/bans\/\d+$/ };
const unban = { method: 'DELETE', path: /\/bans\/\d+$/ };
const kick = { method: 'DELETE', path: /\/guilds\/\d+\/members\/\d+$/ };
const message = { method: 'POST', path: /\/channels\/\d+\/messages$/ };

test.for([
  { type: 'ban' as const, killedAfter: 'the ban', lost: ban, calls: [ban] },
  { type: 'kick' as const, killedAfter: 'the kick', lost: kick, calls: [kick] },
  { type: 'softban' as const, killedAfter: 'the ban', lost: ban, calls: [ban] },
  { type: 'softban' as const, killedAfter: 'the end of the ban', lost: unban, calls: [ban] },
  { type: 'kick' as const, killedAfter: 'the direct message', lost: message, calls: [kick, message] },
])(
  'a $type whose process is killed right after $killedAfter happens once',
  { timeout: 240_000 },
  async ({ type, lost, calls }, { world }) => {
    const location = await ownDatabase();
    const guild = createGuild(world);
    await storeOrder(world, guild, location, { type });
    const before = callsTo(world, lost).length;
    world.simulator.world.fail({ ...lost, status: 'lost', times: 1 });

    const killed = spawnBot(world, location);
    await vi.waitFor(() => expect(callsTo(world, lost).length).toBeGreaterThan(before), WITHIN);
    await killed.kill();
    await letLeasesPass(location);
    const after = await startBotProcess(world, location);
    onTestFinished(after.close);
    const punishing = openPunishing({ ...world, services: after.services }, guild);
    await vi.waitFor(async () => expect(await punishing.find(1)).toMatchObject({ state: 'done' }), WITHIN);

    expect(await punishing.find(1)).toMatchObject({ delivery: 'sent' });
    for (const call of calls) expect(callsTo(world, call, guild)).toHaveLength(1);
    expect(world.simulator.world.directMessages(guild.member.id)).toHaveLength(1);
    expect((await punishing.trail(1)).map(({ kind }) => kind)).toEqual(['opened', 'done']);
  },
);

test('a moderator whose process is killed before it answers is told in the channel', { timeout: 240_000 }, async ({
  world,
}) => {
  const location = await ownDatabase();
  const guild = createGuild(world);
  const report = { channelId: guild.channelId, moderatorId: guild.manager.id };
  await storeOrder(world, guild, location, { type: 'ban', report });

  const after = await startBotProcess(world, location);
  onTestFinished(after.close);
  await sql`update acts set due_at = now(), next_at = now() where name = 'cases.report'`.execute(
    after.services.database.db,
  );

  const told = await world.simulator.world.waitForMessage(
    guild.channelId,
    ({ content }) => content.includes('#1'),
    WITHIN.timeout,
  );
  expect(told.content).toContain(`<@${guild.manager.id}>`);
});

async function ownDatabase(): Promise<DatabaseLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-punished-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  return location;
}

/** Opens the case and ends before anything of it is done. */
async function storeOrder(
  world: World,
  { id: guildId, member, manager }: GuildFixture,
  location: DatabaseLocation,
  input: Pick<PunishmentOrder, 'type'> & Partial<PunishmentOrder>,
): Promise<void> {
  const first = await startBotProcess(world, location);
  await first.bot.close();
  await first.services.punishments.punish({
    guildId,
    members: [{ id: member.id, name: 'member' }],
    moderator: { id: manager.id, name: 'manager' },
    reason: 'spam',
    source: 'command',
    ...input,
  });
  await first.close();
}

interface CallPattern {
  method: string;
  path: RegExp;
}

function callsTo({ simulator }: World, { method, path }: CallPattern, guild?: GuildFixture) {
  return simulator.world
    .requests()
    .filter((request) => request.method === method && path.test(request.path.split('?')[0] ?? ''))
    .filter((request) => guild === undefined || !request.path.includes('/guilds/') || request.path.includes(guild.id))
    .filter((request) => guild === undefined || request.path.includes('/guilds/') || isInboxOf(request.path));

  function isInboxOf(called: string): boolean {
    const own = guild === undefined ? [] : simulator.world.directMessages(guild.member.id);
    return own.some(({ channelId }) => called.includes(channelId));
  }
}
