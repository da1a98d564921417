import type { RuleKey } from './catalogue.ts';
import { compileAttachments } from './rules/attachments.ts';
import { compileCaps } from './rules/caps.ts';
import { compileEmojis } from './rules/emojis.ts';
import { compileLinks } from './rules/addresses/links.ts';
import { compileMentions } from './rules/mentions.ts';
import type { Check, CheckedMessage, Finding } from './rules/message.ts';
import { compilePhishing } from './rules/addresses/phishing.ts';
import { compileWords } from './rules/words/words.ts';
import { compileZalgo } from './rules/zalgo.ts';
import type { Automod } from './schema.ts';

/** Rules that decide by the message alone. */
export type TextRuleKey = Exclude<RuleKey, 'invites' | 'flood' | 'duplicates' | 'raid'>;

/** Author roles and channels of a message, for a rule's exceptions. */
export interface RuleScope {
  roleIds: readonly string[];
  /** The channel, and for a thread or forum post also its parent channel. */
  channelIds: readonly string[];
}

export interface Fired extends Finding {
  rule: RuleKey;
}

/** The cheap ones first. */
const TEXT_RULES: Readonly<Record<TextRuleKey, (automod: Automod) => Check>> = {
  mentions: ({ mentions }) => compileMentions(mentions.options),
  attachments: ({ attachments }) => compileAttachments(attachments.options),
  caps: ({ caps }) => compileCaps(caps.options),
  zalgo: ({ zalgo }) => compileZalgo(zalgo.options),
  emojis: ({ emojis }) => compileEmojis(emojis.options),
  links: ({ links }) => compileLinks(links.options),
  phishing: ({ phishing }) => compilePhishing(phishing.options),
  words: ({ words }) => compileWords(words.options),
};

interface CompiledRule {
  rule: TextRuleKey;
  check: Check;
}

/** The enabled rules of a guild, compiled once per change of the settings. */
export function compileRules(automod: Automod): readonly CompiledRule[] {
  return [
    compileRule(automod, 'mentions'),
    compileRule(automod, 'attachments'),
    compileRule(automod, 'caps'),
    compileRule(automod, 'zalgo'),
    compileRule(automod, 'emojis'),
    compileRule(automod, 'links'),
    compileRule(automod, 'phishing'),
    compileRule(automod, 'words'),
  ].filter((each) => each !== null);
}

/** The rules a message breaks, each with what it found. */
export function findViolations(
  rules: readonly CompiledRule[],
  automod: Automod,
  message: CheckedMessage,
  scope: RuleScope,
): Fired[] {
  const fired: Fired[] = [];
  for (const { rule, check } of rules) {
    const finding = isExempt(automod, rule, scope) ? null : check(message);
    if (finding !== null) fired.push({ rule, ...finding });
  }
  return fired;
}

/** Whether a rule's exceptions cover one of these roles or channels. */
export function isExempt(automod: Automod, rule: RuleKey, { roleIds, channelIds }: RuleScope): boolean {
  const { roles, channels } = automod[rule].whitelist;
  if (roles.length === 0 && channels.length === 0) return false;
  return roles.some((id) => roleIds.includes(id)) || channels.some((id) => channelIds.includes(id));
}

function compileRule(automod: Automod, rule: TextRuleKey): CompiledRule | null {
  const { enabled } = automod[rule];
  return enabled ? { rule, check: TEXT_RULES[rule](automod) } : null;
}
