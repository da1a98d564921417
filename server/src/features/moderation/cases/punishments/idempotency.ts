import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import type { Case } from '../records/case-record.ts';
import type { CaseStore } from '../records/case-store.ts';
import { findOrdered, storeOrderKey, wasOrderedBefore } from '../records/order-keys.ts';
import type { CaseOpening as Opening } from '../records/open-cases.ts';
import type { CaseChange } from './punishments.ts';

export interface IdempotencyDeps {
  db: Db;
  events: Events;
  store: CaseStore;
}

/** The cases that any of these causes opened or changed, ordered by number. */
export async function casesOrderedBy(
  { db, store }: Pick<IdempotencyDeps, 'db' | 'store'>,
  guildId: string,
  causes: readonly string[],
): Promise<Case[]> {
  const ordered = await findOrdered(db, guildId, causes);
  return store.list(guildId, [...new Set([...ordered.values()].flat())]);
}

/**
 * Opens the cases whose causes are new, in one transaction; for the others, returns the existing cases. Tries first and
 * checks only on a conflict, because repeated causes are rare.
 */
export async function openOnce(
  once: IdempotencyDeps,
  guildId: string,
  openings: readonly Opening[],
  open: (tx: DbTransaction, unheard: readonly Opening[]) => Promise<Case[]>,
): Promise<Case[]> {
  const causes = [...new Set(openings.flatMap(({ cause }) => cause ?? []))];
  let unheard = openings;
  while (unheard.length > 0) {
    const opened = await tryOnce(once.events, (tx) => open(tx, unheard));
    if (opened?.length === openings.length) return opened;
    if (opened !== null) break;
    const ordered = await findOrdered(once.db, guildId, causes);
    unheard = openings.filter(({ cause }) => cause === undefined || !ordered.has(cause));
  }
  // Also if the claim was taken by another: that may have been an earlier delivery of this order.
  return casesOrderedBy(once, guildId, causes);
}

/**
 * Changes a case once per cause. After a refusal, checks whether an earlier delivery already made the change: a lifted
 * warn, for example, cannot be lifted again.
 */
export async function changeOnce(
  once: IdempotencyDeps,
  { guildId, cause }: { guildId: string; cause?: string },
  change: (tx: DbTransaction) => Promise<CaseChange>,
): Promise<CaseChange> {
  if (cause === undefined) return once.events.transaction(change);
  const outcome = await tryOnce(once.events, async (tx) => {
    const tried = await change(tx);
    if ('changed' in tried && !(await storeOrderKey(tx, guildId, cause, [tried.changed.number])))
      throw new RepeatedCause();
    return tried;
  });
  if (outcome !== null && 'changed' in outcome) return outcome;
  const [changed] = await casesOrderedBy(once, guildId, [cause]);
  return changed === undefined ? (outcome ?? { refusal: 'notFound' }) : { changed };
}

/** The same cause has already made a change. */
class RepeatedCause extends Error {}

/** Null, with the transaction rolled back, if the cause was processed before. */
async function tryOnce<Result>(events: Events, work: (tx: DbTransaction) => Promise<Result>): Promise<Result | null> {
  try {
    return await events.transaction(work);
  } catch (error) {
    if (error instanceof RepeatedCause || wasOrderedBefore(error)) return null;
    throw error;
  }
}
