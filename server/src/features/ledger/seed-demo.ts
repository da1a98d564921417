import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** A member of a demo server. */
export interface DemoMember {
  guildId: string;
  userId: string;
  username: string;
  globalName: string | null;
  avatar: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days before now the demo members earned something; some of them this week. */
const EARNING_DAYS = [33, 24, 16, 9, 5, 2, 0.2];

/** Gives the members of the demo servers something to be ranked by, once: only as long as nothing ever came to anyone. */
export async function seedDemo(db: Db, members: readonly DemoMember[]): Promise<void> {
  if (members.length === 0) return;
  const { rows } = await sql`select from ledger limit 1`.execute(db);
  if (rows.length > 0) return;

  const entries = members.flatMap(earningsOf);
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into ledger (guild_id, user_id, at, kind, balance, xp, balance_after, xp_after)
      select "guildId", "userId", at, 'demo', balance, xp, "balanceAfter", "xpAfter"
      from jsonb_to_recordset(${JSON.stringify(entries)}::text::jsonb) as e(
        "guildId" bigint, "userId" bigint, at timestamptz, balance bigint, xp bigint, "balanceAfter" bigint, "xpAfter" bigint
      ) order by at`.execute(tx);
    await sql`
      insert into balances (guild_id, user_id, balance, xp)
      select guild_id, user_id, sum(balance)::bigint, sum(xp)::bigint from ledger group by guild_id, user_id`.execute(
      tx,
    );
    await sql`
      insert into member_names (guild_id, user_id, username, global_name, avatar)
      select "guildId", "userId", username, "globalName", avatar
      from jsonb_to_recordset(${JSON.stringify(members)}::text::jsonb) as m(
        "guildId" bigint, "userId" bigint, username text, "globalName" text, avatar text
      )
      on conflict do nothing`.execute(tx);
  });
}

/** What one of them earned, day by day: different from member to member, and the same in every demo. */
function earningsOf({ guildId, userId }: DemoMember) {
  const luck = luckOf(guildId, userId);
  let [balanceAfter, xpAfter] = [0, 0];
  return EARNING_DAYS.filter((_, index) => luck(index) > 0.35).map((days, index) => {
    const balance = Math.round(20 / (0.02 + luck(index + 10)) ** 1.4) - (luck(index + 20) > 0.85 ? 60 : 0);
    const xp = Math.round(luck(index + 30) * 240);
    balanceAfter += balance;
    xpAfter += xp;
    const at = new Date(Date.now() - days * DAY_MS).toISOString();
    return { guildId, userId, at, balance, xp, balanceAfter, xpAfter };
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
