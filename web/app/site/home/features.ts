import type { CardPromise } from '@perigee/core/site/promises/site-promises';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

interface Feature {
  icon: IconName & CardPromise;
  title: PlainMessage;
  text: PlainMessage;
}

/**
 * The product's eight areas (docs/rules/pages.md#home), in the order of their cards. Their promises are listed in core
 * under the icons' names.
 */
export const FEATURES: readonly Feature[] = [
  { icon: 'economy', title: m.feature_economy, text: m.feature_economy_text },
  { icon: 'games', title: m.feature_games, text: m.feature_games_text },
  { icon: 'utilities', title: m.feature_utilities, text: m.feature_utilities_text },
  { icon: 'logs', title: m.feature_logs, text: m.feature_logs_text },
  { icon: 'moderation', title: m.feature_moderation, text: m.feature_moderation_text },
  { icon: 'automoderation', title: m.feature_automoderation, text: m.feature_automoderation_text },
  { icon: 'greetings', title: m.feature_greetings, text: m.feature_greetings_text },
  { icon: 'leaderboards', title: m.feature_leaderboards, text: m.feature_leaderboards_text },
];
