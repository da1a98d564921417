import type { AppealCode } from '@perigee/core/appeal/standing';

/** What the page shows in the place of the form. */
export type AppealOutcome =
  | 'notBanned'
  | 'alreadySubmitted'
  | 'declined'
  | 'submitted'
  | 'failed'
  | 'approved'
  | 'lifted';

/** What the server's words say of an appeal (spec.md 4, "Appeal"). */
export function classifyMessage(message: string): AppealOutcome {
  if (message.includes('not banned')) return 'notBanned';
  if (message.includes('been submitted')) return 'alreadySubmitted';
  if (message.includes('been declined')) return 'declined';
  return message.includes('successfully') ? 'submitted' : 'failed';
}

/** The code tells two things apart that the words do not: those who were approved hear it here if nowhere else. */
export function outcomeOf(message: string, code: AppealCode | undefined): AppealOutcome {
  if (code === 'appealApproved') return 'approved';
  return code === 'banLifted' ? 'lifted' : classifyMessage(message);
}
