import { now } from '../../base/clock.ts';
import { ApiError } from '../../protocol/api-error.ts';
import { asText, type JsonObject } from '../../base/json.ts';
import { announce, type Platform } from '../../platform/platform.ts';
import { AUDIT, writeAudit } from './audit.ts';
import { type AutomodMatch, matchRule } from './automod-match.ts';
import { announceMember } from '../members.ts';
import { postMessage } from '../messages.ts';
import { channelPermissions, holds } from '../permissions.ts';
import type { AutomodAction, AutomodRule } from '../../state/guild-parts.ts';
import type { Channel, Guild } from '../../state/state.ts';

const MESSAGE_SEND = 1;
const BLOCK = 1;
const ALERT = 2;
const TIMEOUT = 3;
const AUTOMOD_MESSAGE = 24;

interface Violation {
  guild: Guild;
  channel: Channel;
  rule: AutomodRule;
  match: AutomodMatch;
  authorId: string;
  content: string;
}

/**
 * Checks what a person is about to post against the guild's AutoMod rules and runs their actions. Throws 200000 (200001
 * for a thread's title) if it is blocked, before anything is created. Holders of Manage Guild and bots are exempt.
 */
export function screenMessage(
  platform: Platform,
  channel: Channel,
  authorId: string,
  content: string,
  { existingId = null, isTitle = false }: { existingId?: string | null; isTitle?: boolean } = {},
): void {
  const guild = platform.world.guilds[channel.guildId ?? ''];
  if (guild === undefined || guild.automodRules.length === 0 || platform.world.people[authorId]?.bot !== false) return;
  if (holds(channelPermissions(guild, channel, authorId), 'ManageGuild')) return;
  let block: AutomodAction | undefined;
  for (const rule of guild.automodRules) {
    const match = isExempt(guild, channel, rule, authorId) ? undefined : matchRule(rule, content);
    if (match === undefined) continue;
    const violation = { guild, channel, rule, match, authorId, content };
    for (const action of rule.actions) execute(platform, violation, action, existingId);
    block ??= rule.actions.find(({ type }) => type === BLOCK);
  }
  if (block === undefined) return;
  const { custom_message: customMessage } = block.metadata;
  // The text shown to the author is up to the client.
  throw new ApiError(
    isTitle ? 'titleBlockedByAutomod' : 'blockedByAutomod',
    customMessage === undefined ? undefined : { customMessage },
  );
}

function isExempt(guild: Guild, channel: Channel, rule: AutomodRule, authorId: string): boolean {
  const roles = guild.members[authorId]?.roles ?? [];
  return (
    !rule.enabled ||
    rule.eventType !== MESSAGE_SEND ||
    rule.exemptRoles.some((id) => roles.includes(id)) ||
    rule.exemptChannels.some((id) => id === channel.id || id === channel.parentId)
  );
}

function execute(platform: Platform, violation: Violation, action: AutomodAction, messageId: string | null): void {
  const { guild, channel, rule, match, authorId, content } = violation;
  const alertId = action.type === ALERT ? alert(platform, violation, asText(action.metadata['channel_id'])) : null;
  if (action.type === TIMEOUT) timeOut(platform, guild, authorId, Number(action.metadata['duration_seconds']));
  const data: JsonObject = {
    guild_id: guild.id,
    action: { ...action },
    rule_id: rule.id,
    rule_trigger_type: rule.triggerType,
    user_id: authorId,
    channel_id: channel.id,
    ...(messageId === null ? {} : { message_id: messageId }),
    ...(alertId === null ? {} : { alert_system_message_id: alertId }),
    content,
    matched_keyword: match.keyword,
    matched_content: match.content,
  };
  announce(platform, { name: 'AUTO_MODERATION_ACTION_EXECUTION', data, guildId: guild.id });
  enter(platform, violation, action.type);
}

/** Posts the platform's alert message in the alert channel. */
function alert(
  platform: Platform,
  { rule, match, channel, authorId, content }: Violation,
  channelId: string,
): string | null {
  if (platform.world.channels[channelId] === undefined) return null;
  const fields = [
    { name: 'rule_name', value: rule.name, inline: false },
    { name: 'channel_id', value: channel.id, inline: false },
    { name: 'keyword', value: match.keyword, inline: false },
    { name: 'keyword_matched_content', value: match.content, inline: false },
  ];
  const embeds = [{ type: 'auto_moderation_message', description: content, fields }];
  return postMessage(platform, { channelId, authorId, content: '', type: AUTOMOD_MESSAGE, embeds }).id;
}

function timeOut(platform: Platform, guild: Guild, userId: string, seconds: number): void {
  const member = guild.members[userId];
  if (member === undefined) return;
  member.mutedUntil = new Date(now() + seconds * 1_000).toISOString();
  announceMember(platform, guild, member);
}

const ENTRIES: Record<number, number> = {
  [BLOCK]: AUDIT.automodBlockMessage,
  [ALERT]: AUDIT.automodFlagToChannel,
  [TIMEOUT]: AUDIT.automodTimeout,
};

/** The entry names the offender as the actor, with the rule in its options, as on the platform. */
function enter(platform: Platform, { guild, rule, channel, authorId }: Violation, type: number): void {
  const action = ENTRIES[type];
  if (action === undefined) return;
  writeAudit(platform, guild, {
    action,
    userId: authorId,
    targetId: authorId,
    reason: null,
    options: {
      channel_id: channel.id,
      auto_moderation_rule_name: rule.name,
      auto_moderation_rule_trigger_type: String(rule.triggerType),
    },
  });
}

/** An AutoMod rule as the API returns it. */
export function presentRule(guild: Guild, rule: AutomodRule): JsonObject {
  return {
    id: rule.id,
    guild_id: guild.id,
    creator_id: rule.creatorId,
    name: rule.name,
    event_type: rule.eventType,
    trigger_type: rule.triggerType,
    trigger_metadata: rule.metadata,
    actions: rule.actions,
    enabled: rule.enabled,
    exempt_roles: rule.exemptRoles,
    exempt_channels: rule.exemptChannels,
  };
}
