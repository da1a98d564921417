import type { ErrorCode } from '@perigee/core/base/http/errors';
import { errorCode } from '../../../lib/api/api-error.ts';
import { errorText } from '../../../lib/api/error-text.ts';
import type { PlainMessage, Translate } from '../../../lib/preferences/use-text.ts';

/** There is no such page for this person: they may not see it, it does not exist, or no address looks like this one. */
const CLOSED: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['forbidden', 'notFound', 'invalid']);

/** Why a leaderboard or a member's page could not be loaded; `closed` is the text where it is not for this person. */
export function boardRefusalText(text: Translate, error: unknown, closed: PlainMessage): string {
  return CLOSED.has(errorCode(error)) ? text(closed) : errorText(text, error);
}
