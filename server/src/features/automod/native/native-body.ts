import { nativeKind, nativeName, type NativeRule, type NativeRuleKey } from '@perigee/core/automod/native/native-rule';
import { LOCALES } from '@perigee/core/locales/locales';
import {
  type APIAutoModerationRule,
  type APIAutoModerationRuleTriggerMetadata,
  AutoModerationActionType as Action,
  AutoModerationRuleEventType as EventType,
  AutoModerationRuleTriggerType as Trigger,
  type RESTPostAPIAutoModerationRuleJSONBody,
} from 'discord-api-types/v10';
import * as z from 'zod/mini';

/** Of which kind the platform calls a rule's filter. */
export function triggerType(key: NativeRuleKey): Trigger {
  return nativeKind(key) === 'mentionSpam' ? Trigger.MentionSpam : Trigger.Keyword;
}

/** A filter of ours in the platform's words. */
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

/** What there is in a guild, by id. */
export interface GuildParts {
  roleIds: ReadonlySet<string>;
  channelIds: ReadonlySet<string>;
}

/** What of a filter somebody could change. */
const presentedSchema = z.object({
  name: z.string(),
  event_type: z.number(),
  trigger_metadata: z.record(z.string(), z.unknown()),
  actions: z.array(z.object({ type: z.number(), metadata: z.optional(z.record(z.string(), z.unknown())) })),
  enabled: z.boolean(),
  exempt_roles: z.array(z.string()),
  exempt_channels: z.array(z.string()),
});

/** A filter as the platform presents it, to be kept. */
export function presented(rule: APIAutoModerationRule): string {
  return JSON.stringify(z.parse(presentedSchema, rule));
}

/**
 * Whether a filter stands as it was kept. What names a role or channel that is gone does not count: that it went is nobody's
 * change of the filter.
 */
export function standsAs(stored: string, rule: APIAutoModerationRule, parts: GuildParts): boolean {
  return (
    comparable(z.parse(presentedSchema, JSON.parse(stored)), parts) ===
    comparable(z.parse(presentedSchema, rule), parts)
  );
}

/** One text for what is the same. */
function comparable(rule: z.infer<typeof presentedSchema>, { roleIds, channelIds }: GuildParts): string {
  const actions = rule.actions.filter(({ metadata }) => isThere(channelIds, metadata?.['channel_id']));
  return JSON.stringify([
    rule.name,
    rule.event_type,
    sorted(rule.trigger_metadata),
    actions.map(({ type, metadata = {} }) => [type, sorted(metadata)]),
    rule.enabled,
    rule.exempt_roles.filter((id) => roleIds.has(id)).toSorted(),
    rule.exempt_channels.filter((id) => channelIds.has(id)).toSorted(),
  ]);
}

function isThere(channelIds: ReadonlySet<string>, id: unknown): boolean {
  return typeof id !== 'string' || channelIds.has(id);
}

/** Its fields in the order of their names. */
function sorted(fields: object): [string, unknown][] {
  return Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Whether a filter is one that the bot made for this rule, and whose id nobody lived to write down. */
export function isOrphanOf(key: NativeRuleKey, rule: APIAutoModerationRule, botId: string): boolean {
  const isNamedSo = LOCALES.some((locale) => nativeName(key, locale) === rule.name);
  return rule.creator_id === botId && rule.trigger_type === triggerType(key) && isNamedSo;
}
