import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { paymentLanguage } from '@perigee/core/community/boost/payment-language';
import type { PlanType } from '@perigee/core/community/boost/plans';
import type { ErrorCode } from '@perigee/core/base/http/errors';
import type { Locale } from '@perigee/core/base/locales/locales';
import { errorCode } from '../../../lib/api/api-error.ts';
import { send } from '../../../lib/api/send.ts';
import { authorizedFetch } from '../../../lib/api/authorized-fetch.ts';

type Answer = { confirmationUrl: string } | { failure: ErrorCode };

/** Starts a payment: returns the provider's confirmation page, or why there is none. */
export async function requestPayment(apiUrl: string, type: PlanType, locale: Locale): Promise<Answer> {
  const body = { type, language: paymentLanguage(locale) };
  try {
    return await send(apiUrl, boostEndpoints.pay, { body }, (url, init) => authorizedFetch(apiUrl, url, init));
  } catch (error) {
    return { failure: errorCode(error) };
  }
}
