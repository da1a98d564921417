import type { Place } from '../../bot/place.ts';
import type { Holdings, Ledger, Operation } from '../balances/index.ts';
import type { Cooldowns } from '../cooldowns/index.ts';
import type { EarningRules } from '../earning-rules/index.ts';

/** What earning needs. */
export interface EarningParts {
  ledger: Pick<Ledger, 'postWith'>;
  cooldowns: Pick<Cooldowns, 'claiming' | 'of'>;
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
  /** Below zero it costs, and may take the member below zero (docs/rules/economy.md#books). */
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

/**
 * Earns once in a while, in one statement with the wait that begins: of any number of uses at once one does, the others
 * learn how long to wait.
 */
export async function earn(
  { ledger, cooldowns, earningRules }: EarningParts,
  { guildId, user: { id: userId }, joinedAt, settings }: Earner,
  { action, cooldownMs, amount, ...earning }: Earning,
): Promise<Earned> {
  const oldEnoughAt = earningRules.mayEarnAt(settings, { userId, joinedAt });
  if (oldEnoughAt !== null) return { outcome: 'tooNew', readyAt: oldEnoughAt };
  for (;;) {
    const claiming = cooldowns.claiming({ guildId, userId, action }, cooldownMs);
    const posting = await ledger.postWith(claiming, { ...earning, guildId, userId, balance: amount });
    const holdings = posting?.outcome === 'posted' ? posting.holdings.get(userId) : undefined;
    if (holdings !== undefined) return { outcome: 'earned', holdings };
    const readyAt = (await cooldowns.of(guildId, userId)).get(action);
    if (readyAt !== undefined) return { outcome: 'waiting', readyAt };
    if (posting !== null) return { outcome: 'repeated' };
    // The wait ended meanwhile.
  }
}
