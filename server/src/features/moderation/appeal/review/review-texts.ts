import { time, TimestampStyles, userMention } from '@discordjs/formatters';
import type { EffectState } from '@perigee/core/moderation/appeal/review-schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { ACCENT_COLOR } from '@perigee/core/base/theme/accent';
import { m } from '#texts';
import type { Appeal } from '../appeal.ts';
import { announcementState, liftState } from './describe-appeal.ts';
import { plainText } from '../plain-text.ts';

/** Colours of the message's edge: waiting, approved, declined, and ended without a verdict. */
const COLORS = { submitted: ACCENT_COLOR, approved: 0x3ddc97, declined: 0xff5c72, over: 0x9fadc8 } as const;

const PROBLEM_MAX = 200;

/** The colour of a review message, 0xRRGGBB. */
export function stateColor({ state, banOverAt }: Appeal): number {
  return state === 'submitted' && banOverAt !== null ? COLORS.over : COLORS[state];
}

/** The state of an appeal, one line per step. */
export function stateLines(appeal: Appeal, locale: Locale): string[] {
  const { state, heldBy, decidedBy, decidedAt, banOverAt } = appeal;
  if (state === 'submitted') {
    if (banOverAt !== null) return [m.appeal_ban_over({}, { locale })];
    return heldBy === null ? [] : [m.appeal_held({ member: userMention(heldBy) }, { locale })];
  }
  const by = { member: userMention(decidedBy ?? ''), when: reviewMomentText(decidedAt) };
  if (state === 'declined') return [m.appeal_declined_by(by, { locale })];
  return [m.appeal_approved_by(by, { locale }), ...liftLines(appeal, locale)];
}

function liftLines(appeal: Appeal, locale: Locale): string[] {
  const problem = plainText(appeal.liftProblem ?? '', PROBLEM_MAX);
  const lift: Record<EffectState, string[]> = {
    none: [],
    refused: [],
    pending: [m.appeal_lift_pending({}, { locale })],
    failing: [m.appeal_lift_failing({ problem }, { locale })],
    done: [m.appeal_lift_done({}, { locale })],
  };
  const announcement: Record<EffectState, string[]> = {
    none: [],
    failing: [],
    pending: [m.appeal_told_pending({}, { locale })],
    refused: [m.appeal_told_refused({}, { locale })],
    done: [m.appeal_told_done({}, { locale })],
  };
  return [...lift[liftState(appeal)], ...announcement[announcementState(appeal)]];
}

/** When somebody was banned and by whom, as far as known. */
export function bannedText({ bannedAt: at, bannedBy: by }: Appeal, locale: Locale): string {
  if (at === null || by === null) return m.appeal_banned_unknown({}, { locale });
  return m.appeal_banned_by({ member: userMention(by), when: reviewMomentText(at) }, { locale });
}

/** A timestamp in the reader's own time zone and language; empty for null. */
export function reviewMomentText(at: Date | null): string {
  return at === null ? '' : time(Math.floor(at.getTime() / 1000), TimestampStyles.ShortDateTime);
}
