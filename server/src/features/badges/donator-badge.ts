import type { Badge } from '@perigee/core/badges/endpoints';
import type { PlanType } from '@perigee/core/boost/plans';

/** The badge of who has a plan, as long as its boosts act, paid for or given (decision 0043). */
export const DONATOR_BADGES: Record<PlanType, Badge> = { standard: 'donator', premium: 'premium_donator' };
