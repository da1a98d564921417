/** Kinds of things whose number is limited (docs/rules/settings.md#limits-by-tier). */
export const LIMITED_KINDS = ['items', 'jobs', 'giveaways', 'coupons'] as const;
export type LimitedKind = (typeof LIMITED_KINDS)[number];

interface TierLimits {
  free: number;
  boosted: number;
}

/** The limit of each kind, without and with boost. */
export const TIER_LIMITS: Record<LimitedKind, TierLimits> = {
  items: { free: 15, boosted: 30 },
  jobs: { free: 5, boosted: 15 },
  giveaways: { free: 5, boosted: 15 },
  coupons: { free: 5, boosted: 15 },
};

/** How many of a kind may be created and are active in a guild (docs/rules/settings.md#limits-by-tier). */
export function limitOf(kind: LimitedKind, boost: boolean): number {
  return TIER_LIMITS[kind][boost ? 'boosted' : 'free'];
}
