import { html, redirect, type Reply } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { asText, isObject } from '../base/json.ts';
import { chooseLanguage } from '../oauth/texts.ts';
import { drawCabinet } from './cabinet-page.ts';
import { CHARGEBACK, findPayment, refundableValue, refundPayment } from './operations.ts';
import { PaymentsError } from '../platform/payments-error.ts';
import { valueOf } from './money.ts';

/** The shop's side of the sandbox: listing payments and refunding them. */
export const cabinetRoutes: Route[] = [
  route('GET', '/payments', 'open', (call) => show(call, 200)),
  route('POST', '/payments/:id/refunds', 'open', (call) => {
    const payment = findPayment(call.platform, call.param('id'));
    if (payment === undefined) return show(call, 404);
    const fields = isObject(call.body) ? call.body : {};
    const isChargeback = fields['kind'] === 'chargeback';
    const value = isChargeback ? refundableValue(payment) : readValue(asText(fields['value']));
    try {
      const amount = { value, currency: payment.amount.currency };
      refundPayment(call.platform, { paymentId: payment.id, amount, description: isChargeback ? CHARGEBACK : null });
    } catch (error) {
      if (error instanceof PaymentsError) return show(call, 400);
      throw error;
    }
    return redirect('/payments');
  }),
];

function show({ platform, headers }: Call, status: number): Reply {
  return html(drawCabinet(platform, chooseLanguage(headers['accept-language']), status !== 200), status);
}

/** An amount as typed by a person, in the provider's format: `59`, `59.5` and `59,50` are all accepted. */
function readValue(text: string): string {
  const value = Number(text.trim().replace(',', '.'));
  return valueOf(Number.isFinite(value) ? Math.round(value * 100) : 0);
}
