import { type Issue, makeIssue } from '@perigee/core/base/issues/issue';
import { AppError } from '../../../errors/app-error.ts';

/** Why a giveaway refuses something, with the API's messages for people who read its answers. */
const MESSAGES = {
  giveaway_notDraft: 'The giveaway is already open',
  giveaway_notRunning: 'The giveaway is not running',
  giveaway_notPaused: 'The giveaway is not paused',
  giveaway_notEnded: 'The giveaway has not ended',
  giveaway_isPosted: 'The giveaway message already exists',
  giveaway_over: 'The giveaway is over',
  giveaway_nobodyLeft: 'All entrants have already been drawn',
  giveaway_notWinner: 'That member is not a winner',
  giveaway_prizeSpent: 'The prize has already been spent',
  giveaway_claimOver: 'The prize can no longer be claimed',
} as const;
export type GiveawayRefusal = keyof typeof MESSAGES;

/** The giveaway's state does not allow it. */
export function refuse(code: GiveawayRefusal): AppError {
  return new AppError('conflict', MESSAGES[code], { issues: [makeIssue('', code)] });
}

/** The input is not valid. */
export function invalid(...issues: Issue[]): AppError {
  return new AppError('invalid', 'The giveaway is invalid', { issues });
}

/** There is no such giveaway. */
export function unknownGiveaway(): AppError {
  return new AppError('notFound', 'No such giveaway');
}
