import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey } from '../record.ts';
import { refuse } from '../refusal.ts';
import { withLockedGiveaway } from '../desk/with-locked-giveaway.ts';
import { winnerStore } from '../stores/winner-store.ts';
import { payOrNote } from './enter-winners.ts';
import { returnRest } from './return-rest.ts';

/**
 * Pays a winner their prize, once.
 * @throws AppError where they won nothing, have already claimed it, or the time to claim is over.
 */
export async function claimPrize(deps: GiveawayDeps, key: GiveawayKey, userId: string): Promise<void> {
  const settings = await deps.settings.get(key.guildId);
  await withLockedGiveaway(deps, key, async (tx) => {
    const winners = await winnerStore.list(tx, key.guildId, [key.id]);
    const own = winners.find((winner) => winner.userId === userId && winner.state === 'unclaimed');
    if (own === undefined || own.claimUntil === null || (await winnerStore.isClaimOver(tx, own.claimUntil))) {
      throw refuse('giveaway_claimOver');
    }
    const operationId = await payOrNote(deps, tx, key, { place: own.place, userId, settings });
    await winnerStore.change(tx, key, own.place, { state: 'won', operationId });
    await returnRest(deps, tx, key, `claim:${own.place}`);
  });
}
