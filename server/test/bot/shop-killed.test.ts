import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { buildItem } from '../../src/testing/economy-builders.ts';
import { createGuild, type GuildFixture } from '../../src/testing/fixtures.ts';
import { readRoles } from '../../src/testing/read-roles.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { connectSecondProcess, startBotProcess, startWorld, type World } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const WITHIN = { timeout: 60_000 };

test.for([
  {
    what: 'gives the role once',
    status: 'lost' as const,
    roles: 1,
    balance: 60,
    told: 'You bought **Crown** for 40 💰.',
  },
  {
    what: 'gives the money back once',
    status: 'never' as const,
    roles: 0,
    balance: 100,
    told: 'You have your **40 💰** back.',
  },
])(
  'a purchase whose process is killed between money and role $what after the restart, and the member is told',
  { timeout: 200_000 },
  async ({ status, roles, balance, told }) => {
    const world = await startWorld({ withBot: false });
    onTestFinished(world.close);
    const location = await ownDatabase();
    const guild = createGuild(world);
    const { world: platform } = world.simulator;
    const crown = platform.createRole(guild.id, { name: 'Crown', position: 1 });
    await openShopIn(world, guild, location, crown);
    const put = { method: 'PUT', path: new RegExp(`/roles/${crown}$`) };
    const asked = () =>
      platform.requests().filter(({ method, path }) => method === 'PUT' && put.path.test(path)).length;

    const begun = Date.now();
    const killed = spawnBot(world, location);
    onTestFinished(() => killed.kill());
    const isConnected = () => platform.requests().some(({ path, at }) => at >= begun && path.includes('/commands'));
    await expect.poll(isConnected, WITHIN).toBe(true);
    platform.fail({ ...put, status, times: 10 });
    platform.say(guild.member.id, guild.channelId, '!buy crown');
    await expect.poll(asked, WITHIN).toBeGreaterThanOrEqual(1);
    await killed.kill();
    const askedUntilKilled = asked();
    platform.recover();
    if (roles === 0) platform.deleteRole(guild.id, crown);
    await letLeasesPass(location);
    const after = await startBotProcess(world, location);
    onTestFinished(after.close);
    await sql`update acts set due_at = now(), next_at = now() where name = 'shop.report'`.execute(
      after.services.database.db,
    );

    const answer = await platform.waitForMessage(
      guild.channelId,
      ({ content }) => content.includes(told),
      WITHIN.timeout,
    );
    expect(answer.content).toContain(`<@${guild.member.id}>`);
    expect(await after.services.ledger.holdings(guild.id, guild.member.id)).toEqual({ balance, xp: 0 });
    expect(await readRoles(world, guild.id, guild.member.id)).toHaveLength(roles);
    expect(asked()).toBe(askedUntilKilled);
  },
);

async function ownDatabase(): Promise<DatabaseLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-shop-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  return location;
}

/** An item that gives the role, and a member who can pay for it. */
async function openShopIn(
  world: World,
  { id: guildId, owner, member }: GuildFixture,
  location: DatabaseLocation,
  roleId: string,
): Promise<void> {
  const { config, simulator } = world;
  const { settings, ledger, close } = await connectSecondProcess({
    config: { ...config, database: location },
    simulator,
  });
  const value = [buildItem({ name: 'Crown', price: 40, addRole: [roleId] })];
  await settings.save({ guildId, savedBy: owner.id, caller: null, section: 'items', value });
  await ledger.change({ guildId, userId: member.id, kind: 'demo', balance: 100 });
  await close();
}
