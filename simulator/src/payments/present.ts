import type { Platform } from '../platform/platform.ts';
import type { Payment, Refund } from '../state/payments-state.ts';

/** The URL of the page where the payer decides about a payment. */
export function checkoutUrl({ publicUrl }: Platform, paymentId: string): string {
  return `${publicUrl}/checkout/payments/v2/contract?orderId=${paymentId}`;
}

/** A payment as the provider's API returns it. */
export function presentPayment(platform: Platform, payment: Payment): object {
  const { amount, status, capturedAt, cancellation, description } = payment;
  const isPaid = status === 'succeeded' || status === 'waiting_for_capture';
  return {
    id: payment.id,
    status,
    amount,
    ...(description !== null && { description }),
    recipient: { account_id: platform.payments.shopId, gateway_id: '1' },
    created_at: payment.createdAt,
    ...(capturedAt !== null && { captured_at: capturedAt }),
    ...(status === 'pending' && {
      confirmation: {
        type: 'redirect',
        return_url: payment.returnUrl,
        confirmation_url: checkoutUrl(platform, payment.id),
      },
    }),
    ...(status === 'succeeded' && { refunded_amount: { value: payment.refunded, currency: amount.currency } }),
    ...(cancellation !== null && { cancellation_details: cancellation }),
    test: true,
    paid: isPaid,
    refundable: status === 'succeeded' && payment.refunded !== amount.value,
    metadata: payment.metadata,
  };
}

/** A refund as the provider's API returns it. */
export function presentRefund({ id, paymentId, amount, description, createdAt }: Refund): object {
  return {
    id,
    payment_id: paymentId,
    status: 'succeeded',
    created_at: createdAt,
    amount,
    ...(description !== null && { description }),
  };
}
