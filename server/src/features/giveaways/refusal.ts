import { type Issue, makeIssue } from '@perigee/core/issues/issue';
import { AppError } from '../../errors/app-error.ts';

/** Why something can not be done with a giveaway, and what the API says of it to people who read its answers. */
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

/** It is not in a state for that. */
export function refuse(code: GiveawayRefusal): AppError {
  return new AppError('conflict', MESSAGES[code], { issues: [makeIssue('', code)] });
}

/** It can not be entered so. */
export function invalid(...issues: Issue[]): AppError {
  return new AppError('invalid', 'The giveaway can not be made so', { issues });
}

/** The refusal where there is no such giveaway. */
export function unknownGiveaway(): AppError {
  return new AppError('notFound', 'No such giveaway');
}
