import type { ActivityKind } from '@perigee/core/base/activity/kinds';
import type { FeatureKey } from '@perigee/core/setup/overview/features';
import type { FindFeatureActions } from '../../feature-action.ts';
import type { ActivityReader } from './activity-reader.ts';

/** For the overview: when the features whose actions are counted by the hour last acted. */
export function findRecentActionIn({ last }: Pick<ActivityReader, 'last'>): FindFeatureActions {
  return async (guildId) =>
    (await last(guildId)).flatMap(({ kind, ...acted }) => {
      const feature = featureOf(kind);
      return feature === null ? [] : [{ feature, ...acted }];
    });
}

function featureOf(kind: ActivityKind): FeatureKey | null {
  if (kind === 'messages' || kind === 'joins' || kind === 'leaves') return null;
  return kind;
}
