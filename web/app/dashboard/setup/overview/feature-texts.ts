import type { OverviewFeature } from '@perigee/core/setup/overview/endpoints';
import type { FeatureKey } from '@perigee/core/setup/overview/features';
import { m } from '#texts';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import { fieldHash } from '../../../lib/settings/linked-field.ts';
import type { PlainMessage, Translate } from '../../../lib/preferences/use-text.ts';

/** The icon and title of each feature, and its field on the settings tab. */
export const FEATURES: Record<FeatureKey, { icon: IconName; title: PlainMessage; hash: string }> = {
  joinMessage: { icon: 'greetings', title: m.feature_joinMessage, hash: fieldHash('greetings', 'join.enabled') },
  welcomePicture: {
    icon: 'picture',
    title: m.feature_welcomePicture,
    hash: fieldHash('greetings', 'join.picture.enabled'),
  },
  leaveMessage: { icon: 'logout', title: m.feature_leaveMessage, hash: fieldHash('greetings', 'leave.enabled') },
  directMessage: { icon: 'support', title: m.feature_directMessage, hash: fieldHash('greetings', 'dm.enabled') },
  joinRoles: { icon: 'crown', title: m.feature_joinRoles, hash: fieldHash('greetings', 'joinRoles') },
  automod: { icon: 'automoderation', title: m.feature_automod, hash: '#automod' },
  mutes: { icon: 'mute', title: m.feature_mutes, hash: fieldHash('moderation', 'muteRole') },
  warnPunishments: {
    icon: 'moderation',
    title: m.feature_warnPunishments,
    hash: fieldHash('moderation', 'warnsPunishments'),
  },
  punishmentMessages: {
    icon: 'moderation',
    title: m.feature_punishmentMessages,
    hash: fieldHash('moderation', 'punishmentMessages'),
  },
  logs: { icon: 'logs', title: m.feature_logs, hash: '' },
  messageXp: { icon: 'trophy', title: m.feature_messageXp, hash: fieldHash('economy', 'messageXp') },
  bonuses: { icon: 'clock', title: m.feature_bonuses, hash: fieldHash('economy', 'moneyBonuses') },
  newAccounts: { icon: 'shield', title: m.feature_newAccounts, hash: '#earningRules' },
  items: { icon: 'economy', title: m.feature_items, hash: '#items' },
  levels: { icon: 'trophy', title: m.feature_levels, hash: '#levels' },
  levelRewards: { icon: 'trophy', title: m.feature_levelRewards, hash: '#levels' },
  voiceXp: { icon: 'trophy', title: m.feature_voiceXp, hash: '#levels' },
  games: { icon: 'games', title: m.feature_games, hash: '#games' },
  customJobs: { icon: 'economy', title: m.feature_customJobs, hash: '#customJobs' },
  memberCoupons: { icon: 'ticket', title: m.feature_memberCoupons, hash: fieldHash('economy', 'couponRules') },
  commands: { icon: 'prefix', title: m.feature_commands, hash: '' },
};

/** What is counted for a feature. */
const COUNTS: Partial<Record<FeatureKey, typeof m.feature_count_items>> = {
  automod: m.feature_count_rules,
  logs: m.feature_count_events,
  joinRoles: m.feature_count_roles,
  items: m.feature_count_items,
  customJobs: m.feature_count_jobs,
  bonuses: m.feature_count_bonuses,
  games: m.feature_count_games,
  warnPunishments: m.feature_count_steps,
  levelRewards: m.feature_count_rewards,
};

/** How much of a feature is in use; null where there is nothing to count. */
export function countText(text: Translate, { key, count, on }: OverviewFeature): string | null {
  if (key === 'mutes') return on ? null : text(m.feature_mutes_missing);
  if (count === null) return null;
  if (key === 'commands') return count === 0 ? text(m.feature_all_on) : text(m.feature_some_off, { count });
  const counted = COUNTS[key];
  return on && counted !== undefined ? text(counted, { count }) : null;
}
