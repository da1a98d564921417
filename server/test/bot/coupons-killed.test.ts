import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseLocation } from '../../src/database/database.ts';
import { buildCoupon, buildPrize } from '../../src/testing/coupons.ts';
import { createGuild, type GuildFixture } from '../../src/testing/fixtures.ts';
import { readRoles } from '../../src/testing/read-roles.ts';
import { letLeasesPass, spawnBot } from '../../src/testing/spawn-bot.ts';
import { createTestDatabase } from '../../src/testing/test-database.ts';
import { connectSecondProcess, startBotProcess, startWorld, type World } from '../../src/testing/world.ts';

/** Time for a process to start, and to find what the one before it left behind. */
const WITHIN = { timeout: 60_000 };

test.for([
  { what: 'gives its role once', isRoleGone: false, roles: 1, told: 'you received **the role', used: 1 },
  { what: 'gives its use back', isRoleGone: true, roles: 0, told: 'could not be redeemed', used: 0 },
])(
  'a coupon whose process is killed between its use and its role $what after the restart, and the member is told',
  { timeout: 200_000 },
  async ({ isRoleGone, roles, told, used }) => {
    const world = await startWorld({ withBot: false });
    onTestFinished(world.close);
    const location = await ownDatabase();
    const guild = createGuild(world);
    const { world: platform } = world.simulator;
    const role = platform.createRole(guild.id, { name: 'VIP', position: 1 });
    await makeCouponIn(world, guild, location, role);
    const put = { method: 'PUT', path: new RegExp(`/roles/${role}$`) };
    const asked = () =>
      platform.requests().filter(({ method, path }) => method === 'PUT' && put.path.test(path)).length;

    const begun = Date.now();
    const killed = spawnBot(world, location);
    onTestFinished(() => killed.kill());
    const isConnected = () => platform.requests().some(({ path, at }) => at >= begun && path.includes('/commands'));
    await expect.poll(isConnected, WITHIN).toBe(true);
    platform.fail({ ...put, status: isRoleGone ? 'never' : 'lost', times: 1 });
    platform.say(guild.member.id, guild.channelId, '!coupon redeem LAUNCH');
    await expect.poll(asked, WITHIN).toBeGreaterThanOrEqual(1);
    await killed.kill();
    platform.recover();
    if (isRoleGone) platform.deleteRole(guild.id, role);
    await letLeasesPass(location);
    const after = await startBotProcess(world, location);
    onTestFinished(after.close);
    const { db } = after.services.database;
    await sql`update acts set due_at = now(), next_at = now() where name = 'coupons.report'`.execute(db);

    const answer = await platform.waitForMessage(
      guild.channelId,
      ({ content }) => content.includes(told),
      WITHIN.timeout,
    );

    expect(answer.content).toContain(`<@${guild.member.id}>`);
    expect(await readRoles(world, guild.id, guild.member.id)).toHaveLength(roles);
    expect(asked()).toBe(1);
    const { rows } = await sql<{ used: number; uses: number }>`
      select c.used, (select count(*)::integer from coupon_uses u where u.state <> 'refused') as uses
      from coupons c`.execute(db);
    expect(rows).toEqual([{ used, uses: used }]);
  },
);

async function ownDatabase(): Promise<DatabaseLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-coupons-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  return location;
}

/** A coupon for one member that gives the role. */
async function makeCouponIn(
  world: World,
  { id: guildId, owner }: GuildFixture,
  location: DatabaseLocation,
  role: string,
): Promise<void> {
  const { config, simulator } = world;
  const { coupons, close } = await connectSecondProcess({ config: { ...config, database: location }, simulator });
  const prize = buildPrize({ kind: 'role', role });
  const wanted = { ...buildCoupon({ uses: 1, prize, code: { kind: 'own', code: 'LAUNCH' } }), endsAt: null };
  await coupons.make({ guildId, byId: owner.id, boost: false, wanted });
  await close();
}
