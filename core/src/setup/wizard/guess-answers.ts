import type { Preset } from '../../moderation/automod/presets.ts';
import { RULE_KEYS } from '../../moderation/automod/catalogue.ts';
import type { GuildInfo, GuildSettings } from '../../community/guilds/schema.ts';
import type { Locale } from '../../base/locales/locales.ts';
import { ALL_LOG_EVENTS } from '../../logs/events.ts';
import type { SetupAnswers } from './answers.ts';
import { guessLogChannel, guessWelcomeChannel } from './guess-channel.ts';
import { versionOf } from '../../community/guilds/section-version.ts';

type Guild = Pick<GuildInfo, 'channels'> & { settings: GuildSettings };

/** The initial answers: what the server already has, otherwise the likeliest choice. */
export function guessAnswers({ channels, settings }: Guild, locale: Locale): SetupAnswers {
  const { greetings, language, versions, logs, autoModeration } = settings;
  const logChannel = ALL_LOG_EVENTS.map((event) => logs.list[event]).find(({ enabled }) => enabled)?.channel ?? null;
  const isProtected = RULE_KEYS.some((key) => autoModeration[key].enabled);
  const protection: Preset | null = isProtected ? null : 'normal';
  return {
    language: versionOf(versions, 'general') > 0 ? language.interface : locale,
    welcomeChannel: greetings.join.channel ?? guessWelcomeChannel(channels),
    logChannel: logChannel ?? guessLogChannel(channels),
    protection,
    joinRoles: greetings.joinRoles,
  };
}
