import type { InvocationContext } from '../../../bot/invocation-context.ts';
import type { Holdings, Operation } from '../balances/ledger/operation.ts';
import type { Ledger } from '../balances/ledger/ledger.ts';
import type { Cooldowns } from '../cooldowns/cooldowns.ts';
import type { EarningRules } from '../earning-rules/earning-rules.ts';
import { holdingsAfter } from '../balances/ledger/post.ts';

/** Dependencies of earning. */
export interface EarningDeps {
  ledger: Pick<Ledger, 'postWith'>;
  cooldowns: Pick<Cooldowns, 'claiming' | 'of'>;
  earningRules: Pick<EarningRules, 'mayEarnAt'>;
}

/** The earning member and their guild. */
type Earner = Pick<InvocationContext, 'guildId' | 'user' | 'joinedAt' | 'settings'>;

interface EarnInput {
  kind: Operation['kind'];
  /** The action whose cooldown applies. */
  action: string;
  /** In milliseconds. */
  cooldownMs: number;
  /** Negative if it costs money, which may make the balance negative (docs/rules/economy.md#books). */
  amount: number;
  /** Idempotency key. */
  key: string;
  subject?: string;
}

export type EarnOutcome =
  | { outcome: 'earned'; holdings: Holdings }
  | { outcome: 'waiting'; readyAt: Date }
  /** The account or membership is younger than the guild requires. */
  | { outcome: 'tooNew'; readyAt: Date }
  /** The key was used before. */
  | { outcome: 'repeated' };

/**
 * Earns money subject to a cooldown, booked in one statement with the start of the next cooldown: of any number of
 * concurrent uses only one earns, the others learn how long to wait.
 */
export async function earn(
  { ledger, cooldowns, earningRules }: EarningDeps,
  { guildId, user: { id: userId }, joinedAt, settings }: Earner,
  { action, cooldownMs, amount, ...earning }: EarnInput,
): Promise<EarnOutcome> {
  const oldEnoughAt = earningRules.mayEarnAt(settings, { userId, joinedAt });
  if (oldEnoughAt !== null) return { outcome: 'tooNew', readyAt: oldEnoughAt };
  for (;;) {
    const claiming = cooldowns.claiming({ guildId, userId, action }, cooldownMs);
    const posting = await ledger.postWith(claiming, { ...earning, guildId, userId, balance: amount });
    if (posting?.outcome === 'posted') return { outcome: 'earned', holdings: holdingsAfter(posting, userId) };
    const readyAt = (await cooldowns.of(guildId, userId)).get(action);
    if (readyAt !== undefined) return { outcome: 'waiting', readyAt };
    if (posting !== null) return { outcome: 'repeated' };
    // The cooldown ended in the meantime, so try again.
  }
}
