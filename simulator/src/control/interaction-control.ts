import type { InteractionRequest, Outcome } from '../interactions/desk.ts';
import { startInteraction } from '../interactions/start-interaction.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Platform } from '../platform.ts';
import { getChannel, getPerson } from '../world/lookups.ts';
import { presentMessage } from '../world/present-message.ts';
import { presentUser } from '../world/present-user.ts';
import { slash, type SlashReply } from './slash.ts';

interface MenuRequest {
  personId: string;
  channelId: string;
  commandName: string;
  /** The member or the message from whose menu it is chosen. */
  target: { userId: string } | { messageId: string };
}

/** What people do with the application's commands and components. */
export interface InteractionControl {
  /** Uses a slash command as that person; fails when it is not registered or not answered within 3 s. */
  slash: (
    personId: string,
    channelId: string,
    commandName: string,
    options?: Record<string, Json>,
  ) => Promise<SlashReply>;
  /** Chooses a command from a menu; fails when it is not registered. Null when it was not answered within 3 s. */
  chooseFromMenu: (request: MenuRequest) => Promise<Outcome | null>;
  /** Any other interaction, as a client would send it. */
  interact: (request: InteractionRequest) => Promise<Outcome | null>;
}

/** Builds that part of the control. */
export function createInteractionControl(platform: Platform): InteractionControl {
  return {
    slash: (personId, channelId, commandName, options = {}) =>
      slash(platform, { personId, channelId, commandName, options }),
    chooseFromMenu: (request) => chooseFromMenu(platform, request),
    interact: (request) => startInteraction(platform, request).answer,
  };
}

function chooseFromMenu(
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
  return startInteraction(platform, { type: 2, personId, channelId, name: command.name, data }).answer;
}
