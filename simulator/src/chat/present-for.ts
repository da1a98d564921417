import type { JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { mentionNames } from '../world/mentions.ts';
import { presentMessage } from '../world/views/present-message.ts';
import type { Message } from '../state/state.ts';

/**
 * A message with that person's own reactions marked, and the names of mentioned people who may not be in the member
 * list.
 */
export function presentFor({ world }: Platform, message: Message, personId: string): JsonObject {
  return { ...presentMessage(world, message, personId), names: mentionNames(world, message.content) };
}
