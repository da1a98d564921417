import type { Issue } from '@perigee/core/base/issues/issue';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import { AppError } from '../../../../errors/app-error.ts';
import { type MoneyWriting, writeMoney } from '../../../economy/index.ts';

type Say = (inputs: object, options: { locale: Locale }) => string;

const TEXTS: Partial<Record<Issue['code'], Say>> = {
  giveaway_endPast: m.giveaway_refused_endPast,
  giveaway_unknownItem: m.giveaway_refused_unknownItem,
  itemRoleAboveYou: m.giveaway_refused_above,
  guardsRoleAboveYou: m.giveaway_refused_above,
  giveaway_notDraft: m.giveaway_refused_notDraft,
  giveaway_notRunning: m.giveaway_refused_notRunning,
  giveaway_notPaused: m.giveaway_refused_notPaused,
  giveaway_notEnded: m.giveaway_refused_notEnded,
  giveaway_over: m.giveaway_refused_over,
  giveaway_nobodyLeft: m.giveaway_refused_nobodyLeft,
  giveaway_notWinner: m.giveaway_refused_notWinner,
  giveaway_prizeSpent: m.giveaway_refused_prizeSpent,
  durationTooLong: m.giveaway_refused_duration,
  durationTooShort: m.giveaway_refused_duration,
  unknownChannel: m.giveaway_refused_channel,
  channelTakesNoMessages: m.channel_takes_no_messages,
  memberCanNotPost: m.channel_member_cannot_post,
  tooBig: m.giveaway_refused_tooBig,
  required: m.giveaway_refused_required,
  tooLong: m.giveaway_refused_tooLong,
  nameTooLong: m.giveaway_refused_unknownItem,
  descriptionTooLong: m.giveaway_refused_tooLong,
};

/** Why a giveaway refuses something, for the chat. @throws the error itself where it is no refusal. */
export function giveawayRefusalText(error: unknown, writing: MoneyWriting): string {
  if (!(error instanceof AppError) || (error.issues ?? []).length === 0) throw error;
  return issueText(error.issues?.[0], writing);
}

/** Why a field is refused. */
export function issueText(issue: Issue | undefined, writing: MoneyWriting): string {
  const { locale } = writing;
  if (issue === undefined) return m.giveaway_refused_other({}, { locale });
  const max = Number(issue.params?.['max'] ?? 0);
  if (issue.code === 'giveawaysLimitReached') return m.giveaway_refused_limit({ max }, { locale });
  if (issue.code === 'giveaway_notEnoughMoney') {
    return m.giveaway_refused_money({ max: writeMoney(max, writing) }, { locale });
  }
  return (TEXTS[issue.code] ?? m.giveaway_refused_other)({}, { locale });
}
