import { sql } from 'kysely';
import type { Db } from '../../server/src/database/database.ts';

/** Numbers of rounds and of open ones, money in escrow for them, and members whose ledger differs from their rounds. */
export type RoundsAudit = Record<'rounds' | 'open' | 'aside' | 'wrong', number>;

/** Compares the rounds' results with the ledger: a round settled twice, or never, makes a difference. */
export async function auditRounds(db: Db, guildId: string): Promise<RoundsAudit> {
  const { rows } = await sql<Record<'rounds' | 'open' | 'aside' | 'wrong', string>>`
    select
      (select count(*) from game_rounds where guild_id = ${guildId}) as rounds,
      (select count(*) from game_rounds where guild_id = ${guildId} and state = 'open') as open,
      (select coalesce(sum(amount), 0) from account_movements where guild_id = ${guildId} and account = 'escrow:games') as aside,
      (
        select count(*) from (
          select user_id, sum(coalesce(paid, 0) - staked) as came from game_rounds where guild_id = ${guildId} group by user_id
        ) r
        join (
          select user_id, sum(balance) as booked from ledger where guild_id = ${guildId} and kind <> 'demo' group by user_id
        ) l using (user_id)
        where came <> booked
      ) as wrong`.execute(db);
  const [sums] = rows;
  return {
    rounds: Number(sums?.rounds),
    open: Number(sums?.open),
    aside: Number(sums?.aside),
    wrong: Number(sums?.wrong),
  };
}
