import type { GiftRefusal } from '@perigee/core/boost/gift-endpoints';
import { makeIssue } from '@perigee/core/issues/issue';
import { AppError } from '../../errors/app-error.ts';

const MESSAGES: Record<GiftRefusal, string> = {
  giftUnknown: 'There is no such gift code',
  giftUsed: 'Somebody used this gift code already',
  giftYours: 'You used this gift code already',
  giftExpired: 'This gift code is not good any more',
  giftSmallerPlan: 'This gift is of a smaller plan than yours: say with changePlan that you want to change',
};

/** The refusal of a gift code, with its reason as an issue. */
export function refuseGift(code: GiftRefusal, params: Record<string, string> = {}): AppError {
  const kind = code === 'giftUnknown' ? 'notFound' : 'conflict';
  return new AppError(kind, MESSAGES[code], { issues: [makeIssue('code', code, params)] });
}
