import { isObject, type JsonObject } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import type { PlatformEvent } from '../state/platform-event.ts';
import type { PermissionName } from '../state/permission-bits.ts';
import { canSee, guildPermissions, holds } from '../world/permissions.ts';
import { INTENT_BITS, includesEvent } from './intents.ts';

/** Events only sent to those who hold a right in the guild (topic "Gateway Events"). */
const RIGHTS: Record<string, PermissionName> = {
  GUILD_AUDIT_LOG_ENTRY_CREATE: 'ViewAuditLog',
  AUTO_MODERATION_RULE_CREATE: 'ManageGuild',
  AUTO_MODERATION_RULE_UPDATE: 'ManageGuild',
  AUTO_MODERATION_RULE_DELETE: 'ManageGuild',
  AUTO_MODERATION_ACTION_EXECUTION: 'ManageGuild',
  INVITE_CREATE: 'ManageChannels',
  INVITE_DELETE: 'ManageChannels',
};

/**
 * Whether the application's bot may receive the event at all: it is in the guild, sees the channel, and holds the
 * right.
 */
export function canReceive({ world }: Platform, event: PlatformEvent, botId: string): boolean {
  const channel = event.channelId === undefined ? undefined : world.channels[event.channelId];
  if (event.guildId === null) return channel === undefined || channel.recipientIds.includes(botId);
  const guild = world.guilds[event.guildId];
  if (guild?.members[botId] === undefined) return false;
  const right = RIGHTS[event.name];
  if (right !== undefined && !holds(guildPermissions(guild, botId), right)) return false;
  return channel === undefined || canSee(guild, channel, botId);
}

/** Whether a session's intents include the event. A bot always gets changes to its own membership. */
export function subscribesTo(intents: number, event: PlatformEvent, botId: string): boolean {
  if (event.name === 'THREAD_MEMBERS_UPDATE' && !(intents & INTENT_BITS.GuildMembers)) {
    return (intents & INTENT_BITS.Guilds) !== 0 && isAboutBot(event.data, botId);
  }
  if (includesEvent(intents, event.name, event.guildId === null)) return true;
  return event.name === 'GUILD_MEMBER_UPDATE' && isUser(event.data['user'], botId);
}

/** Without the members intent a bot only gets its own joining and leaving ("Thread Members Update"). */
function isAboutBot({ added_members: added, removed_member_ids: removed }: JsonObject, botId: string): boolean {
  const isAdded = Array.isArray(added) && added.some((member) => isObject(member) && member['user_id'] === botId);
  return isAdded || (Array.isArray(removed) && removed.includes(botId));
}

/** Whether the JSON describes that user. */
export function isUser(value: JsonObject[string], id: string): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && value['id'] === id;
}
