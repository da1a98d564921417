import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { DemoMember } from '../demo.ts';
import type { Boards } from './boards.ts';
import { weekOf } from './windows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days before now the demo members earned something. */
const EARNING_DAYS = [33, 29, 24, 20, 16, 13, 9, 7, 5, 3, 2, 0.2];

/**
 * Gives the members of the demo servers something to be ranked by, once: only as long as nothing ever came to anyone.
 * What they had before this week is brought to the boards first, so that these know how places changed since.
 */
export async function seedDemoBalances(
  db: Db,
  boards: Pick<Boards, 'catchUp'>,
  members: readonly DemoMember[],
): Promise<void> {
  if (members.length === 0) return;
  const { rows } = await sql`select from ledger limit 1`.execute(db);
  if (rows.length > 0) return;

  const week = weekOf(new Date());
  const earnings = members.flatMap((member) => earningsOf(member, Date.parse(week)));
  await rememberNames(db, members);
  await store(
    db,
    earnings.filter(({ at }) => at < week),
  );
  await boards.catchUp();
  await store(
    db,
    earnings.filter(({ at }) => at >= week),
  );
}

type Earning = ReturnType<typeof earningsOf>[number];

async function store(db: Db, earnings: readonly Earning[]): Promise<void> {
  await sql`
    with given as (
      insert into ledger (guild_id, user_id, at, kind, balance, xp, balance_after, xp_after, account)
      select "guildId", "userId", at, 'demo', balance, xp, "balanceAfter", "xpAfter", 'mint:demo'
      from jsonb_to_recordset(${JSON.stringify(earnings)}::text::jsonb) as e(
        "guildId" bigint, "userId" bigint, at timestamptz, balance bigint, xp bigint, "balanceAfter" bigint, "xpAfter" bigint
      ) order by at
      returning guild_id, user_id, balance, xp
    )
    insert into balances as b (guild_id, user_id, balance, xp)
    select guild_id, user_id, sum(balance)::bigint, sum(xp)::bigint from given group by guild_id, user_id
    on conflict (guild_id, user_id)
    do update set balance = b.balance + excluded.balance, xp = b.xp + excluded.xp`.execute(db);
}

async function rememberNames(db: Db, members: readonly DemoMember[]): Promise<void> {
  await sql`
    insert into member_names (guild_id, user_id, username, global_name, avatar)
    select "guildId", "userId", username, "globalName", avatar
    from jsonb_to_recordset(${JSON.stringify(members)}::text::jsonb) as m(
      "guildId" bigint, "userId" bigint, username text, "globalName" text, avatar text
    )
    on conflict do nothing`.execute(db);
}

/** What one of them earned, day by day: different from member to member, and the same in every demo. */
function earningsOf({ guildId, userId }: DemoMember, weekStartedAt: number) {
  const luck = luckOf(guildId, userId);
  let [balanceAfter, xpAfter] = [0, 0];
  return EARNING_DAYS.filter((_, index) => luck(index) > 0.35).map((days, index) => {
    const balance = Math.round(40 / (0.04 + luck(index + 20)) ** 1.1) - (luck(index + 40) > 0.85 ? 60 : 0);
    const xp = Math.round(luck(index + 60) * 240);
    balanceAfter += balance;
    xpAfter += xp;
    const at = Date.now() - days * DAY_MS;
    // The newest are of this week even on a Monday morning.
    const shown = days < 1 ? Math.max(at, weekStartedAt) : at;
    return { guildId, userId, at: new Date(shown).toISOString(), balance, xp, balanceAfter, xpAfter };
  });
}

/** Numbers from 0 up to 1 that hang together with the ids. */
function luckOf(guildId: string, userId: string): (number: number) => number {
  return (number) => {
    const mixed =
      (BigInt(guildId) / 4096n + BigInt(userId) / 4096n + BigInt(number) * 2_654_435_761n) * 0x9e3779b97f4a7c15n;
    return Number((mixed >> 32n) & 0xffffffn) / 0x1000000;
  };
}
