import { ApiError } from '../../../lib/api/api-error.ts';

/** Why the platform refused a save: the consent lacks a scope, or the person lacks a permission there. */
export type PlatformRefusal = 'scope' | 'rights';

/** The platform's refusal behind a failed save; null for other failures. */
export function platformRefusal(error: unknown): PlatformRefusal | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 401) return 'scope';
  return error.issues.some(({ code }) => code === 'platformRights') ? 'rights' : null;
}
