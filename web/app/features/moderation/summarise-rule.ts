import type { AutomodRule } from '@perigee/core/automod/schema';
import type { GuildChannel } from '@perigee/core/guilds/schema';
import type { Locale } from '@perigee/core/locales/locale';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { SayText } from '../../lib/preferences/use-text.ts';
import { PUNISHMENT_LOOKS, punishmentText } from './punishment-texts.ts';

interface Effect {
  icon: IconName;
  words: string;
}

/** What happens when the rule is broken, in few words each. */
export function summarise(
  text: SayText,
  locale: Locale,
  { logOnly, deleteMessages, message, punishment }: AutomodRule,
  channels: readonly GuildChannel[],
): Effect[] {
  if (logOnly) return [{ icon: 'logs', words: text(m.automod_logOnly) }];
  const channel = channels.find(({ id }) => id === message.channel);
  const effects: (Effect | false)[] = [
    deleteMessages && { icon: 'trash', words: text(m.automod_effect_delete) },
    message.enabled && {
      icon: 'greetings',
      words: channel === undefined ? text(m.automod_effect_message) : `#${channel.name}`,
    },
    punishment.enabled && {
      icon: PUNISHMENT_LOOKS[punishment.type].icon,
      words: punishmentText(text, locale, punishment),
    },
  ];
  const found = effects.filter((effect) => effect !== false);
  return found.length > 0 ? found : [{ icon: 'alert', words: text(m.automod_effect_none) }];
}
