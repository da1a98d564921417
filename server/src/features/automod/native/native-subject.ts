import type { NativeRuleKey } from '@perigee/core/automod/native/native-rule';

/** What is done about one rule on the platform is done one after the other. */
export function nativeSubjectOf(rule: NativeRuleKey): string {
  return `automod.native ${rule}`;
}
