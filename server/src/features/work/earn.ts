import type { Place } from '../../bot/place.ts';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { Holdings, Ledger, Operation } from '../balances/index.ts';
import type { Cooldowns } from '../cooldowns/index.ts';
import type { EarningRules } from '../earning-rules/index.ts';

/** What earning needs. */
export interface EarningParts {
  db: Db;
  ledger: Pick<Ledger, 'post'>;
  cooldowns: Pick<Cooldowns, 'claim'>;
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
}

/** Who earns, and where. */
type Earner = Pick<Place, 'guildId' | 'user' | 'joinedAt' | 'settings'>;

interface Earning {
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
  /** Account or membership are younger than the server asks for. */
  | { outcome: 'tooNew'; readyAt: Date }
  /** The same use was told of before. */
  | { outcome: 'repeated' };

/** Earns once in a while: of any number of uses at once one does, the others learn how long to wait. */
export async function earn(
  { db, ledger, cooldowns, earningRules }: EarningParts,
  { guildId, user: { id: userId }, joinedAt, settings }: Earner,
  { kind, action, cooldownMs, amount, key, subject }: Earning,
): Promise<Earned> {
  const oldEnoughAt = earningRules.mayEarnAt(settings, { userId, joinedAt });
  if (oldEnoughAt !== null) return { outcome: 'tooNew', readyAt: oldEnoughAt };
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
