import { sql } from 'kysely';
import type { Db } from '../../../src/database/database.ts';
import { personColumns } from './person-columns.ts';

/** Additional values that rows of a table need, because they refer to others or have to be finished. */
const ALSO: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  coupons: { id: 'ref', ended_at: 'now()' },
  coupon_uses: { coupon_id: 'ref' },
  polls: { id: 'ref' },
  poll_votes: { poll_id: 'ref' },
  jackpot_tickets: { jackpot_id: 'ref' },
  game_rounds: { state: "'settled'", settled_at: 'now()', paid: '0' },
  game_challenges: { state: "'expired'" },
  role_grants: { ended_at: 'now()' },
  giveaways: { state: "'ended'" },
  giveaway_winners: { state: "'won'" },
  appeals: { locale: "'en'", state: "'closed'" },
};

/** Tables that are filled through the product instead. */
const BY_THE_PRODUCT = new Set([
  'balances',
  'ledger',
  'board_entries',
  'board_blocks',
  'board_marks',
  'archived_blocks',
]);

interface Column {
  name: string;
  type: string;
  isRequired: boolean;
}

/** Names the person in a row of every table with a column for it, also in a database of an earlier version. */
export async function insertPersonEverywhere(db: Db, guildId: string, personId: string): Promise<void> {
  const ref = `'${crypto.randomUUID()}'`;
  await sql`
    insert into jackpots (guild_id, id, number, state, rules, channel_id, sealed_seed, sealed_at, commitment, pot, tickets, commission, draws_at)
    values (${guildId}, ${sql.raw(ref)}, 1, 'drawn', 1, 1, '', now(), '', 0, 1, 0, now())`.execute(db);
  for (const [table, columns] of Map.groupBy(await personColumns(db), (each) => each.table)) {
    if (BY_THE_PRODUCT.has(table)) continue;
    const present = await listColumns(db, table);
    const values = { ...ALSO[table], ...Object.fromEntries(columns.map(({ column }) => [column, personId])) };
    const required = present.filter(({ isRequired }) => isRequired);
    const all = new Map(required.map(({ name, type }) => [name, valueOf(type)]));
    for (const [name, value] of Object.entries(values)) {
      const column = present.find((candidate) => candidate.name === name);
      if (column === undefined) continue;
      const isList = column.type.startsWith('_') && value === personId;
      all.set(name, isList ? `'{${personId}}'` : value === 'ref' ? ref : value);
    }
    if (all.has('guild_id')) all.set('guild_id', guildId);
    await sql`
      insert into ${sql.table(table)} (${sql.join([...all.keys()].map((name) => sql.ref(name)))})
      values (${sql.join([...all.values()].map((value) => sql.raw(value)))})`.execute(db);
  }
}

async function listColumns(db: Db, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select column_name as name, udt_name as type,
      is_nullable = 'NO' and is_generated = 'NEVER' and column_default is null and is_identity = 'NO' as "isRequired"
    from information_schema.columns where table_schema = 'public' and table_name = ${table}`.execute(db);
  return rows;
}

/** An SQL value of the given type. */
function valueOf(type: string): string {
  if (type.startsWith('_')) return "'{}'";
  const values: Record<string, string> = {
    text: "'x'",
    uuid: 'gen_random_uuid()',
    jsonb: "'{}'",
    timestamptz: 'now()',
    date: 'now()',
    bool: 'false',
    bytea: "''",
    bit: "repeat('0', 168)::bit(168)",
  };
  return values[type] ?? '1';
}
