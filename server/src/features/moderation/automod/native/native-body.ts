import {
  nativeKind,
  nativeName,
  type NativeRule,
  type NativeRuleKey,
} from '@perigee/core/moderation/automod/native/native-rule';
import { LOCALES } from '@perigee/core/base/locales/locales';
import {
  type APIAutoModerationRule,
  type APIAutoModerationRuleTriggerMetadata,
  AutoModerationActionType as Action,
  AutoModerationRuleEventType as EventType,
  AutoModerationRuleTriggerType as Trigger,
  type RESTPostAPIAutoModerationRuleJSONBody,
} from 'discord-api-types/v10';
import * as z from 'zod/mini';

/** The platform's trigger type for a rule's filter. */
export function triggerType(key: NativeRuleKey): Trigger {
  return nativeKind(key) === 'mentionSpam' ? Trigger.MentionSpam : Trigger.Keyword;
}

/** Converts a filter to the platform's format. */
export function nativeBody(key: NativeRuleKey, rule: NativeRule): RESTPostAPIAutoModerationRuleJSONBody {
  const { alertChannel, timeoutSeconds } = rule;
  return {
    name: rule.name,
    event_type: EventType.MessageSend,
    trigger_type: triggerType(key),
    trigger_metadata: metadataOf(rule.trigger),
    actions: [
      { type: Action.BlockMessage, metadata: { custom_message: rule.blockMessage } },
      ...(alertChannel === null ? [] : [{ type: Action.SendAlertMessage, metadata: { channel_id: alertChannel } }]),
      ...(timeoutSeconds === null ? [] : [{ type: Action.Timeout, metadata: { duration_seconds: timeoutSeconds } }]),
    ],
    enabled: true,
    exempt_roles: [...rule.exemptRoles],
    exempt_channels: [...rule.exemptChannels],
  };
}

function metadataOf(trigger: NativeRule['trigger']): APIAutoModerationRuleTriggerMetadata {
  if (trigger.kind === 'mentionSpam') {
    return { mention_total_limit: trigger.mentions, mention_raid_protection_enabled: false };
  }
  return { keyword_filter: [...trigger.keywords], regex_patterns: [...trigger.patterns], allow_list: [] };
}

/** The roles and channels of a guild. */
export interface GuildParts {
  roleIds: ReadonlySet<string>;
  channelIds: ReadonlySet<string>;
}

/** The fields of a filter that somebody could change. */
const presentedSchema = z.object({
  name: z.string(),
  event_type: z.number(),
  trigger_metadata: z.record(z.string(), z.unknown()),
  actions: z.array(z.object({ type: z.number(), metadata: z.optional(z.record(z.string(), z.unknown())) })),
  enabled: z.boolean(),
  exempt_roles: z.array(z.string()),
  exempt_channels: z.array(z.string()),
});

/** The filter as the platform returned it, serialised for storage. */
export function serializeRule(rule: APIAutoModerationRule): string {
  return JSON.stringify(z.parse(presentedSchema, rule));
}

/**
 * Whether a filter is unchanged since it was stored. References to deleted roles and channels are ignored: their
 * deletion is not a change of the filter.
 */
export function isUnchanged(stored: string, rule: APIAutoModerationRule, deps: GuildParts): boolean {
  return (
    comparable(z.parse(presentedSchema, JSON.parse(stored)), deps) === comparable(z.parse(presentedSchema, rule), deps)
  );
}

/** The same string for equivalent filters. */
function comparable(rule: z.infer<typeof presentedSchema>, { roleIds, channelIds }: GuildParts): string {
  const actions = rule.actions.filter(({ metadata }) => isThere(channelIds, metadata?.['channel_id']));
  return JSON.stringify([
    rule.name,
    rule.event_type,
    sortedEntries(rule.trigger_metadata),
    actions.map(({ type, metadata = {} }) => [type, sortedEntries(metadata)]),
    rule.enabled,
    rule.exempt_roles.filter((id) => roleIds.has(id)).toSorted(),
    rule.exempt_channels.filter((id) => channelIds.has(id)).toSorted(),
  ]);
}

function isThere(channelIds: ReadonlySet<string>, id: unknown): boolean {
  return typeof id !== 'string' || channelIds.has(id);
}

/** Entries sorted by key. */
function sortedEntries(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * Whether the bot created a filter for this rule but died before saving its id. Recognised by creator, type and name.
 */
export function isOrphanOf(key: NativeRuleKey, rule: APIAutoModerationRule, botId: string): boolean {
  const isNamedSo = LOCALES.some((locale) => nativeName(key, locale) === rule.name);
  return rule.creator_id === botId && rule.trigger_type === triggerType(key) && isNamedSo;
}
