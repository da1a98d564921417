import { ChannelType } from 'discord-api-types/v10';
import { holds } from '@perigee/core/base/permissions/permissions';
import { overwritesOf } from '../../discord/permission-guild.ts';
import { computeChannelPermissions } from '../../discord/permissions.ts';
import type { NamedPlace, OptionReading, Places } from '../options/option-reading.ts';
import { isPlace } from '../options/read-place.ts';
import type { CommandInvocation, ParsedCommand } from './command-invocation.ts';

/** Parses an invocation; the guild's roles and channels are looked up only if one may be called by its name. */
export async function parseWithPlaces(
  invocation: CommandInvocation,
  reading: OptionReading,
): Promise<{ parsed: ParsedCommand; reading: OptionReading }> {
  const parsed = await invocation.parse(reading);
  const problem = 'problem' in parsed ? parsed.problem : null;
  const isNamed = problem?.reason === 'invalid' && isPlace(problem.option.type);
  if (!isNamed || invocation.origin !== 'message') return { parsed, reading };
  const named = { ...reading, places: await findPlaces(invocation) };
  return { parsed: await invocation.parse(named), reading: named };
}

/** Channels that the member cannot see are left out: nobody learns their names from a question. */
export async function findPlaces({
  bot,
  guildId,
  user,
  roleIds,
}: Pick<CommandInvocation, 'bot' | 'guildId' | 'user' | 'roleIds'>): Promise<Places> {
  const guild = bot.cache.get(guildId);
  if (guild === undefined) return { roles: [], channels: [] };
  const [roles, channels] = await Promise.all([bot.api.guilds.getRoles(guildId), bot.api.guilds.getChannels(guildId)]);
  const isSeen = (channel: (typeof channels)[number]) =>
    holds(computeChannelPermissions(guild, { userId: user.id, roleIds }, overwritesOf(channel)), 'ViewChannel');
  return {
    roles: roles.map(placeOf),
    channels: channels.filter((each) => each.type !== ChannelType.GuildCategory && isSeen(each)).map(placeOf),
  };
}

function placeOf({ id, name }: { id: string; name?: string | null }): NamedPlace {
  return { id, names: [name ?? ''] };
}
