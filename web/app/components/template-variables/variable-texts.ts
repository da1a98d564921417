import type { TemplateGroup, TemplateContext, TemplateVariable } from '@perigee/core/base/templates/catalogue';
import type { TemplateFilter } from '@perigee/core/base/templates/language';
import { m } from '#texts';
import type { PlainMessage } from '../../lib/preferences/use-text.ts';

/** What each variable of the catalogue means. */
const VARIABLE_TEXTS: Record<TemplateVariable, PlainMessage> = {
  'member.mention': m.templateVariable_member_mention,
  'member.name': m.templateVariable_member_name,
  'member.username': m.templateVariable_member_username,
  'member.id': m.templateVariable_member_id,
  'member.avatar': m.templateVariable_member_avatar,
  'member.created': m.templateVariable_member_created,
  'member.joined': m.templateVariable_member_joined,
  'guild.name': m.templateVariable_guild_name,
  'guild.id': m.templateVariable_guild_id,
  'guild.icon': m.templateVariable_guild_icon,
  'guild.members': m.templateVariable_guild_members,
  'guild.created': m.templateVariable_guild_created,
  'channel.mention': m.templateVariable_channel_mention,
  'channel.name': m.templateVariable_channel_name,
  'channel.id': m.templateVariable_channel_id,
  'moderator.mention': m.templateVariable_moderator_mention,
  'moderator.name': m.templateVariable_moderator_name,
  'moderator.username': m.templateVariable_moderator_username,
  'moderator.id': m.templateVariable_moderator_id,
  'moderator.avatar': m.templateVariable_moderator_avatar,
  'punishment.type': m.templateVariable_punishment_type,
  'punishment.number': m.templateVariable_punishment_number,
  'punishment.reason': m.templateVariable_punishment_reason,
  'punishment.duration': m.templateVariable_punishment_duration,
  'punishment.ends': m.templateVariable_punishment_ends,
  'departure.type': m.templateVariable_departure_type,
  'departure.stayed': m.templateVariable_departure_stayed,
  'departure.reason': m.templateVariable_departure_reason,
  'work.name': m.templateVariable_work_name,
  'work.salary': m.templateVariable_work_salary,
  'work.balance': m.templateVariable_work_balance,
  'work.symbol': m.templateVariable_work_symbol,
  'level.number': m.templateVariable_level_number,
  'level.previous': m.templateVariable_level_previous,
  'level.xp': m.templateVariable_level_xp,
  'level.left': m.templateVariable_level_left,
  'level.reward': m.templateVariable_level_reward,
};

const TEXTS: ReadonlyMap<string, PlainMessage> = new Map(Object.entries(VARIABLE_TEXTS));

/** What a variable such as `member.username` means. */
export function variableText(name: string): PlainMessage | undefined {
  return TEXTS.get(name);
}

export const GROUP_TEXTS: Record<TemplateGroup, { title: PlainMessage; text: PlainMessage }> = {
  member: { title: m.templateGroup_member, text: m.templateGroup_member_text },
  guild: { title: m.templateGroup_guild, text: m.templateGroup_guild_text },
  channel: { title: m.templateGroup_channel, text: m.templateGroup_channel_text },
  moderator: { title: m.templateGroup_moderator, text: m.templateGroup_moderator_text },
  punishment: { title: m.templateGroup_punishment, text: m.templateGroup_punishment_text },
  departure: { title: m.templateGroup_departure, text: m.templateGroup_departure_text },
  work: { title: m.templateGroup_work, text: m.templateGroup_work_text },
  level: { title: m.templateGroup_level, text: m.templateGroup_level_text },
};

export const CONTEXT_TEXTS: Record<TemplateContext, PlainMessage> = {
  greeting: m.templatePlace_greeting,
  farewell: m.templatePlace_farewell,
  automod: m.templatePlace_automod,
  punishment: m.templatePlace_punishment,
  job: m.templatePlace_job,
  raid: m.templatePlace_raid,
  levelUp: m.templatePlace_levelUp,
};

export const FILTER_TEXTS: Record<TemplateFilter, PlainMessage> = {
  default: m.templateFilter_default,
  upcase: m.templateFilter_upcase,
  downcase: m.templateFilter_downcase,
  capitalize: m.templateFilter_capitalize,
  truncate: m.templateFilter_truncate,
  append: m.templateFilter_append,
  prepend: m.templateFilter_prepend,
  date: m.templateFilter_date,
  time: m.templateFilter_time,
  relative: m.templateFilter_relative,
  plus: m.templateFilter_plus,
  minus: m.templateFilter_minus,
  times: m.templateFilter_times,
  divided_by: m.templateFilter_divided_by,
  round: m.templateFilter_round,
};
