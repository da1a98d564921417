import type { Db, DbTransaction } from '../../database/database.ts';
import type { Events } from '../../events/events.ts';
import {
  type Case,
  type CaseStore,
  findOrdered,
  keepOrderKey,
  type Opening,
  wasOrderedBefore,
} from '../cases/index.ts';
import type { CaseChange } from './punishments.ts';

export interface Once {
  db: Db;
  events: Events;
  store: CaseStore;
}

/** The cases that any of these causes ordered, or changed, in the order of their numbers. */
export async function casesOrderedBy(
  { db, store }: Pick<Once, 'db' | 'store'>,
  guildId: string,
  causes: readonly string[],
): Promise<Case[]> {
  const ordered = await findOrdered(db, guildId, causes);
  return store.list(guildId, [...new Set([...ordered.values()].flat())]);
}

/**
 * Opens in one transaction the cases whose causes were not heard before; of the others it answers the cases there are. It
 * is tried before it is looked: next to nothing is heard twice.
 */
export async function openOnce(
  once: Once,
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
  // Also where a claim was another's: that may have been this very order, as it was heard first.
  return casesOrderedBy(once, guildId, causes);
}

/**
 * Changes a case once for each cause. What is refused may have been done when it was heard first: a warn that was taken
 * back can not be taken back.
 */
export async function changeOnce(
  once: Once,
  { guildId, cause }: { guildId: string; cause?: string },
  change: (tx: DbTransaction) => Promise<CaseChange>,
): Promise<CaseChange> {
  if (cause === undefined) return once.events.transaction(change);
  const outcome = await tryOnce(once.events, async (tx) => {
    const tried = await change(tx);
    if ('changed' in tried && !(await keepOrderKey(tx, guildId, cause, [tried.changed.number]))) throw new Repeated();
    return tried;
  });
  if (outcome !== null && 'changed' in outcome) return outcome;
  const [changed] = await casesOrderedBy(once, guildId, [cause]);
  return changed === undefined ? (outcome ?? { refusal: 'notFound' }) : { changed };
}

/** A change that somebody else made because of the same. */
class Repeated extends Error {}

/** Null, and nothing done, where it was ordered before. */
async function tryOnce<Result>(events: Events, work: (tx: DbTransaction) => Promise<Result>): Promise<Result | null> {
  try {
    return await events.transaction(work);
  } catch (error) {
    if (error instanceof Repeated || wasOrderedBefore(error)) return null;
    throw error;
  }
}
