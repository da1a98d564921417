import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

interface BoostFeature {
  icon: IconName;
  title: PlainMessage;
  text: PlainMessage;
}

/** What a boosted server gets (spec.md 1). */
export const BOOST_FEATURES: readonly BoostFeature[] = [
  { icon: 'leaderboards', title: m.donate_xp, text: m.donate_xp_text },
  { icon: 'greetings', title: m.donate_messages, text: m.donate_messages_text },
  { icon: 'economy', title: m.donate_bonuses, text: m.donate_bonuses_text },
  { icon: 'gem', title: m.donate_icons, text: m.donate_icons_text },
  { icon: 'plus', title: m.donate_limits, text: m.donate_limits_text },
];
