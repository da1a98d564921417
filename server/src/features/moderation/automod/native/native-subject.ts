import type { NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';

/** The subject of a rule's jobs, so that they run one after the other. */
export function nativeSubjectOf(rule: NativeRuleKey): string {
  return `automod.native ${rule}`;
}
