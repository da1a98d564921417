import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { DemoMember } from '../../demo.ts';
import type { MemberNames } from '../../community/index.ts';
import type { Boards } from './boards/boards.ts';
import { type DemoMovement, demoMovementsOf } from './demo-movements.ts';
import { weekOf } from './boards/windows.ts';

interface SeedDeps {
  db: Db;
  boards: Pick<Boards, 'catchUp'>;
  memberNames: Pick<MemberNames, 'remember'>;
}

/**
 * Gives the members of the demo servers balances to rank by, once: only while the ledger is empty. Movements from
 * before this week are applied to the boards first, so that they know how places changed since.
 */
export async function seedDemoBalances(
  { db, boards, memberNames }: SeedDeps,
  members: readonly DemoMember[],
): Promise<void> {
  if (members.length === 0) return;
  const { rows } = await sql`select from ledger limit 1`.execute(db);
  if (rows.length > 0) return;

  const week = weekOf(new Date());
  const servers = Map.groupBy(members, ({ guildId }) => guildId);
  const movements = await numberTransfers(
    db,
    [...servers.values()].flatMap((server) => demoMovementsOf(server, Date.parse(week))),
  );
  for (const [guildId, server] of servers) await memberNames.remember(guildId, server);
  await store(
    db,
    movements.filter(({ at }) => at < week),
  );
  await boards.catchUp();
  await store(
    db,
    movements.filter(({ at }) => at >= week),
  );
}

type BookedDemoMovement = DemoMovement & { operationId: string | null };

/** Gives both rows of a transfer the same operation id. */
async function numberTransfers(db: Db, movements: readonly DemoMovement[]): Promise<BookedDemoMovement[]> {
  const keyOf = ({ guildId, transfer }: DemoMovement) => (transfer === null ? null : `${guildId}/${transfer}`);
  const keys = [...new Set(movements.map(keyOf))].filter((key) => key !== null);
  const { rows } = await sql<{ id: string }>`
    select nextval('ledger_id_seq') as id from generate_series(1, ${keys.length}::integer)`.execute(db);
  const ids = new Map(keys.map((key, index) => [key, rows[index]?.id ?? null]));
  return movements.map((movement) => ({ ...movement, operationId: ids.get(keyOf(movement) ?? '') ?? null }));
}

/** Movements per statement: the embedded database never releases the memory that a larger one takes. */
const PART = 500;

/** Stores movements in batches that never separate the two rows of a transfer; all or none. */
async function store(db: Db, movements: readonly BookedDemoMovement[]): Promise<void> {
  const inOrder = movements.toSorted((one, other) => keyInTime(one).localeCompare(keyInTime(other)));
  await db.transaction().execute(async (tx) => {
    for (let from = 0; from < inOrder.length; ) {
      let until = Math.min(from + PART, inOrder.length);
      while (isOneTransfer(inOrder[until - 1], inOrder[until])) until += 1;
      await storePart(tx, inOrder.slice(from, until));
      from = until;
    }
  });
}

const keyInTime = ({ at, operationId }: BookedDemoMovement) => `${at} ${operationId ?? ''}`;

function isOneTransfer(one: BookedDemoMovement | undefined, other: BookedDemoMovement | undefined): boolean {
  return one?.operationId !== null && one?.operationId === other?.operationId;
}

async function storePart(db: DbTransaction, movements: readonly BookedDemoMovement[]): Promise<void> {
  await sql`
    with moved as (
      select * from jsonb_to_recordset(${JSON.stringify(movements)}::text::jsonb) as m(
        "guildId" bigint, "userId" bigint, at timestamptz, kind text, balance bigint, xp bigint, "balanceAfter" bigint,
        "xpAfter" bigint, "peerId" bigint, "operationId" bigint
      )
    ),
    given as (
      insert into ledger (guild_id, user_id, at, kind, balance, xp, balance_after, xp_after, account, operation_id,
        peer_user_id)
      select "guildId", "userId", at, kind, balance, xp, "balanceAfter", "xpAfter",
        case when "operationId" is null then case when balance > 0 then 'mint:' else 'sink:' end || kind end,
        "operationId", "peerId"
      from moved order by at
      returning guild_id, user_id, balance, xp
    ),
    taxed as (
      insert into account_entries (guild_id, operation_id, account, amount, at)
      select "guildId", "operationId", 'commission', -sum(balance)::bigint, min(at)
      from moved where "operationId" is not null group by 1, 2
    )
    insert into balances as b (guild_id, user_id, balance, xp)
    select guild_id, user_id, sum(balance)::bigint, sum(xp)::bigint from given group by guild_id, user_id
    on conflict (guild_id, user_id)
    do update set balance = b.balance + excluded.balance, xp = b.xp + excluded.xp`.execute(db);
}
