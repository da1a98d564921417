import { requireFound } from '../../protocol/api-error.ts';
import { readBody } from '../../protocol/form-body.ts';
import { empty, json } from '../../protocol/reply.ts';
import { type Call, type Route, route } from '../../http/router.ts';
import { isGiven, isObject, type Json } from '../../base/json.ts';
import type { Platform } from '../../platform/platform.ts';
import { presentRule } from '../../world/moderation/automod.ts';
import {
  addRule,
  assertRoomFor,
  changeRule,
  removeRule,
  type RuleAuthor,
} from '../../world/moderation/automod-rules.ts';
import type { AutomodRule } from '../../state/guild-parts.ts';
import type { Guild } from '../../state/state.ts';
import { newRule, readMetadata, ruleChanges, toActions } from './automod-body.ts';
import { assertGuildPermission, guildOfBot } from '../bot-guards.ts';

const RULES = '/guilds/:guildId/auto-moderation/rules';
const RULE = '/guilds/:guildId/auto-moderation/rules/:ruleId';
const TIMEOUT = 3;

export const automodRoutes: Route[] = [
  route('GET', RULES, 'bot', ({ platform, param }) => {
    const guild = guildForRules(platform, param('guildId'));
    return json(guild.automodRules.map((rule) => presentRule(guild, rule)));
  }),
  route('POST', RULES, 'bot', create),
  route('GET', RULE, 'bot', (call) => {
    const guild = guildForRules(call.platform, call.param('guildId'));
    return json(presentRule(guild, ruleOf(guild, call.param('ruleId'))));
  }),
  route('PATCH', RULE, 'bot', change),
  route('DELETE', RULE, 'bot', (call) => {
    const guild = guildForRules(call.platform, call.param('guildId'));
    const rule = ruleOf(guild, call.param('ruleId'));
    removeRule(botAs(call, guild), rule);
    return empty();
  }),
];

function create(call: Call<'guildId'>) {
  const { platform, param, body } = call;
  const guild = guildForRules(platform, param('guildId'));
  const sent = readBody(body, newRule);
  const triggerType = sent.trigger_type;
  assertRoomFor(guild, triggerType);
  const input = {
    name: sent.name,
    eventType: sent.event_type,
    triggerType,
    metadata: readMetadata(triggerType, metadataOf(body)),
    actions: toActions(triggerType, sent.actions),
    enabled: sent.enabled ?? false,
    exemptRoles: sent.exempt_roles ?? [],
    exemptChannels: sent.exempt_channels ?? [],
  };
  assertMayTimeOut(platform, guild, input);
  return json(presentRule(guild, addRule(botAs(call, guild), input)));
}

function change(call: Call<'guildId' | 'ruleId'>) {
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
  changeRule(botAs(call, guild), rule, changed);
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

function assertMayTimeOut(platform: Platform, guild: Guild, { actions }: Pick<AutomodRule, 'actions'>): void {
  if (actions.some(({ type }) => type === TIMEOUT)) assertGuildPermission(platform, guild, 'ModerateMembers');
}

function ruleOf(guild: Guild, id: string): AutomodRule {
  return requireFound(
    guild.automodRules.find((rule) => rule.id === id),
    'unknownRule',
  );
}

function botAs({ platform, reason }: Pick<Call, 'platform' | 'reason'>, guild: Guild): RuleAuthor {
  return { platform, guild, userId: platform.application.id, reason };
}
