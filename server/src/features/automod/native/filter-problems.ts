import type { NativeState } from '@perigee/core/automod/native/endpoints';
import type { OverviewProblem } from '@perigee/core/overview/endpoints';

/** Rules that do not stand in the platform's own filter as they are to. What the bot may not do is told by what it lacks. */
export function filterProblems(filters: readonly NativeState[]): OverviewProblem[] {
  return filters.flatMap(({ rule, state, reason }): OverviewProblem[] => {
    if (state !== 'drifted' && (state !== 'refused' || reason === 'missingPermission')) return [];
    const code = state === 'drifted' ? 'filterChanged' : 'filterRefused';
    const path = `${rule}.options.native`;
    return [{ code, section: 'automod', tab: 'moderation', path, name: null, permission: null }];
  });
}
