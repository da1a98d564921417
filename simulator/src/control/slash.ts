import { useCommand } from '../interactions/use-command.ts';
import type { Json, JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { presentMessage } from '../world/views/present-message.ts';
import { waitForMessage } from './wait-for-message.ts';

export interface SlashRequest {
  personId: string;
  channelId: string;
  commandName: string;
  options: Record<string, Json>;
}

/** The bot's reply to a slash command. */
export interface SlashReply {
  content: string;
  embeds: JsonObject[];
  components: JsonObject[];
  isEphemeral: boolean;
  /** The id of the reply message. */
  id: string;
  /** The reply in the platform's format. */
  message: JsonObject;
}

/** Runs a slash command and waits for the reply; a deferred one must be filled within as long again. */
export async function slash(platform: Platform, request: SlashRequest): Promise<SlashReply> {
  const { commandName, channelId } = request;
  const { answerWithinMs } = platform.limits;
  const { interaction, answer } = useCommand(platform, request);
  const outcome = await answer;
  if (outcome === null) throw new Error(`/${commandName}: the bot did not answer within ${answerWithinMs} ms`);
  if (outcome.kind !== 'message' && outcome.kind !== 'deferred') {
    throw new Error(`/${commandName}: the bot answered with ${outcome.kind}, not with a message`);
  }
  const isFilled = (id: string, isLoading: boolean) => id === interaction.originalId && !isLoading;
  const message = await waitForMessage(
    platform,
    channelId,
    ({ id, flags }) => isFilled(id, (flags & 128) !== 0),
    answerWithinMs,
  );
  return {
    id: message.id,
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    isEphemeral: message.onlyFor !== null,
    message: presentMessage(platform.world, message, request.personId),
  };
}
