import { ApiError } from '../protocol/api-error.ts';
import type { JsonObject } from '../base/json.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import { mayUseIn } from '../world/command-access.ts';
import { getChannel, getMessage, getPerson } from '../world/lookups.ts';
import { presentMessage } from '../world/views/present-message.ts';
import { presentBareMember, presentUser } from '../world/views/present-user.ts';
import type { Channel, Command } from '../state/state.ts';
import { startInteraction } from './start-interaction.ts';
import { commandsOffered } from './use-command.ts';

/** Command types of user and message menus. */
export const USER_MENU = 2;
const MESSAGE_MENU = 3;

export interface MenuUse {
  personId: string;
  channelId: string;
  commandId: string;
  /** The person or message whose menu is used. */
  targetId: string;
}

/** The user and message commands the person is offered in the channel. */
export function menuCommandsIn(platform: Platform, channel: Channel, personId: string): Command[] {
  return [USER_MENU, MESSAGE_MENU]
    .flatMap((type) => commandsOffered(platform, channel, type))
    .filter((command) => mayUseIn(platform, command, channel, personId));
}

/** Sends a menu command to the bot; refuses one that is not offered with `unknownCommand`. */
export function useMenuCommand(
  platform: Platform,
  { personId, channelId, commandId, targetId }: MenuUse,
): ReturnType<typeof startInteraction> {
  const channel = getChannel(platform.world, channelId);
  const command = menuCommandsIn(platform, channel, personId).find(({ id }) => id === commandId);
  if (command === undefined) throw new ApiError('unknownCommand');
  const { id, name, type, application_id: ownerId } = command;
  const resolved =
    type === USER_MENU
      ? resolveUser(platform, channel, targetId)
      : resolveMessage(platform, channel, targetId, ownerId);
  return startInteraction(actingAs(platform, platform.applications.get(ownerId)), {
    type: 2,
    personId,
    channelId: channel.id,
    name,
    data: { id, name, type, target_id: targetId, resolved },
  });
}

function resolveUser({ world }: Platform, channel: Channel, id: string): JsonObject {
  const member = world.guilds[channel.guildId ?? '']?.members[id];
  const members = member === undefined ? {} : { members: { [id]: { ...presentBareMember(member), permissions: '0' } } };
  return { users: { [id]: presentUser(getPerson(world, id)) }, ...members };
}

function resolveMessage({ world }: Platform, channel: Channel, id: string, viewerId: string): JsonObject {
  return { messages: { [id]: presentMessage(world, getMessage(world, channel.id, id), viewerId) } };
}
