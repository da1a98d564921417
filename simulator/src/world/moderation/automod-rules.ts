import { announce, type Platform } from '../../platform/platform.ts';
import { refuseField } from '../../protocol/form-body.ts';
import type { AutomodRule } from '../../state/guild-parts.ts';
import type { Guild } from '../../state/state.ts';
import { AUDIT, writeAudit } from './audit.ts';
import { presentRule } from './automod.ts';
import { KEYWORD, KEYWORD_PRESET, MEMBER_PROFILE, MENTION_SPAM, SPAM } from './automod-match.ts';

/** Maximum number of rules per trigger type in a guild. */
const RULES_MAX: Record<number, number> = {
  [KEYWORD]: 6,
  [SPAM]: 1,
  [KEYWORD_PRESET]: 1,
  [MENTION_SPAM]: 1,
  [MEMBER_PROFILE]: 1,
};

/** Who changes a guild's rules, and why. */
export interface RuleAuthor {
  platform: Platform;
  guild: Guild;
  userId: string;
  reason: string | null;
}

/** Adds an AutoMod rule and announces it. */
export function addRule(author: RuleAuthor, input: Omit<AutomodRule, 'id' | 'creatorId'>): AutomodRule {
  const { platform, guild, userId } = author;
  const rule: AutomodRule = { ...input, id: platform.nextId(), creatorId: userId };
  guild.automodRules.push(rule);
  announceRule(author, rule, 'CREATE');
  return rule;
}

/** Changes an AutoMod rule and announces it. */
export function changeRule(author: RuleAuthor, rule: AutomodRule, changes: Partial<AutomodRule>): void {
  Object.assign(rule, changes);
  announceRule(author, rule, 'UPDATE');
}

/** Removes an AutoMod rule and announces it. */
export function removeRule(author: RuleAuthor, rule: AutomodRule): void {
  const { guild } = author;
  guild.automodRules = guild.automodRules.filter((entry) => entry !== rule);
  announceRule(author, rule, 'DELETE');
}

/** The platform reports this for the whole request, not for one of its fields. */
export function assertRoomFor(guild: Guild, triggerType: number): void {
  const max = RULES_MAX[triggerType] ?? 0;
  if (guild.automodRules.filter((rule) => rule.triggerType === triggerType).length < max) return;
  const message = `Maximum number of rules with trigger type ${triggerType} is ${max}`;
  refuseField([], 'AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED', message);
}

const ENTRIES = {
  CREATE: AUDIT.automodRuleCreate,
  UPDATE: AUDIT.automodRuleUpdate,
  DELETE: AUDIT.automodRuleDelete,
} as const;

function announceRule(
  { platform, guild, userId, reason }: RuleAuthor,
  rule: AutomodRule,
  what: keyof typeof ENTRIES,
): void {
  announce(platform, { name: `AUTO_MODERATION_RULE_${what}`, data: presentRule(guild, rule), guildId: guild.id });
  const changes = [{ key: 'name', [what === 'DELETE' ? 'old_value' : 'new_value']: rule.name }];
  writeAudit(platform, guild, { action: ENTRIES[what], userId, targetId: rule.id, reason, changes });
}
