import type { PlanType } from '@perigee/core/community/boost/plans';
import { type Subscription, subscriptionOf } from '@perigee/core/community/boost/subscription';
import type { Db, DbTransaction } from '../../../database/database.ts';
import type { Events } from '../../../events/events.ts';
import { remindBefore } from './remind-of-end-job.ts';
import { publishBoostsOf } from './publish-boosts.ts';
import { readPlan, readSubscription } from './read-subscription.ts';
import { settleEnd } from './settle-end.ts';

/** A grant of a payment or gift; its months start at `at`. */
export interface NewPlanGrant {
  /** `payment:<id>` or `gift:<id>`. Each source gives only once. */
  source: string;
  plan: PlanType;
  months: number;
  at: Date;
}

/** A person's grants, locked against concurrent changes. */
export interface LockedGrants {
  tx: DbTransaction;
  /** False if that source has given already. */
  give(grant: NewPlanGrant): Promise<boolean>;
  /** Keeps only a share of what the source gave; 0 takes all of it back. */
  keep(source: string, share: number): Promise<void>;
}

/** Subscriptions of people. All reads and changes go through here. */
export interface Subscriptions {
  of(userId: string): Promise<Subscription | null>;
  /** Runs `work` in a transaction, serialised per person, and recomputes the end of their subscription. */
  change<Result>(userId: string, work: (held: LockedGrants) => Promise<Result>): Promise<Result>;
}

export function createSubscriptions(db: Db, events: Events): Subscriptions {
  return {
    of: (userId) => readSubscription(db, userId),

    change: (userId, work) =>
      events.transaction(async (tx) => {
        await lockSubscription(tx, userId);
        const made = await work(lockGrants(tx, userId));
        await recalculateEnd(tx, userId);
        await settleEnd(tx, userId, Date.now());
        await publishBoostsOf(events, tx, userId);
        return made;
      }),
  };
}

/** Locks a person's subscription until the transaction ends. */
export async function lockSubscription(tx: DbTransaction, userId: string): Promise<void> {
  await tx
    .insertInto('subscriptions')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx.selectFrom('subscriptions').select('user_id').where('user_id', '=', userId).forUpdate().execute();
}

function lockGrants(tx: DbTransaction, userId: string): LockedGrants {
  return {
    tx,
    async give(grant) {
      const input = await tx
        .insertInto('boost_grants')
        .values({ user_id: userId, ...grant })
        .onConflict((conflict) => conflict.column('source').doNothing())
        .returning('id')
        .execute();
      return input.length > 0;
    },
    async keep(source, share) {
      const own = tx.updateTable('boost_grants').set({ kept: share }).where('user_id', '=', userId);
      await own.where('source', '=', source).execute();
    },
  };
}

async function recalculateEnd(tx: DbTransaction, userId: string): Promise<void> {
  const rows = await tx.selectFrom('boost_grants').selectAll().where('user_id', '=', userId).execute();
  const subscription = subscriptionOf(
    rows.flatMap(({ source: id, plan, months, at, kept }) => {
      const parsedPlan = readPlan(plan);
      return parsedPlan ? [{ id, plan: parsedPlan, months, at: at.getTime(), kept }] : [];
    }),
  );
  const before = await readSubscription(tx, userId);
  const after = subscription && new Date(subscription.endsAt);
  await tx
    .updateTable('subscriptions')
    .set({ plan: subscription?.plan ?? null, ends_at: after })
    .where('user_id', '=', userId)
    .execute();
  await remindBefore(tx, userId, { before: before && new Date(before.endsAt), after });
}
