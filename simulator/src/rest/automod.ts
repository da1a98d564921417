import { found } from '../protocol/api-error.ts';
import { readBody, refuseField } from '../protocol/form-body.ts';
import { empty, json } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { isGiven, isObject, type Json } from '../base/json.ts';
import { announce, type Platform } from '../platform/platform.ts';
import { AUDIT, writeAudit } from '../world/audit.ts';
import { presentRule } from '../world/automod.ts';
import type { AutomodRule } from '../state/guild-parts.ts';
import type { Guild } from '../state/state.ts';
import { newRule, readMetadata, ruleChanges, RULES_MAX, toActions } from './automod-body.ts';
import { assertGuildPermission, guildOfBot } from './bot-guards.ts';

const RULES = '/guilds/:guildId/auto-moderation/rules';
const RULE = '/guilds/:guildId/auto-moderation/rules/:ruleId';
const TIMEOUT = 3;

export const automodRoutes: Route[] = [
  route('GET', RULES, 'bot', ({ platform, param }) => {
    const guild = guildForRules(platform, param('guildId'));
    return json(guild.automodRules.map((rule) => presentRule(guild, rule)));
  }),
  route('POST', RULES, 'bot', createRule),
  route('GET', RULE, 'bot', (call) => {
    const guild = guildForRules(call.platform, call.param('guildId'));
    return json(presentRule(guild, ruleOf(guild, call.param('ruleId'))));
  }),
  route('PATCH', RULE, 'bot', changeRule),
  route('DELETE', RULE, 'bot', (call) => {
    const guild = guildForRules(call.platform, call.param('guildId'));
    const rule = ruleOf(guild, call.param('ruleId'));
    guild.automodRules = guild.automodRules.filter((entry) => entry !== rule);
    announceRule(call, guild, rule, 'DELETE');
    return empty();
  }),
];

function createRule(call: Call<'guildId'>) {
  const { platform, param, body } = call;
  const guild = guildForRules(platform, param('guildId'));
  const sent = readBody(body, newRule);
  const triggerType = sent.trigger_type;
  const present = guild.automodRules.filter((rule) => rule.triggerType === triggerType);
  if (present.length >= (RULES_MAX[triggerType] ?? 0)) {
    const message = `Maximum number of rules of this type reached (${RULES_MAX[triggerType]})`;
    refuseField(['trigger_type'], 'AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED', message);
  }
  const rule: AutomodRule = {
    id: platform.nextId(),
    name: sent.name,
    creatorId: platform.application.id,
    eventType: sent.event_type,
    triggerType,
    metadata: readMetadata(triggerType, metadataOf(body)),
    actions: toActions(triggerType, sent.actions),
    enabled: sent.enabled ?? false,
    exemptRoles: sent.exempt_roles ?? [],
    exemptChannels: sent.exempt_channels ?? [],
  };
  assertMayTimeOut(platform, guild, rule);
  guild.automodRules.push(rule);
  announceRule(call, guild, rule, 'CREATE');
  return json(presentRule(guild, rule));
}

function changeRule(call: Call<'guildId' | 'ruleId'>) {
  const { platform, param, body } = call;
  const guild = guildForRules(platform, param('guildId'));
  const rule = ruleOf(guild, param('ruleId'));
  const sent = readBody(body, ruleChanges);
  const changed: AutomodRule = {
    ...rule,
    name: sent.name ?? rule.name,
    eventType: sent.event_type ?? rule.eventType,
    metadata: isGiven(metadataOf(body)) ? readMetadata(rule.triggerType, metadataOf(body)) : rule.metadata,
    actions: sent.actions ? toActions(rule.triggerType, sent.actions) : rule.actions,
    enabled: sent.enabled ?? rule.enabled,
    exemptRoles: sent.exempt_roles ?? rule.exemptRoles,
    exemptChannels: sent.exempt_channels ?? rule.exemptChannels,
  };
  assertMayTimeOut(platform, guild, changed);
  Object.assign(rule, changed);
  announceRule(call, guild, rule, 'UPDATE');
  return json(presentRule(guild, rule));
}

function metadataOf(body: Json | undefined): Json | undefined {
  return isObject(body) ? body['trigger_metadata'] : undefined;
}

/** "All endpoints … require the MANAGE_GUILD permission." */
function guildForRules(platform: Platform, guildId: string): Guild {
  const guild = guildOfBot(platform, guildId);
  assertGuildPermission(platform, guild, 'ManageGuild');
  return guild;
}

function assertMayTimeOut(platform: Platform, guild: Guild, { actions }: AutomodRule): void {
  if (actions.some(({ type }) => type === TIMEOUT)) assertGuildPermission(platform, guild, 'ModerateMembers');
}

function ruleOf(guild: Guild, id: string): AutomodRule {
  return found(
    guild.automodRules.find((rule) => rule.id === id),
    'unknownRule',
  );
}

const ENTRIES = {
  CREATE: AUDIT.automodRuleCreate,
  UPDATE: AUDIT.automodRuleUpdate,
  DELETE: AUDIT.automodRuleDelete,
} as const;

function announceRule(
  { platform, reason }: Pick<Call, 'platform' | 'reason'>,
  guild: Guild,
  rule: AutomodRule,
  what: keyof typeof ENTRIES,
): void {
  const data = presentRule(guild, rule);
  announce(platform, { name: `AUTO_MODERATION_RULE_${what}`, data, guildId: guild.id });
  const changes = [{ key: 'name', [what === 'DELETE' ? 'old_value' : 'new_value']: rule.name }];
  writeAudit(platform, guild, {
    action: ENTRIES[what],
    userId: platform.application.id,
    targetId: rule.id,
    reason,
    changes,
  });
}
