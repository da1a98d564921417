import { cutText } from '../../../base/text/cut.ts';
import { mutedWith, type MuteMeans } from '../../punishments/punishment.ts';
import type { Automod, AutomodRule } from '../schema.ts';
import { NATIVE_LIMITS } from './limits.ts';
import type { NativeRule, NativeRuleKey, NativeTrigger } from './native-rule.ts';
import { filterWords } from './word-filter.ts';

/** Parts of a rule that the platform's filter cannot cover; the bot goes on enforcing them itself. */
export const NATIVE_GAPS = [
  'wordsTooLong',
  'wordsTooMany',
  'wordsAllowed',
  'expressions',
  'everyone',
  'moderatorRoles',
] as const;
export type NativeGap = (typeof NATIVE_GAPS)[number];

/** Why a rule cannot be mirrored at all: the filter would block what the rule allows, or would block nothing. */
export const NATIVE_OBSTACLES = ['noWords', 'tooManyRoles', 'tooManyChannels', 'tooManyMentions'] as const;
export type NativeObstacle = (typeof NATIVE_OBSTACLES)[number];

export interface NativeMirror {
  /** Null where there is an obstacle. */
  rule: NativeRule | null;
  obstacle: NativeObstacle | null;
  gaps: { gap: NativeGap; count: number }[];
}

/** What a filter depends on besides the rule's own settings. */
export interface NativeEnvironment {
  name: string;
  /** Shown to the author where the rule has no message of its own that fits. */
  defaultMessage: string;
  automodLog: string | null;
  means: MuteMeans;
  /** Whether the bot may time members out. */
  canTimeOut: boolean;
  /** Roles that rules leave alone; the platform exempts only those who manage the server. */
  moderatorRoles: readonly string[];
  /** Ids of deleted roles and channels are left out: the platform no longer knows them. */
  hasRole: (id: string) => boolean;
  hasChannel: (id: string) => boolean;
}

/**
 * The platform's filter that blocks what a rule forbids, within the platform's limits. Whatever does not fit makes the
 * filter weaker than the rule, never stricter. The two exceptions are moderator roles beyond the limit, and invites,
 * since the platform does not look up their server.
 */
export function mirrorRule(automod: Automod, key: NativeRuleKey, around: NativeEnvironment): NativeMirror {
  const rule = automod[key];
  const { trigger, obstacle, gaps } = triggerOf(automod, key);
  const roles = rule.whitelist.roles.filter(around.hasRole);
  const channels = rule.whitelist.channels.filter(around.hasChannel);
  const log = around.automodLog;
  const tooMany =
    roles.length > NATIVE_LIMITS.exemptRoles
      ? 'tooManyRoles'
      : channels.length > NATIVE_LIMITS.exemptChannels
        ? 'tooManyChannels'
        : null;
  if (trigger === null || tooMany !== null) return { rule: null, obstacle: tooMany ?? obstacle, gaps: [] };
  const exempt = [...new Set([...roles, ...around.moderatorRoles])];
  const native: NativeRule = {
    name: around.name,
    trigger,
    blockMessage: ownMessage(rule) ?? cutText(around.defaultMessage, NATIVE_LIMITS.messageLength),
    alertChannel: log !== null && around.hasChannel(log) ? log : null,
    timeoutSeconds: around.canTimeOut ? timeoutOf(rule, around.means) : null,
    exemptRoles: exempt.slice(0, NATIVE_LIMITS.exemptRoles),
    exemptChannels: channels,
  };
  const notExempt = { gap: 'moderatorRoles' as const, count: exempt.length - native.exemptRoles.length };
  return { rule: native, obstacle: null, gaps: [...gaps, notExempt].filter(({ count }) => count > 0) };
}

/** The rule's message where the platform can show it: only to the author, with no other channel and no placeholders. */
export function ownMessage({ message }: Pick<AutomodRule, 'message'>): string | null {
  const { enabled, channel, template } = message;
  const isSayable = enabled && channel === null && template.length <= NATIVE_LIMITS.messageLength;
  return isSayable && !template.includes('{') ? template.trim() : null;
}

function timeoutOf({ punishment }: Pick<AutomodRule, 'punishment'>, means: MuteMeans): number | null {
  const { enabled, type, duration } = punishment;
  if (!enabled || type !== 'mute' || mutedWith(means, duration) !== 'timeout') return null;
  const seconds = Math.floor(duration / 1_000);
  return seconds > 0 && seconds <= NATIVE_LIMITS.timeoutSeconds ? seconds : null;
}

interface TriggerResult {
  trigger: NativeTrigger | null;
  obstacle: NativeObstacle | null;
  gaps: NativeMirror['gaps'];
}

/**
 * Matches invites the way the rule itself does; `\s` and letter classes mean the same in the platform's regex flavour.
 */
const INVITE = String.raw`(?i)(?:discord(?:app)?\s*\.\s*com\.?(?::\d+)?\s*/+\s*invite|discord\s*\.\s*(?:gg|me|io|li)|dsc\s*\.\s*gg|invite\s*\.\s*gg)\.?(?::\d+)?\s*[/\\]+\s*[\p{L}\p{N}-]{2,32}`;

function triggerOf(automod: Automod, key: NativeRuleKey): TriggerResult {
  if (key === 'invites') {
    return { trigger: { kind: 'keyword', keywords: [], patterns: [INVITE] }, obstacle: null, gaps: [] };
  }
  if (key === 'words') return triggerOfWords(automod.words.options);
  const { members, roles, everyone } = automod.mentions.options;
  // More mentions than both limits together always break one of the two.
  const mentions = members + roles;
  if (mentions > NATIVE_LIMITS.mentions) return { trigger: null, obstacle: 'tooManyMentions', gaps: [] };
  return {
    trigger: { kind: 'mentionSpam', mentions },
    obstacle: null,
    gaps: [{ gap: 'everyone', count: everyone ? 1 : 0 }],
  };
}

function triggerOfWords(options: Automod['words']['options']): TriggerResult {
  const { keywords, patterns, tooLong, tooMany, allowing } = filterWords(options);
  if (keywords.length + patterns.length === 0) return { trigger: null, obstacle: 'noWords', gaps: [] };
  return {
    trigger: { kind: 'keyword', keywords, patterns },
    obstacle: null,
    gaps: [
      { gap: 'wordsTooLong', count: tooLong },
      { gap: 'wordsTooMany', count: tooMany },
      { gap: 'wordsAllowed', count: allowing },
      { gap: 'expressions', count: options.expressions.length },
    ],
  };
}
