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
  /** The member or message whose menu is used. */
  target: { userId: string } | { messageId: string };
}

/** People's use of the application's commands and components. */
export interface InteractionControl {
  /** Runs a slash command as that person; fails if it is not registered or not answered within 3 s. */
  slash: (
    personId: string,
    channelId: string,
    commandName: string,
    options?: Record<string, Json>,
  ) => Promise<SlashReply>;
  /** Runs a menu command; fails if it is not offered to that person there. Null if it was not answered within 3 s. */
  chooseFromMenu: (request: MenuRequest) => Promise<Outcome | null>;
  /** Sends any other interaction, as a client would. */
  interact: (request: InteractionRequest) => Promise<Outcome | null>;
  /** Whether the bot has deferred its answer to that interaction, and not given it yet. */
  isPending: (interactionId: string) => boolean;
}

/** Creates the interaction part of the control surface. */
export function createInteractionControl(platform: Platform): InteractionControl {
  return {
    slash: (personId, channelId, commandName, options = {}) =>
      slash(platform, { personId, channelId, commandName, options }),
    chooseFromMenu: (request) => chooseFromMenu(platform, request),
    interact: (request) => startInteraction(platform, request).answer,
    isPending: (interactionId) => platform.interactions.byId(interactionId)?.isPending ?? false,
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
