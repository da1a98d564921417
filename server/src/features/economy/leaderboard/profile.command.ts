import { progressOf } from '@perigee/core/rewards/levels/curve';
import type { Levels } from '@perigee/core/rewards/levels/schema';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { avatarUrl } from '@perigee/core/community/session/avatar';
import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { APIEmbedField, APIGuildMember } from 'discord-api-types/v10';
import { m } from '#texts';
import { escapeText } from '../../../texts/people-text.ts';
import { type CommandDefinition, defineCommand } from '../../../bot/define-command.ts';
import { findMember, USER_OPTION } from '../../../bot/commands/find-user.ts';
import type { LeaderboardService, BoardStatus } from './leaderboard-service.ts';
import { namePeriod, nameSort, type BoardWording, writeValue } from './board-texts.ts';
import { boardUrl } from './board-url.ts';
import { findRanked } from './find-ranked.ts';
import { displayNameOf } from './display-name.ts';

/** Shows a member's balance and experience, with their rank by each, and this month's. */
export function profileCommand(boards: LeaderboardService): CommandDefinition {
  return defineCommand({
    name: 'profile',
    category: 'economy',
    takesRemarks: true,
    botPermissions: ['EmbedLinks'],
    config: {
      en: { name: 'profile', description: 'Shows a member’s balance, experience and rank', aliases: [] },
      ru: {
        name: 'профиль',
        description: 'Показывает баланс, опыт и место участника',
        aliases: [],
      },
    },
    options: [USER_OPTION],
    async run(ctx) {
      const { bot, guildId, settings, locale, reply } = ctx;
      const ranked = await findRanked(ctx, boards);
      if (ranked === null) return;
      const { user, status } = ranked;
      const [byXp, month, member] = await Promise.all([
        boards.findStatus(guildId, user.id, 'xp', 'all'),
        boards.findStatus(guildId, user.id, 'balance', 'month'),
        findMember(ctx, user.id),
      ]);
      const writing = { locale, moneySymbol: settings.economy.moneySymbol };
      const fields = [
        figure(nameSort('balance', locale), writeValue(status.balance, 'balance', writing), status, writing),
        figure(nameSort('xp', locale), writeValue(byXp.xp, 'xp', writing), byXp, writing),
        ...levelField(byXp.xp, settings.levels, writing),
        figure(namePeriod('month', locale), writeValue(month.balance, 'balance', writing), month, writing),
        ...joinedField(member, writing),
      ];
      const title = displayNameOf(user);
      const url = `${boardUrl(bot.site.publicUrl, guildId)}/${user.id}`;
      const thumbnail = { url: avatarUrl(bot.site.cdnUrl, user) };
      const description = `${userMention(user.id)} · ${escapeText(user.username)}`;
      await reply({ embeds: [{ color: ACCENT_COLOR, title, url, description, thumbnail, fields }] });
    },
  });
}

function figure(name: string, value: string, { number }: BoardStatus, { locale }: BoardWording): APIEmbedField {
  const rank =
    number === null
      ? m.profile_no_place({}, { locale })
      : m.profile_place({ number: new Intl.NumberFormat(locale).format(number) }, { locale });
  return { name, value: `**${value}**\n${rank}`, inline: true };
}

/** Their level and progress to the next one; empty where the guild has no levels. */
function levelField(xp: number, { enabled, steepness }: Levels, { locale }: BoardWording): APIEmbedField[] {
  if (!enabled) return [];
  const { level, next } = progressOf(xp, steepness);
  const shown = new Intl.NumberFormat(locale);
  const left = m.profile_level_left({ left: shown.format(next - xp), level: shown.format(level + 1) }, { locale });
  return [{ name: nameSort('level', locale), value: `**${shown.format(level)}**\n${left}`, inline: true }];
}

function joinedField(member: APIGuildMember | undefined, { locale }: BoardWording): APIEmbedField[] {
  if (member === undefined || member.joined_at === null) return [];
  const seconds = Math.floor(Date.parse(member.joined_at) / 1000);
  const value = `${time(seconds, TimestampStyles.LongDate)} (${time(seconds, TimestampStyles.RelativeTime)})`;
  return [{ name: m.user_joined({}, { locale }), value }];
}
