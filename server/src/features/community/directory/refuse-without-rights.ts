import { channelMention } from '@discordjs/formatters';
import { holds, type PermissionName } from '@perigee/core/base/permissions/permissions';
import { m } from '#texts';
import { namePermissions } from '../../../bot/access/permission-texts.ts';
import type { CommandContext } from '../../../bot/command-context.ts';
import { channelRefusal } from './channel-refusal.ts';
import type { GuildDirectory } from './guild-directory.ts';

/** What the bot needs to post an embed with buttons. */
const POSTING: readonly PermissionName[] = ['ViewChannel', 'SendMessages', 'EmbedLinks'];

/**
 * Refuses a command that would post in another channel where the bot may not, and names the missing permissions.
 * Returns whether it refused; channels that take no messages are left to the checks of the command.
 */
export async function refuseWithoutRights(
  { directory }: { directory: Pick<GuildDirectory, 'get'> },
  { guildId, locale, refuse }: Pick<CommandContext, 'guildId' | 'locale' | 'refuse'>,
  channelId: string,
): Promise<boolean> {
  const guild = await directory.get(guildId);
  if (channelRefusal(guild, channelId, 'write') !== null) return false;
  const held = guild.bot.permissionsIn(channelId);
  const missing = POSTING.filter((name) => !holds(held, name));
  if (missing.length === 0) return false;
  const needed = { channel: channelMention(channelId), permissions: namePermissions(missing, locale) };
  await refuse(m.bot_forbidden_in(needed, { locale }));
  return true;
}
