import { STEEPNESS_NAMES } from '@perigee/core/rewards/levels/curve';
import { LEVEL_MESSAGE_TARGET_NAMES, type Levels } from '@perigee/core/rewards/levels/schema';
import { m } from '#texts';
import type { CardFold } from '../../components/settings-form/collapsible-card.tsx';
import { useGuild } from '../../lib/guilds/use-guild.ts';
import { usePreferences } from '../../../lib/preferences/preferences-context.tsx';
import { useText } from '../../../lib/preferences/use-text.ts';

/** The summaries that the page's cards show while they are folded. */
export function useLevelsFolds(levels: Levels) {
  const { enabled, steepness, rewards, voice, multipliers, excludedChannels, excludedRoles } = levels;
  const text = useText();
  const { locale } = usePreferences();
  const { boost } = useGuild().settings;
  const fold = (name: string, summary: string): CardFold => ({ place: `levels.${name}`, summary });
  const boosted = (name: string, summary: string) => fold(name, boost ? summary : text(m.fold_no_boost));
  const counted = { channels: excludedChannels.length, roles: excludedRoles.length };
  const curve = enabled
    ? text(m.fold_curve, { curve: STEEPNESS_NAMES[steepness][locale] })
    : text(m.levels_summary_off);

  return {
    curve: { ...fold('curve', curve), isOpenAtFirst: true },
    rewards: fold(
      'rewards',
      rewards.length === 0 ? text(m.fold_rewards_none) : text(m.fold_rewards, { count: rewards.length }),
    ),
    message: fold('message', LEVEL_MESSAGE_TARGET_NAMES[levels.message.place][locale]),
    voice: boosted('voice', voice.enabled ? text(m.fold_voice, { xp: voice.perMinute }) : text(m.fold_off)),
    multipliers: boosted(
      'multipliers',
      multipliers.length === 0
        ? text(m.fold_multipliers_none)
        : text(m.fold_multipliers, { count: multipliers.length }),
    ),
    excluded: fold(
      'excluded',
      counted.channels + counted.roles === 0 ? text(m.fold_excluded_none) : text(m.fold_excluded, counted),
    ),
  };
}
