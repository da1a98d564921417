import * as z from 'zod/mini';

export const PLAN_TYPES = ['standard', 'premium'] as const;
export const planTypeSchema = z.enum(PLAN_TYPES);
export type PlanType = z.infer<typeof planTypeSchema>;

interface Plan {
  /** Roubles a month. */
  price: number;
  /** How many servers it boosts. */
  servers: number;
}

/** What can be bought (spec.md 9). */
export const PLANS: Record<PlanType, Plan> = {
  standard: { price: 59, servers: 2 },
  premium: { price: 99, servers: 4 },
};
