import { sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { linksOf } from './movement-links.ts';
import { isReversible } from './reversible.ts';
import { memberLegs } from './reverse.ts';

/** A movement as shown to somebody who wants to reverse it. */
interface MovementToReverse {
  kind: string;
  subject: string | null;
  at: Date;
  /** What a reversal would give each member; negative amounts would be taken. */
  legs: { userId: string; balance: number; xp: number; balanceNow: number }[];
  commission: number;
  /** Why it cannot be reversed, regardless of balances; null if it can. */
  refusal: 'notReversible' | 'alreadyReversed' | 'partOfMany' | null;
}

/** Reads single movements as a whole. */
export interface MovementReader {
  find(guildId: string, operationId: string): Promise<MovementToReverse | null>;
}

export function createMovementReader(db: Db): MovementReader {
  return {
    async find(guildId, operationId) {
      const { rows } = await sql<{ kind: string; subject: string | null; at: Date; massChangeId: string | null }>`
        select kind, subject, at, mass_change_id as "massChangeId" from (
          select * from ledger where id = ${operationId}::bigint and operation_id is null
          union all select * from ledger where operation_id = ${operationId}::bigint
        ) l where guild_id = ${guildId}::bigint limit 1`.execute(db);
      const [found] = rows;
      if (found === undefined) return null;
      const [legs, links] = await Promise.all([
        memberLegs(db, guildId, operationId),
        linksOf(db, guildId, [operationId]),
      ]);
      const now = await balancesOf(
        db,
        guildId,
        legs.map(({ userId }) => userId),
      );
      const { commission = 0, reversal = null } = links.get(operationId) ?? {};
      const { massChangeId, ...facts } = found;
      return {
        ...facts,
        legs: legs.map(({ userId, balance, xp }) => ({ userId, balance, xp, balanceNow: now.get(userId) ?? 0 })),
        commission,
        refusal: refusalOf({ kind: facts.kind, massChangeId, isReversed: reversal !== null }),
      };
    },
  };
}

function refusalOf({
  kind,
  massChangeId,
  isReversed,
}: Record<'kind', string> & { massChangeId: string | null; isReversed: boolean }) {
  if (isReversed) return 'alreadyReversed';
  if (!isReversible(kind)) return 'notReversible';
  return massChangeId === null ? null : 'partOfMany';
}

async function balancesOf(db: Db, guildId: string, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('balances')
    .select(['user_id', 'balance'])
    .where('guild_id', '=', guildId)
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id: userId, balance }) => [userId, Number(balance)]));
}
