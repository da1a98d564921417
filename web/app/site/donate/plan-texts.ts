import type { PlanType } from '@perigee/core/community/boost/plans';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

/** The name of each plan, and whom it is for. */
export const PLAN_TEXTS: Record<PlanType, { title: PlainMessage; text: PlainMessage }> = {
  standard: { title: m.plan_standard, text: m.plan_standard_text },
  premium: { title: m.plan_premium, text: m.plan_premium_text },
};
