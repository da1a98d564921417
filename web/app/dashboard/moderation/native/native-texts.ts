import type { NativeRefusal, NativeState } from '@perigee/core/moderation/automod/native/endpoints';
import { NATIVE_LIMITS } from '@perigee/core/moderation/automod/native/limits';
import { nativeKind, type NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { m } from '#texts';
import type { Translate } from '../../../lib/preferences/use-text.ts';

const REFUSALS: Record<NativeRefusal, (text: Translate, rule: NativeRuleKey) => string> = {
  noWords: (text) => text(m.native_noWords),
  tooManyRoles: (text) => text(m.native_tooManyRoles, { max: NATIVE_LIMITS.exemptRoles }),
  tooManyChannels: (text) => text(m.native_tooManyChannels, { max: NATIVE_LIMITS.exemptChannels }),
  tooManyMentions: (text) => text(m.native_tooManyMentions, { max: NATIVE_LIMITS.mentions }),
  missingPermission: (text) => text(m.native_missingPermission),
  limitReached: (text, rule) => text(m.native_limitReached, { max: NATIVE_LIMITS.perGuild[nativeKind(rule)] }),
  platform: (text) => text(m.native_platform),
};

/** Why a rule is not in the platform's filter. */
export function refusalText(text: Translate, rule: NativeRuleKey, reason: NativeRefusal): string {
  return REFUSALS[reason](text, rule);
}

/** What the filter cannot cover and the bot must handle, one line each. */
export function gapText(text: Translate, { gap, count }: NativeState['gaps'][number]): string {
  if (gap === 'everyone') return text(m.native_gap_everyone);
  if (gap === 'wordsTooLong') return text(m.native_gap_wordsTooLong, { count });
  if (gap === 'wordsAllowed') return text(m.native_gap_wordsAllowed, { count });
  if (gap === 'expressions') return text(m.native_gap_expressions, { count });
  return text(gap === 'wordsTooMany' ? m.native_gap_wordsTooMany : m.native_gap_moderatorRoles, { count });
}

/** What somebody did to the filter in Discord itself. */
export function driftText(text: Translate, { kind, by }: NonNullable<NativeState['drift']>): string {
  const isChanged = kind === 'changed';
  if (by === null) return text(isChanged ? m.native_drift_changed : m.native_drift_deleted);
  const name = by.username ?? by.id;
  return text(isChanged ? m.native_drift_changed_by : m.native_drift_deleted_by, { name });
}
