import { ApiError } from '../../../lib/api/api-error.ts';

/** What the platform has against a save: a consent that is missing, or a right the person does not have there. */
export type PlatformRefusal = 'scope' | 'rights';

/** The refusal a failed save stands for; null for any other failure. */
export function platformRefusal(error: unknown): PlatformRefusal | null {
  if (!(error instanceof ApiError) || error.status !== 401) return null;
  return error.issues.some(({ code }) => code === 'platformRights') ? 'rights' : 'scope';
}
