import type { NativeState } from '@perigee/core/moderation/automod/native/endpoints';
import type { OverviewProblem } from '@perigee/core/setup/overview/endpoints';

/** Rules whose platform filter is not as it should be. Missing permissions are reported separately. */
export function filterProblems(filters: readonly NativeState[]): OverviewProblem[] {
  return filters.flatMap(({ rule, state, reason }): OverviewProblem[] => {
    if (state !== 'drifted' && (state !== 'refused' || reason === 'missingPermission')) return [];
    const code = state === 'drifted' ? 'filterChanged' : 'filterRefused';
    const path = `${rule}.options.native`;
    return [{ code, section: 'automod', tab: 'moderation', path, name: null, permission: null }];
  });
}
