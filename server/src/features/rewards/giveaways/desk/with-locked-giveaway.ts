import type { DbTransaction } from '../../../../database/database.ts';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey, GiveawayRecord } from '../record.ts';
import { unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';

/** Runs `work` while the giveaway is locked. @throws AppError `notFound` where there is none. */
export function withLockedGiveaway<Result>(
  { events }: Pick<GiveawayDeps, 'events'>,
  key: GiveawayKey,
  work: (tx: DbTransaction, held: GiveawayRecord) => Promise<Result>,
): Promise<Result> {
  return events.transaction(async (tx) => {
    const held = await giveawayStore.lock(tx, key);
    if (held === null) throw unknownGiveaway();
    return work(tx, held);
  });
}
