import type { Automod, AutomodRule } from '@perigee/core/automod/schema';
import type { GuildChannel } from '@perigee/core/guilds/schema';
import type { Locale } from '@perigee/core/locales/locale';
import { writeDuration } from '@perigee/core/time/write-duration';
import { m } from '#texts';
import type { IconName } from '../../components/icon/icon-paths.ts';
import type { SayText } from '../../lib/preferences/use-text.ts';
import { PUNISHMENT_LOOKS, punishmentText } from './punishment-texts.ts';

interface Effect {
  icon: IconName;
  words: string;
}

/** What happens when too many come in, in few words each. */
export function summariseRaid(text: SayText, locale: Locale, { logOnly, options }: Automod['raid']): Effect[] {
  if (logOnly) return [logOnlyEffect(text)];
  const { pauseInvites, raiseVerification, kickYoungerMs } = options;
  const effects: (Effect | false)[] = [
    pauseInvites && { icon: 'lock', words: text(m.automod_effect_invites) },
    raiseVerification && { icon: 'shield', words: text(m.automod_effect_verification) },
    kickYoungerMs > 0 && {
      icon: 'logout',
      words: text(m.automod_effect_kick, { age: writeDuration(kickYoungerMs, locale) }),
    },
  ];
  return orNone(text, effects);
}

/** What happens when the rule is broken, in few words each. */
export function summarise(
  text: SayText,
  locale: Locale,
  { logOnly, deleteMessages, message, punishment }: AutomodRule,
  channels: readonly GuildChannel[],
): Effect[] {
  if (logOnly) return [logOnlyEffect(text)];
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
  return orNone(text, effects);
}

function logOnlyEffect(text: SayText): Effect {
  return { icon: 'logs', words: text(m.automod_logOnly) };
}

function orNone(text: SayText, effects: readonly (Effect | false)[]): Effect[] {
  const found = effects.filter((effect) => effect !== false);
  return found.length > 0 ? found : [{ icon: 'alert', words: text(m.automod_effect_none) }];
}
