import { type GatewayMessageCreateDispatchData, MessageType } from 'discord-api-types/v10';

/** A message that a member of a guild wrote, new or edited. */
export type MemberMessage = GatewayMessageCreateDispatchData & { guild_id: string };

/** Kinds of messages that a member writes. */
const WRITTEN: ReadonlySet<MessageType> = new Set([MessageType.Default, MessageType.Reply]);

/** Neither of a bot or webhook, nor of the platform's own, nor outside of guilds. */
export function isFromMember(message: GatewayMessageCreateDispatchData): message is MemberMessage {
  const { author, webhook_id: webhookId, guild_id: guildId, type } = message;
  return guildId !== undefined && webhookId === undefined && author.bot !== true && WRITTEN.has(type);
}
