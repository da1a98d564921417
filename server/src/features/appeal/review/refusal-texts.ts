import { userMention } from '@discordjs/formatters';
import type { VerdictRefusal } from '@perigee/core/appeal/verdict';
import type { Locale } from '@perigee/core/locales/locales';
import { m } from '#texts';
import type { Appeal } from '../appeal.ts';
import { reviewMomentText } from './review-texts.ts';
import type { HoldRefusal } from './verdict-store.ts';

/** Why a reviewer cannot do this now, naming the reviewer who was faster. */
export function appealRefusalText(refusal: VerdictRefusal | HoldRefusal, appeal: Appeal, locale: Locale): string {
  if (refusal === 'ownBan') return m.appeal_refused_own_ban({}, { locale });
  if (refusal === 'banOver') return m.appeal_refused_ban_over({}, { locale });
  if (refusal === 'heldByOther') {
    return m.appeal_refused_held({ member: userMention(appeal.heldBy ?? '') }, { locale });
  }
  const by = { member: userMention(appeal.decidedBy ?? ''), when: reviewMomentText(appeal.decidedAt) };
  return appeal.state === 'approved'
    ? m.appeal_refused_approved(by, { locale })
    : m.appeal_refused_declined(by, { locale });
}
