import { AUTOMOD_RULES } from '../catalogue.ts';
import type { Locale } from '../../../base/locales/locales.ts';
import { isLogOnly, type Automod } from '../schema.ts';

/** The rules that the platform's own filter can mirror. */
export const NATIVE_RULE_KEYS = ['invites', 'mentions', 'words'] as const;
export type NativeRuleKey = (typeof NATIVE_RULE_KEYS)[number];

/** The option of such a rule that turns mirroring on. */
export const NATIVE_OPTION = 'native';

/** Whether a rule can be mirrored by the platform's own filter. */
export function isNativeRule(key: string): key is NativeRuleKey {
  return NATIVE_RULE_KEYS.some((each) => each === key);
}

/** A platform filter, reduced to the fields Perigee uses. */
export interface NativeRule {
  name: string;
  trigger: NativeTrigger;
  /** Shown to the author when their message is blocked. */
  blockMessage: string;
  /** Channel in which the platform alerts moderators; null for none. */
  alertChannel: string | null;
  /** How long the platform times the author out; null for not at all. */
  timeoutSeconds: number | null;
  exemptRoles: readonly string[];
  exemptChannels: readonly string[];
}

export type NativeTrigger =
  /** Words, with `*` at either end for any letters, and patterns in the platform's regex flavour. */
  | { kind: 'keyword'; keywords: readonly string[]; patterns: readonly string[] }
  /** Most members and roles, each counted once, that a message may mention. */
  | { kind: 'mentionSpam'; mentions: number };

/** The trigger kind of a rule's filter. */
export function nativeKind(key: NativeRuleKey): NativeTrigger['kind'] {
  return key === 'mentions' ? 'mentionSpam' : 'keyword';
}

/** The name of Perigee's filter among the server's other filters. */
export function nativeName(key: NativeRuleKey, locale: Locale): string {
  return `Perigee: ${AUTOMOD_RULES[key].name[locale]}`;
}

/** Whether a rule has a platform filter now: one that only logs or does not delete messages must block nothing. */
export function isMirrored(automod: Automod, key: NativeRuleKey, now: number): boolean {
  const rule = automod[key];
  return rule.enabled && rule.deleteMessages && rule.options.native && !isLogOnly(rule, now);
}
