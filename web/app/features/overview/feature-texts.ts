import type { OverviewFeature } from '@perigee/core/overview/endpoints';
import type { FeatureKey } from '@perigee/core/overview/features';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage, SayText } from '../../lib/preferences/use-text.ts';

/** How each feature is shown. */
export const FEATURES: Record<FeatureKey, { icon: IconName; title: PlainMessage }> = {
  joinMessage: { icon: 'greetings', title: m.feature_joinMessage },
  leaveMessage: { icon: 'logout', title: m.feature_leaveMessage },
  directMessage: { icon: 'support', title: m.feature_directMessage },
  joinRoles: { icon: 'crown', title: m.feature_joinRoles },
  automod: { icon: 'automoderation', title: m.feature_automod },
  warnPunishments: { icon: 'moderation', title: m.feature_warnPunishments },
  punishmentMessages: { icon: 'moderation', title: m.feature_punishmentMessages },
  logs: { icon: 'logs', title: m.feature_logs },
  items: { icon: 'economy', title: m.feature_items },
  customJobs: { icon: 'economy', title: m.feature_customJobs },
  commands: { icon: 'prefix', title: m.feature_commands },
};

/** How much of a feature is in use, where there is something to count. */
export function countText(text: SayText, { key, count, on }: OverviewFeature): string | null {
  if (count === null) return null;
  if (key === 'commands') return count === 0 ? text(m.feature_all_on) : text(m.feature_some_off, { count });
  return on ? text(m.feature_count, { count }) : null;
}
