import { html, redirect, type Reply } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { asText, isObject } from '../base/json.ts';
import { chooseLanguage } from '../oauth/texts.ts';
import { drawCheckout, drawUnknown } from './checkout-page.ts';
import { cancelPayment, findPayment, payPayment } from './operations.ts';
import { DECLINE_REASONS } from './texts.ts';
import type { Payment } from '../state/payments-state.ts';

const CHECKOUT = '/checkout/payments/v2/contract';

/** The checkout page a payer is sent to. */
export const checkoutRoutes: Route[] = [
  route('GET', CHECKOUT, 'open', (call) => {
    const payment = findPayment(call.platform, call.query.get('orderId') ?? '');
    return payment === undefined ? refuseUnknown(call) : html(drawCheckout(call.platform, payment));
  }),
  route('POST', CHECKOUT, 'open', (call) => {
    const payment = findPayment(call.platform, call.query.get('orderId') ?? '');
    if (payment === undefined) return refuseUnknown(call);
    if (payment.status !== 'pending') return html(drawCheckout(call.platform, payment), 409);
    return decide(call, payment);
  }),
];

function decide({ platform, body }: Call, payment: Payment): Reply {
  const fields = isObject(body) ? body : {};
  const reason = DECLINE_REASONS.find((each) => each === asText(fields['reason']));
  const decision = asText(fields['decision']);
  if (decision === 'pay') payPayment(platform, payment);
  // The provider has no reason for a payer who changes their mind; it reports an expired confirmation.
  else if (decision === 'cancel') {
    cancelPayment(platform, payment, { party: 'yoo_money', reason: 'expired_on_confirmation' });
  } else if (decision === 'fail') {
    cancelPayment(platform, payment, { party: 'payment_network', reason: reason ?? 'general_decline' });
  } else return html(drawCheckout(platform, payment), 400);
  return redirect(payment.returnUrl);
}

function refuseUnknown({ headers }: Call): Reply {
  return html(drawUnknown(chooseLanguage(headers['accept-language']) === 'ru' ? 'ru_RU' : 'en_US'), 404);
}
