import type { VerdictRefusal } from '@perigee/core/appeal/verdict';
import { makeIssue } from '@perigee/core/issues/issue';
import { AppError } from '../../../errors/app-error.ts';
import type { Appeal } from '../appeal.ts';
import type { HoldRefusal } from './verdict-store.ts';

/** The same refusal for the site: an issue code to translate, with an English message. */
export function refusedReview(refusal: VerdictRefusal | HoldRefusal, appeal: Appeal): AppError {
  const by = appeal.decidedByName ?? appeal.heldByName;
  const issues = [makeIssue('', `review_${refusal}`, { by: by ?? '' })];
  if (refusal === 'ownBan') return new AppError('forbidden', MESSAGES.ownBan, { issues });
  return new AppError('conflict', MESSAGES[refusal], { issues });
}

const MESSAGES = {
  decided: 'This appeal is decided already',
  banOver: 'The ban has ended already',
  ownBan: 'You banned this person, so somebody else has to decide',
  heldByOther: 'Somebody else is looking at it',
} satisfies Record<VerdictRefusal | HoldRefusal, string>;
