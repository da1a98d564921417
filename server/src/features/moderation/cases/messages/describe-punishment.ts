import { time, TimestampStyles } from '@discordjs/formatters';
import type { CaseType } from '@perigee/core/moderation/cases/case';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { renderMessage } from '@perigee/core/base/messages/render-message';
import { ANNOUNCED_PUNISHMENTS, type AnnouncedPunishment } from '@perigee/core/moderation/punishments/schema';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { MessageFlags, type RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import { m } from '#texts';
import { type EscapedText, escapeText, escapeLines } from '../../../../texts/people-text.ts';
import { NO_PINGS } from '../../../../bot/message-of.ts';
import type { Case } from '../records/case-record.ts';
import { type GuildDirectory, guildNames, guildValues, memberValues } from '../../../community/index.ts';

interface DescribeDeps {
  directory: GuildDirectory;
  cdnUrl: string;
}

/**
 * The message to a member about their punishment: the guild's own if it has boost and set one, otherwise a plain one.
 */
export async function describePunishment(
  describing: DescribeDeps,
  settings: GuildSettings,
  found: Case,
): Promise<RESTPostAPIChannelMessageJSONBody> {
  const announced = ANNOUNCED_PUNISHMENTS.find((type) => type === found.type);
  const own = announced === undefined ? null : await ownWords(describing, settings, found, announced);
  if (own !== null) return own;
  const { name } = await describing.directory.get(found.guildId);
  return plainWords(found, name, settings.language.interface);
}

const TITLES: Partial<Record<CaseType, (inputs: { guild: EscapedText }, options: { locale: Locale }) => string>> = {
  warn: m.case_told_warn,
  mute: m.case_told_mute,
  kick: m.case_told_kick,
  ban: m.case_told_ban,
  softban: m.case_told_softban,
};

function plainWords({ type, reason, endsAt }: Case, guild: string, locale: Locale): RESTPostAPIChannelMessageJSONBody {
  const seconds = endsAt === null ? null : Math.floor(endsAt.getTime() / 1000);
  const lines = [
    TITLES[type]?.({ guild: escapeText(guild) }, { locale }) ?? '',
    reason === '' ? '' : m.case_told_reason({ reason: escapeLines(reason) }, { locale }),
    seconds === null
      ? ''
      : m.case_told_until(
          {
            moment: time(seconds, TimestampStyles.LongDateTime),
            relative: time(seconds, TimestampStyles.RelativeTime),
          },
          { locale },
        ),
  ];
  const content = lines.filter((line) => line !== '').join('\n');
  return { content, allowed_mentions: NO_PINGS, flags: MessageFlags.SuppressEmbeds };
}

async function ownWords(
  { directory, cdnUrl }: DescribeDeps,
  settings: GuildSettings,
  { guildId, member, moderator, number, reason, durationMs, endsAt }: Case,
  type: AnnouncedPunishment,
): Promise<RESTPostAPIChannelMessageJSONBody | null> {
  const words = settings.punishmentMessages[type];
  if (!settings.boost || !words.enabled) return null;
  const [guild, present] = await Promise.all([directory.get(guildId), directory.member(guildId, member.id)]);
  const { name, icon, memberCount } = guild;
  return renderMessage(words, {
    context: 'punishment',
    values: {
      member: memberValues(present, cdnUrl),
      guild: guildValues({ id: guildId, name, icon, memberCount }, cdnUrl),
      moderator: moderator === null ? null : await moderatorValues({ directory, cdnUrl }, guildId, moderator.id),
      punishment: {
        type,
        number,
        reason,
        duration: durationMs === null ? null : writeDuration(durationMs, settings.language.interface),
        ends: endsAt,
      },
    },
    names: guildNames(guild),
  });
}

async function moderatorValues({ directory, cdnUrl }: DescribeDeps, guildId: string, userId: string) {
  const { joined: _, ...values } = memberValues(await directory.member(guildId, userId), cdnUrl);
  return values;
}
