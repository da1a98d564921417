import { PLAN_TYPES, type PlanType } from '@perigee/core/community/boost/plans';
import type { Subscription } from '@perigee/core/community/boost/subscription';
import type { Db, DbTransaction } from '../../../database/database.ts';

/** The plan a person has now, folded from payments and gifts. */
export async function readSubscription(db: Db | DbTransaction, userId: string): Promise<Subscription | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select(['plan', 'ends_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row === undefined ? null : asSubscription(row.plan, row.ends_at);
}

/** A subscription from its columns; null for none or an unknown plan. */
export function asSubscription(plan: string | null, endsAt: Date | null): Subscription | null {
  const parsedPlan = readPlan(plan);
  return parsedPlan === undefined || endsAt === null ? null : { plan: parsedPlan, endsAt: endsAt.getTime() };
}

/** A plan by its stored name; undefined for an unknown one. */
export function readPlan(text: string | null): PlanType | undefined {
  return PLAN_TYPES.find((plan) => plan === text);
}
