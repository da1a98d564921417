import { isSuitableChannel } from '@perigee/core/community/guilds/channel-uses';
import type { CommandSettings } from '@perigee/core/community/commands/command-settings';
import { holds } from '@perigee/core/base/permissions/permissions';
import { permissionsIn } from '../guilds/own-permissions.ts';
import type { InvocationContext } from '../invocation-context.ts';

/** Number of suggestions where nearly every channel would do. */
const SUGGESTED_MAX = 3;

/**
 * Channels in which the member can use a command that does not work here: those they can see and write in, in the order
 * of the settings.
 */
export function otherChannels(
  { bot, guildId, user, roleIds }: InvocationContext,
  { allowedChannels, forbiddenChannels }: Pick<CommandSettings, 'allowedChannels' | 'forbiddenChannels'>,
): string[] {
  const writer = { userId: user.id, roleIds };
  const isOpen = (channelId: string) => {
    const permissions = permissionsIn(bot, { guildId, channelId }, writer);
    return permissions !== undefined && holds(permissions, 'ViewChannel') && holds(permissions, 'SendMessages');
  };
  const allowed = allowedChannels.filter((id) => !forbiddenChannels.includes(id));
  if (allowed.length > 0) return allowed.filter(isOpen);
  const written = bot.cache.get(guildId)?.channels.filter(({ type }) => isSuitableChannel(type, 'write')) ?? [];
  const rest = written.filter(({ id }) => !forbiddenChannels.includes(id) && isOpen(id));
  return rest.slice(0, SUGGESTED_MAX).map(({ id }) => id);
}
