import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { listTables } from '../../src/copy/tables.ts';
import { ALL_TABLES } from '../../src/all-tables.ts';
import { checkBooks } from '../../src/features/economy/balances/check-books.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { createPlace, startWithFolder } from '../support/data/data-folder.ts';
import { RANKED_WITHIN_MS } from '../support/economy/leaderboard.ts';
import { insertPersonEverywhere } from '../support/data/insert-person-everywhere.ts';
import { runTool } from '../support/programs/run-tool.ts';
import type { World } from '../support/world.ts';

const PERSON = '812345678901234567';
const OTHER = '812345678901234568';

/** Posts money that the person received, and money they sent. */
async function giveMoney({ services: { ledger } }: World, guildId: string): Promise<void> {
  await ledger.post({
    guildId,
    kind: 'demo',
    members: [{ userId: PERSON, balance: 100, xp: 50 }],
    accounts: [{ account: 'mint:demo', amount: -100 }],
  });
  await ledger.post({
    guildId,
    kind: 'pay',
    byId: PERSON,
    members: [
      { userId: PERSON, balance: -30, peerId: OTHER },
      { userId: OTHER, balance: 30, peerId: PERSON },
    ],
    accounts: [],
  });
}

/** Tables with rows that mention the person in any way, of one guild or of all. */
async function mentioning({ services }: World, guildId?: string): Promise<string[]> {
  const { db } = services.database;
  const found: string[] = [];
  for (const { name, columns } of await listTables(db, ALL_TABLES)) {
    const isOf =
      guildId === undefined || !columns.some((column) => column.name === 'guild_id')
        ? sql``
        : sql`and guild_id = ${guildId}::bigint`;
    const { rows } = await sql`
      select 1 from ${sql.table(name)} t where t::text ~ ${`\\m${PERSON}\\M`} ${isOf} limit 1`.execute(db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

/** Tables of personal data, or of other guilds' boards and orders. */
const OF_NO_GUILD = new Set([
  'boost_events',
  'boost_grants',
  'gift_codes',
  'subscriptions',
  'board_entries',
  'board_marks',
  'mass_change_members',
  'host_deeds',
]);

describe('Forgetting a person', () => {
  test('Forgets a person except in moderation records and payments, and keeps the books balanced', async () => {
    const world = await startWithFolder();
    const { db } = world.services.database;
    const [one, two] = [createGuild(world), createGuild(world)];
    for (const { id } of [one, two]) await giveMoney(world, id);
    await insertPersonEverywhere(db, one.id, PERSON);
    await world.services.boards.catchUp(RANKED_WITHIN_MS);

    const inOne = await runTool('forget', ['--user', PERSON, '--guild', one.id], world.location);
    const left = await mentioning(world, one.id);
    const other = await world.services.ledger.holdings(two.id, PERSON);
    const everywhere = await runTool('forget', ['--user', PERSON], world.location);
    const again = await runTool('forget', ['--user', '812345678901234599'], world.location);

    expect(inOne).toMatchObject({ code: 0, output: expect.stringContaining('reminders.user_id: 1 removed') });
    expect(inOne.output).toContain('cases.member_id: 1 kept');
    const record = ['case_events', 'case_weeks', 'cases'];
    const cursors = ['level_plans', 'mass_changes'];
    const kept = new Set([...record, ...cursors, 'payments', 'board_blocks']);
    expect(left.filter((name) => !kept.has(name) && !OF_NO_GUILD.has(name))).toEqual([]);
    expect(left).toEqual(expect.arrayContaining(record));
    expect(other).toEqual({ balance: 70, xp: 50 });
    expect(everywhere.code).toBe(0);
    expect((await mentioning(world)).filter((name) => !kept.has(name))).toEqual([]);
    expect(again.output).toContain('No data of');
    expect((await checkBooks(db)).difference).toBeNull();
    expect(await world.services.ledger.holdings(one.id, OTHER)).toEqual({ balance: 30, xp: 0 });
    const accounts = await db
      .selectFrom('ledger')
      .select('user_id')
      .distinct()
      .where('guild_id', '=', one.id)
      .execute();
    expect(accounts).toHaveLength(2);
  });

  test('The forget tool rejects an invalid user ID', async () => {
    const run = await runTool('forget', ['--user', 'mallory'], await createPlace());

    expect(run).toMatchObject({ code: 1, output: expect.stringContaining('--user ID') });
  });
});
