import type { Db, DbTransaction } from '../../database/database.ts';
import type { Holdings, Ledger, Operation } from '../balances/index.ts';
import type { Cooldowns } from '../cooldowns/index.ts';

/** What earning needs. */
export interface EarningParts {
  db: Db;
  ledger: Pick<Ledger, 'post'>;
  cooldowns: Pick<Cooldowns, 'claim'>;
}

interface Earning {
  guildId: string;
  userId: string;
  kind: Operation['kind'];
  /** What waits; by it a member earns once in so long. */
  action: string;
  /** In milliseconds. */
  cooldownMs: number;
  /** Below zero it costs, and may take the member below zero (decisions, "Economy"). */
  amount: number;
  /** Makes it happen once. */
  key: string;
  subject?: string;
}

export type Earned =
  | { outcome: 'earned'; holdings: Holdings }
  | { outcome: 'waiting'; readyAt: Date }
  /** The same use was told of before. */
  | { outcome: 'repeated' };

/** Earns once in a while: of any number of uses at once one does, the others learn how long to wait. */
export function earn({ db, ledger, cooldowns }: EarningParts, earning: Earning): Promise<Earned> {
  const { guildId, userId, kind, action, cooldownMs, amount, key, subject } = earning;
  return db.transaction().execute(async (tx: DbTransaction): Promise<Earned> => {
    const readyAt = await cooldowns.claim(tx, { guildId, userId, action }, cooldownMs);
    if (readyAt !== null) return { outcome: 'waiting', readyAt };
    const posting = await ledger.post(
      {
        guildId,
        kind,
        key,
        subject,
        members: [{ userId, balance: amount }],
        accounts: amount === 0 ? [] : [{ account: amount > 0 ? `mint:${kind}` : `sink:${kind}`, amount: -amount }],
      },
      tx,
    );
    const holdings = posting.outcome === 'posted' ? posting.holdings.get(userId) : undefined;
    return holdings === undefined ? { outcome: 'repeated' } : { outcome: 'earned', holdings };
  });
}
