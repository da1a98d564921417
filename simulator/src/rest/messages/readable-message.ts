import { withoutContent } from '../../gateway/message-content.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentMessage } from '../../world/views/present-message.ts';
import type { Message } from '../../state/state.ts';

/** The message as the bot may read it; the content is missing if the application lacks the message content intent. */
export function presentReadable({ world, application }: Platform, message: Message): JsonObject {
  const shown = presentMessage(world, message, application.id);
  const isDirect = world.channels[message.channelId]?.guildId === null;
  const isWhole = isDirect || application.privilegedIntents.includes('messageContent');
  return isWhole ? shown : withoutContent(shown, application.id);
}
