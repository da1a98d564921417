import type { OverviewAction } from '@perigee/core/setup/overview/endpoints';
import type { FeatureKey } from '@perigee/core/setup/overview/features';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { RULE_TEXTS } from '../../components/automod-rule/rule-texts.ts';
import type { Message, Translate } from '../../../lib/preferences/use-text.ts';
import { relativeTime } from '../../lib/time/relative-time.ts';

/** The sentence for each feature's last action; null for features whose actions are not visible. */
const DONE: Record<FeatureKey, Message<{ person: string; when: string }> | null> = {
  joinMessage: m.acted_joinMessage,
  welcomePicture: m.acted_welcomePicture,
  leaveMessage: m.acted_leaveMessage,
  directMessage: m.acted_directMessage,
  joinRoles: m.acted_joinRoles,
  automod: m.acted_automod,
  mutes: m.acted_mutes,
  warnPunishments: m.acted_warnPunishments,
  punishmentMessages: m.acted_punishmentMessages,
  logs: ({ when }, options) => m.acted_logs({ when }, options),
  messageXp: m.acted_xp,
  bonuses: m.acted_bonuses,
  newAccounts: null,
  items: m.acted_items,
  levels: m.acted_levels,
  levelRewards: m.acted_levelRewards,
  voiceXp: m.acted_xp,
  games: m.acted_games,
  customJobs: m.acted_customJobs,
  memberCoupons: m.acted_memberCoupons,
  commands: m.acted_commands,
};

const MINUTE_MS = 60_000;

interface TextContext {
  text: Translate;
  locale: Locale;
  /** Milliseconds since 1970. */
  now: number;
}

/** When a feature last acted, and how often in a week; empty for features whose actions are not visible. */
export function actionLines(
  { text, locale, now }: TextContext,
  feature: FeatureKey,
  action: OverviewAction | undefined,
): string[] {
  const done = DONE[feature];
  if (done === null) return [];
  if (action === undefined) return [text(m.acted_never)];
  const ago = now - Date.parse(action.lastAt);
  const when = ago < MINUTE_MS ? text(m.acted_now) : relativeTime(-ago, locale);
  const last = text(done, { person: action.person ?? text(m.acted_somebody), when });
  if (action.week === 0) return [last];
  const often =
    action.rule === null
      ? text(m.acted_week, { count: action.week })
      : text(m.acted_rule, { count: action.rule.count, rule: text(RULE_TEXTS[action.rule.key].title) });
  return [last, often];
}
