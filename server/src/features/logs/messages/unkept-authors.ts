import type { UnkeptKind } from '@perigee/core/logs/details';
import type { LogPerson } from '@perigee/core/logs/parts';
import {
  GatewayDispatchEvents as Event,
  type GatewayMessageCreateDispatchData,
  MessageType,
} from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { atMost } from '../../../cache/at-most.ts';

/** Who wrote a message that the archive does not keep. */
export interface UnkeptAuthor {
  kind: UnkeptKind;
  /** Whom a system notice is about, such as who joined. */
  person: LogPerson;
}

/** The authors of other bots' and webhooks' messages and of system notices, as far as this process saw them. */
export interface UnkeptAuthors {
  get(messageId: string): UnkeptAuthor | undefined;
  listener: Listener;
}

/** Maximum number remembered: an older message's author reads as unknown. */
const REMEMBERED_MAX = 50_000;

const WRITTEN: ReadonlySet<MessageType> = new Set([
  MessageType.Default,
  MessageType.Reply,
  MessageType.ChatInputCommand,
  MessageType.ContextMenuCommand,
]);

/** The platform gives it to webhooks only. */
const WEBHOOK_DISCRIMINATOR = '0000';

/** Remembers authors in guilds that log deletions. */
export function createUnkeptAuthors(): UnkeptAuthors {
  const authors = new LRUCache<string, UnkeptAuthor>({ ...atMost(REMEMBERED_MAX) });
  return {
    get: (messageId) => authors.get(messageId),
    listener: defineListener(Event.MessageCreate, ({ botId, settings }, message) => {
      const { id, author, guild_id: guildId } = message;
      const kind = kindOf(message);
      if (guildId === undefined || kind === null || author.id === botId) return;
      if (settings.peek(guildId)?.logs.list.messageDelete.enabled === false) return;
      authors.set(id, { kind, person: { id: author.id, name: author.username } });
    }),
  };
}

function kindOf({ type, author, webhook_id: webhookId }: GatewayMessageCreateDispatchData): UnkeptKind | null {
  if (!WRITTEN.has(type)) return 'system';
  // Answers of apps to commands carry a webhook id too, with the app as their author.
  if (author.bot === true && (webhookId === undefined || author.discriminator !== WEBHOOK_DISCRIMINATOR)) return 'bot';
  return webhookId === undefined ? null : 'webhook';
}
