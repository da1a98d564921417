import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { type Automod, type AutomodRule, isLogOnly } from '@perigee/core/moderation/automod/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { m } from '#texts';
import type { IconName } from '../../../components/icon/icon-paths.ts';
import type { Translate } from '../../../lib/preferences/use-text.ts';
import { timeLeft } from '../../lib/time/time-left.ts';
import { PUNISHMENT_LOOKS, punishmentText } from '../../components/punishment/punishment-texts.ts';

interface Effect {
  icon: IconName;
  words: string;
}

interface Summary {
  text: Translate;
  locale: Locale;
  /** The channel's name; null where it no longer exists. */
  nameOf: (channelId: string | null) => string | null;
  /** Milliseconds since 1970. */
  now: number;
}

/** The consequences of breaking the rule, in short phrases. */
export function summarise(summary: Summary, automod: Automod, ruleKey: RuleKey): Effect[] {
  const { text, locale, now } = summary;
  const rule = automod[ruleKey];
  if (rule.logOnly) return [{ icon: 'logs', words: text(m.automod_logOnly) }];
  const left = isLogOnly(rule, now) ? timeLeft((rule.logOnlyUntil ?? now) - now, locale) : '';
  const effects = ruleKey === 'raid' ? measuresOf(summary, automod.raid) : effectsOf(summary, rule);
  const found = effects.filter((effect) => effect !== false);
  return [
    ...(left === '' ? [] : [{ icon: 'clock' as const, words: text(m.trial_left, { time: left }) }]),
    ...(found.length > 0 ? found : [{ icon: 'alert' as const, words: text(m.automod_effect_none) }]),
  ];
}

function effectsOf(
  { text, locale, nameOf }: Summary,
  { deleteMessages, message, punishment }: AutomodRule,
): (Effect | false)[] {
  return [
    deleteMessages && { icon: 'trash', words: text(m.automod_effect_delete) },
    message.enabled && {
      icon: 'greetings',
      words: nameOf(message.channel) ?? text(m.automod_effect_message),
    },
    punishment.enabled && {
      icon: PUNISHMENT_LOOKS[punishment.type].icon,
      words: punishmentText(text, locale, punishment),
    },
  ];
}

/** What counts as a raid, and the measures until it is over. */
function measuresOf({ text, locale }: Summary, { options }: Automod['raid']): (Effect | false)[] {
  const { joins, pauseInvites, raiseVerification, kickYoungerMs, lastsMs } = options;
  const isEnded = pauseInvites || raiseVerification;
  return [
    { icon: 'flood', words: text(m.raid_effect_joins, { count: joins }) },
    pauseInvites && { icon: 'link', words: text(m.raid_effect_invites) },
    raiseVerification && { icon: 'shield', words: text(m.raid_effect_verification) },
    kickYoungerMs > 0 && {
      icon: 'logout',
      words: text(m.raid_effect_kick, { age: writeDuration(kickYoungerMs, locale) }),
    },
    isEnded && { icon: 'clock', words: text(m.raid_effect_lasts, { time: writeDuration(lastsMs, locale) }) },
    !isEnded && kickYoungerMs === 0 && { icon: 'logs', words: text(m.raid_effect_none) },
  ];
}
