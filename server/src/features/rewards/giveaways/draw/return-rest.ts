import type { DbTransaction } from '../../../../database/database.ts';
import { giveBack, giveawayStakeOf } from '../desk/stake.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey } from '../record.ts';
import { winnerStore } from '../stores/winner-store.ts';
import { requireLocked } from './enter-winners.ts';

/**
 * Returns money that nobody can win any more to its payer; what can still be claimed stays set aside.
 * @param after the event that caused it; money is returned once for each.
 */
export async function returnRest(
  deps: Pick<GiveawayDeps, 'ledger'>,
  tx: DbTransaction,
  key: GiveawayKey,
  after: string,
): Promise<void> {
  const held = await requireLocked(tx, key);
  const winners = await winnerStore.list(tx, key.guildId, [key.id]);
  const waiting = winners.filter(({ state }) => state === 'unclaimed').length;
  const amount = held.escrow - giveawayStakeOf({ ...held.about, winners: waiting });
  if (amount > 0) await giveBack(deps, tx, held, { amount, key: after });
}
