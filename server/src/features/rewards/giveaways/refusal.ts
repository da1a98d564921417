import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import { AppError } from '../../../errors/app-error.ts';

/** Why a giveaway refuses something, with the API's messages for people who read its answers. */
const MESSAGES = {
  giveaway_notDraft: 'The giveaway was opened already',
  giveaway_notRunning: 'The giveaway is not running',
  giveaway_notPaused: 'The giveaway is not paused',
  giveaway_notEnded: 'The giveaway has not ended',
  giveaway_isPosted: 'The message of the giveaway is there',
  giveaway_over: 'The giveaway is over',
  giveaway_nobodyLeft: 'Everybody who entered was drawn already',
  giveaway_notWinner: 'That member is not a winner',
  giveaway_prizeSpent: 'The prize was spent already',
  giveaway_claimOver: 'There is nothing to claim any more',
} as const;
export type GiveawayRefusal = keyof typeof MESSAGES;

/** The giveaway's state does not allow it. */
export function refuse(code: GiveawayRefusal): AppError {
  return new AppError('conflict', MESSAGES[code], { issues: [makeIssue('', code)] });
}

/** The input is not valid. */
export function invalid(...issues: Issue[]): AppError {
  return new AppError('invalid', 'The giveaway can not be made so', { issues });
}

/** There is no such giveaway. */
export function unknownGiveaway(): AppError {
  return new AppError('notFound', 'No such giveaway');
}
