import { type LimitedKind, TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { makeIssue } from '@perigee/core/base/issues/issue';
import { SECTIONS, type SectionName } from '@perigee/core/community/settings/sections';
import { AppError } from '../../../errors/app-error.ts';
import type { NewValue } from './check-section.ts';

/** Issue codes for reached limits. */
type LimitCode = `${LimitedKind}LimitReached`;

/** Messages and codes for reached limits (docs/rules/api.md#texts). */
const REACHED: Record<LimitedKind, { message: string; code: LimitCode }> = {
  items: { message: 'Items limit reached', code: 'itemsLimitReached' },
  jobs: { message: 'Jobs limit reached', code: 'jobsLimitReached' },
  giveaways: { message: 'Giveaways limit reached', code: 'giveawaysLimitReached' },
  coupons: { message: 'Coupons limit reached', code: 'couponsLimitReached' },
};

/**
 * Refuses adding above the tier's limit. What is above it since a boost ended can be kept, edited and deleted
 * (docs/rules/settings.md#limits-by-tier).
 */
export function checkLimit<Name extends SectionName>(
  { section, value, before }: NewValue<Name>,
  isBoosted: boolean,
): AppError | null {
  const { limited } = SECTIONS[section];
  const now = limited(value);
  if (now === null) return null;

  const max = TIER_LIMITS[now.kind][isBoosted ? 'boosted' : 'free'];
  if (now.count <= Math.max(max, limited(before)?.count ?? 0)) return null;
  const { message, code } = REACHED[now.kind];
  return new AppError('conflict', message, { issues: [makeIssue('', code, { max })] });
}
