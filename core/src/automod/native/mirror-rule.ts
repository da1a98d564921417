import { mutedWith, type MuteMeans } from '../../moderation/punishment.ts';
import type { Automod, AutomodRule } from '../schema.ts';
import { NATIVE_LIMITS } from './limits.ts';
import type { NativeRule, NativeRuleKey, NativeTrigger } from './native-rule.ts';
import { filterWords } from './word-filter.ts';

/** What of a rule the platform's filter leaves to the bot, which deletes it as without the filter. */
export const NATIVE_GAPS = ['wordsTooLong', 'wordsTooMany', 'everyone', 'moderatorRoles'] as const;
export type NativeGap = (typeof NATIVE_GAPS)[number];

/** Why a rule can not be told the platform at all: it would stop what the rule lets pass, or nothing. */
export const NATIVE_OBSTACLES = ['noWords', 'tooManyRoles', 'tooManyChannels', 'tooManyMentions'] as const;
export type NativeObstacle = (typeof NATIVE_OBSTACLES)[number];

export interface NativeMirror {
  /** Null where there is an obstacle. */
  rule: NativeRule | null;
  obstacle: NativeObstacle | null;
  gaps: { gap: NativeGap; count: number }[];
}

/** What a filter is made of beside the rule's own settings. */
export interface NativeSurroundings {
  name: string;
  /** What an author is told where the rule has no words of its own that fit. */
  defaultMessage: string;
  automodLog: string | null;
  means: MuteMeans;
  /** Whether the bot may time members out. */
  canTimeOut: boolean;
  /** Roles of those whom rules leave alone; the platform by itself knows only who manages the server. */
  moderatorRoles: readonly string[];
  /** What is gone is left out: the platform knows it no more. */
  hasRole: (id: string) => boolean;
  hasChannel: (id: string) => boolean;
}

/**
 * The filter of the platform's that stops what a rule is against, within the platform's limits. What does not fit makes
 * it weaker, never stricter than the rule, but for moderators' roles beyond the limit and for invites, whose server the
 * platform does not look up.
 */
export function mirrorRule(automod: Automod, key: NativeRuleKey, around: NativeSurroundings): NativeMirror {
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
    blockMessage: ownMessage(rule) ?? around.defaultMessage.slice(0, NATIVE_LIMITS.messageLength),
    alertChannel: log !== null && around.hasChannel(log) ? log : null,
    timeoutSeconds: around.canTimeOut ? timeoutOf(rule, around.means) : null,
    exemptRoles: exempt.slice(0, NATIVE_LIMITS.exemptRoles),
    exemptChannels: channels,
  };
  const unspared = { gap: 'moderatorRoles' as const, count: exempt.length - native.exemptRoles.length };
  return { rule: native, obstacle: null, gaps: [...gaps, unspared].filter(({ count }) => count > 0) };
}

/** The rule's message where the platform can say it itself: to the author, in no other channel, nothing to fill in. */
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

interface Triggering {
  trigger: NativeTrigger | null;
  obstacle: NativeObstacle | null;
  gaps: NativeMirror['gaps'];
}

/** As the rule itself reads invites; `\s` and letters mean the same in the platform's flavour. */
const INVITE = String.raw`(?i)(?:discord(?:app)?\s*\.\s*com\s*/+\s*invite|discord\s*\.\s*(?:gg|me|io|li)|dsc\s*\.\s*gg|invite\s*\.\s*gg)\s*[/\\]+\s*[\p{L}\p{N}-]{2,32}`;

function triggerOf(automod: Automod, key: NativeRuleKey): Triggering {
  if (key === 'invites') {
    return { trigger: { kind: 'keyword', keywords: [], patterns: [INVITE] }, obstacle: null, gaps: [] };
  }
  if (key === 'words') return triggerOfWords(automod.words.options);
  const { members, roles, everyone } = automod.mentions.options;
  // Whoever mentions more than both together has broken one of the two.
  const mentions = members + roles;
  if (mentions > NATIVE_LIMITS.mentions) return { trigger: null, obstacle: 'tooManyMentions', gaps: [] };
  return {
    trigger: { kind: 'mentionSpam', mentions },
    obstacle: null,
    gaps: [{ gap: 'everyone', count: everyone ? 1 : 0 }],
  };
}

function triggerOfWords(options: Automod['words']['options']): Triggering {
  const { keywords, patterns, tooLong, tooMany } = filterWords(options);
  if (keywords.length + patterns.length === 0) return { trigger: null, obstacle: 'noWords', gaps: [] };
  return {
    trigger: { kind: 'keyword', keywords, patterns },
    obstacle: null,
    gaps: [
      { gap: 'wordsTooLong', count: tooLong },
      { gap: 'wordsTooMany', count: tooMany },
    ],
  };
}
