import { type GatewayMessageCreateDispatchData, MessageType } from 'discord-api-types/v10';

/** A message written or edited by a guild member. */
export type MemberMessage = GatewayMessageCreateDispatchData & { guild_id: string };

/** Message types that members write. */
const WRITTEN: ReadonlySet<MessageType> = new Set([MessageType.Default, MessageType.Reply]);

/** Whether a message is from a member, and not from a bot, a webhook, the platform or direct messages. */
export function isFromMember(message: GatewayMessageCreateDispatchData): message is MemberMessage {
  const { author, webhook_id: webhookId, guild_id: guildId, type } = message;
  return guildId !== undefined && webhookId === undefined && author.bot !== true && WRITTEN.has(type);
}
