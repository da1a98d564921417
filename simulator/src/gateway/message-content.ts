import { isObject, type Json, type JsonObject } from '../base/json.ts';
import type { PlatformEvent } from '../state/platform-event.ts';
import { isUser } from './audience.ts';
import { INTENT_BITS } from './intents.ts';

const MESSAGE_EVENTS = new Set(['MESSAGE_CREATE', 'MESSAGE_UPDATE']);
/** Fields emptied for a bot without the message content intent (topic "Gateway", "Message Content Intent"). */
const EMPTIED = ['embeds', 'attachments', 'components'] as const;

/** Whether the session gets the message without its content. */
export function hidesContent(intents: number, event: PlatformEvent): boolean {
  return MESSAGE_EVENTS.has(event.name) && event.guildId !== null && !(intents & INTENT_BITS.MessageContent);
}

/** The message as a bot without the intent sees it; complete if the bot wrote it or is mentioned in it. */
export function withoutContent(message: JsonObject, botId: string): JsonObject {
  const replied = message['referenced_message'];
  const shown = isObject(replied) ? { ...message, referenced_message: withoutContent(replied, botId) } : message;
  if (isUser(shown['author'], botId) || mentions(shown['mentions'], botId)) return shown;
  const { poll: _poll, ...rest } = shown;
  return { ...rest, content: '', ...Object.fromEntries(EMPTIED.map((field) => [field, []])) };
}

function mentions(users: Json | undefined, botId: string): boolean {
  return Array.isArray(users) && users.some((user) => isUser(user, botId));
}
