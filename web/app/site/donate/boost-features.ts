import type { BoostPromise } from '@perigee/core/site/promises/site-promises';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

interface BoostFeature {
  /** The promise it makes, as listed in core. */
  promise: BoostPromise;
  icon: IconName;
  title: PlainMessage;
  text: PlainMessage;
}

/** What a boosted server gets (docs/rules/boost.md#what-it-brings). */
export const BOOST_FEATURES: readonly BoostFeature[] = [
  { promise: 'xp', icon: 'leaderboards', title: m.donate_xp, text: m.donate_xp_text },
  { promise: 'levels', icon: 'trophy', title: m.donate_levels, text: m.donate_levels_text },
  { promise: 'messages', icon: 'greetings', title: m.donate_messages, text: m.donate_messages_text },
  { promise: 'bonuses', icon: 'economy', title: m.donate_bonuses, text: m.donate_bonuses_text },
  { promise: 'icons', icon: 'gem', title: m.donate_icons, text: m.donate_icons_text },
  { promise: 'limits', icon: 'plus', title: m.donate_limits, text: m.donate_limits_text },
];
