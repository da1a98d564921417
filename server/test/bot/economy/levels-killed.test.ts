import { DEFAULT_LEVELS, NEW_REWARD } from '@perigee/core/rewards/levels/schema';
import { expect, test } from 'vitest';
import { booksOf, someoneIn } from '../../support/books.ts';
import { RANKED_WITHIN_MS } from '../../support/economy/leaderboard.ts';
import { buildItem } from '../../support/economy-builders.ts';
import { createGuild, type GuildFixture } from '../../support/fixtures.ts';
import { type Killable, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { readRoles } from '../../support/bot/read-roles.ts';

/** Members who level up while processes are killed, each by 60 and then 100 XP: to level 2. */
const PEOPLE = 300;
const KILLS = 3;

test('Members who level up while processes are killed get the level and each reward exactly once', {
  timeout: 300_000,
}, async () => {
  const killable = await openKillable();
  const guild = createGuild(killable);
  const { world: platform } = killable.simulator;
  const role = platform.createRole(guild.id, { name: 'Regular', position: 1 });
  await prepare(killable, guild, role);

  for (let kill = 0; kill < KILLS; kill += 1) {
    const killed = killable.spawn();
    await killed.isConnected();
    await new Promise((resolve) => setTimeout(resolve, 150 * kill));
    await killed.kill();
  }
  const after = await killable.startNext();
  const { db } = after.services.database;
  const levels = () =>
    db
      .selectFrom('member_levels')
      .select(['level', 'top_level as top'])
      .select(({ fn }) => fn.countAll<string>().as('members'))
      .groupBy(['level', 'top_level'])
      .execute();

  await expect.poll(levels, WITHIN).toEqual([{ level: 2, top: 2, members: String(PEOPLE + 1) }]);
  await expect.poll(() => readRoles(killable, guild.id, guild.member.id), WITHIN).toEqual([role]);
  const paid = await db
    .selectFrom('ledger')
    .select(['user_id', 'subject'])
    .where('kind', '=', 'level')
    .groupBy(['user_id', 'subject'])
    .having(({ fn }) => fn.countAll(), '=', '1')
    .execute();
  expect(paid).toHaveLength(2 * (PEOPLE + 1));
  expect(await booksOf(after, guild)).toEqual({
    total: 0,
    accounts: { 'mint:level': -15 * (PEOPLE + 1) },
  });
  const items = await db.selectFrom('inventory_items').select('owned').where('owned', '=', 1).execute();
  expect(items).toHaveLength(PEOPLE + 1);
});

/** Enables levels that pay 5 and 10 and give an item and a role; all XP is booked, but no level is processed yet. */
async function prepare({ withoutBot }: Killable, guild: GuildFixture, roleId: string): Promise<void> {
  await withoutBot(async ({ settings, ledger, xpFollower, database }) => {
    const author = { guildId: guild.id, savedBy: guild.owner.id, caller: null };
    await settings.save({ ...author, section: 'items', value: [buildItem({ name: 'Telescope' })] });
    const rewards = [
      { ...NEW_REWARD, level: 1, money: 5, item: 'Telescope' },
      { ...NEW_REWARD, level: 2, money: 10, role: roleId },
    ];
    await settings.save({ ...author, section: 'levels', value: { ...DEFAULT_LEVELS, enabled: true, rewards } });
    // No member had XP when levels were enabled, so there is nothing to recalculate.
    await database.db.updateTable('level_plans').set({ state: 'done' }).execute();
    const people = [guild.member.id, ...Array.from({ length: PEOPLE }, (_, index) => someoneIn(guild, index + 1))];
    for (const xp of [60, 100]) {
      const gains = people.map((userId) => ({ guildId: guild.id, userId, xp }));
      await ledger.gainXp({ kind: 'messageXp', key: `killed:${xp}`, gains });
    }
    await xpFollower.catchUp(RANKED_WITHIN_MS);
  });
}
