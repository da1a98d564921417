import { type GatewayMessageCreateDispatchData, MessageType } from 'discord-api-types/v10';

/** A message written or edited by a guild member. */
export type MemberMessage = GatewayMessageCreateDispatchData & { guild_id: string };

/** Message types that members write. */
const WRITTEN: ReadonlySet<MessageType> = new Set([MessageType.Default, MessageType.Reply]);

/** Whether a message is from a member, and not from a bot, a webhook, the platform or direct messages. */
export function isFromMember(message: GatewayMessageCreateDispatchData): message is MemberMessage {
  return message.guild_id !== undefined && isFromPerson(message);
}

/** Whether a message is a direct message of a person to the bot. */
export function isDirect(message: GatewayMessageCreateDispatchData): boolean {
  return message.guild_id === undefined && isFromPerson(message);
}

function isFromPerson({ author, webhook_id: webhookId, type }: GatewayMessageCreateDispatchData): boolean {
  return webhookId === undefined && author.bot !== true && WRITTEN.has(type);
}
