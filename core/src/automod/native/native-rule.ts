import { AUTOMOD_RULES } from '../catalogue.ts';
import type { Locale } from '../../locales/locales.ts';
import { isLogOnly, type Automod } from '../schema.ts';

/** The rules that the platform's own filter can be told. */
export const NATIVE_RULE_KEYS = ['invites', 'mentions', 'words'] as const;
export type NativeRuleKey = (typeof NATIVE_RULE_KEYS)[number];

/** The option of such a rule by which it is mirrored. */
export const NATIVE_OPTION = 'native';

/** Whether the platform's own filter can take a rule over. */
export function isNativeRule(key: string): key is NativeRuleKey {
  return NATIVE_RULE_KEYS.some((known) => known === key);
}

/** A filter of the platform's, as far as one of ours uses it. */
export interface NativeRule {
  name: string;
  trigger: NativeTrigger;
  /** What the author is told instead of their message being sent. */
  blockMessage: string;
  /** Where the platform tells moderators; nowhere where it is null. */
  alertChannel: string | null;
  /** How long the author is timed out at once; null for not at all. */
  timeoutSeconds: number | null;
  exemptRoles: readonly string[];
  exemptChannels: readonly string[];
}

export type NativeTrigger =
  /** Words with `*` at either end for any letters, and patterns of the flavour the platform takes. */
  | { kind: 'keyword'; keywords: readonly string[]; patterns: readonly string[] }
  /** So many members and roles, each counted once, may be mentioned in a message. */
  | { kind: 'mentionSpam'; mentions: number };

/** Of which kind a rule's filter is. */
export function nativeKind(key: NativeRuleKey): NativeTrigger['kind'] {
  return key === 'mentions' ? 'mentionSpam' : 'keyword';
}

/** What a filter of ours is called among the server's others. */
export function nativeName(key: NativeRuleKey, locale: Locale): string {
  return `Perigee: ${AUTOMOD_RULES[key].name[locale]}`;
}

/** Whether a rule is to stand on the platform now: one that only logs, or leaves messages where they are, stops none. */
export function isMirrored(automod: Automod, key: NativeRuleKey, now: number): boolean {
  const rule = automod[key];
  return rule.enabled && rule.deleteMessages && rule.options.native && !isLogOnly(rule, now);
}
