import type { InteractionRequest, Outcome } from '../platform/interaction-registry.ts';
import { startInteraction } from '../interactions/start-interaction.ts';
import { menuCommandsIn, useMenuCommand } from '../interactions/use-menu-command.ts';
import type { Json } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { getChannel } from '../world/lookups.ts';
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
  /** Chooses a command from a menu; fails when it is not offered to that person there. Null when it was not answered within 3 s. */
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
  const [type, targetId] = 'userId' in target ? [2, target.userId] : [3, target.messageId];
  const offered = menuCommandsIn(platform, getChannel(platform.world, channelId), personId);
  const command = offered.find((entry) => entry.type === type && entry.name === commandName);
  if (command === undefined) throw new Error(`No menu has an entry ${commandName}`);
  return useMenuCommand(platform, { personId, channelId, commandId: command.id, targetId }).answer;
}
