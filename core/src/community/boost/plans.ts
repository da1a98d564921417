export const PLAN_TYPES = ['standard', 'premium'] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

interface Plan {
  /** Roubles a month. */
  price: number;
  /** How many servers it boosts. */
  servers: number;
}

/** The plans on sale (docs/rules/boost.md#prices). */
export const PLANS: Record<PlanType, Plan> = {
  standard: { price: 59, servers: 2 },
  premium: { price: 99, servers: 4 },
};
