import { type InteractionRequest, type Outcome, startInteraction } from '../interactions/desk.ts';
import type { JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { getChannel, getPerson } from '../world/lookups.ts';
import { presentMessage } from '../world/present-message.ts';
import { presentUser } from '../world/present-user.ts';

/** Any interaction a client can make; null when it was not answered within 3 s. */
export function interact(platform: Platform, request: InteractionRequest): Promise<Outcome | null> {
  return startInteraction(platform, request).answer;
}

export interface MenuRequest {
  personId: string;
  channelId: string;
  commandName: string;
  /** The member or the message from whose menu it is chosen. */
  target: { userId: string } | { messageId: string };
}

/** Chooses a command from the menu of a member or a message; fails when it is not registered. */
export function chooseFromMenu(
  platform: Platform,
  { personId, channelId, commandName, target }: MenuRequest,
): Promise<Outcome | null> {
  const { world, application } = platform;
  const type = 'userId' in target ? 2 : 3;
  const command = world.commands.find((each) => each.type === type && each.name === commandName);
  if (command === undefined) throw new Error(`No menu has an entry ${commandName}`);
  const targetId = 'userId' in target ? target.userId : target.messageId;
  const message = world.messages[getChannel(world, channelId).id]?.find(({ id }) => id === targetId);
  const resolved: JsonObject =
    message === undefined
      ? { users: { [targetId]: presentUser(getPerson(world, targetId)) } }
      : { messages: { [targetId]: presentMessage(world, message, application.id) } };
  const data = { id: command.id, name: command.name, type, target_id: targetId, resolved };
  return interact(platform, { type: 2, personId, channelId, name: command.name, data });
}
