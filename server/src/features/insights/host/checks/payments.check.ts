import { randomUUID } from 'node:crypto';
import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import { API_BASE } from '@perigee/core/base/http/endpoint';
import { errorReply } from '@perigee/core/base/http/replies';
import * as z from 'zod/mini';
import { PaymentError } from '../../../../payments/payment-error.ts';
import { YOOKASSA_URL, createYooKassa } from '../../../../payments/yookassa.ts';
import type { PaymentsConfig } from '../../../../config/config.ts';
import { defineCheck } from './check.ts';
import { ANSWER_MS, ask, isLocal, reasonOf } from './reasons.ts';

/**
 * Whether the shop's key is valid, and whether the provider's notifications would arrive: the address is called with a
 * notification about an unknown payment, which is refused by its origin or as unknown.
 */
export const paymentsCheck = defineCheck('payments', async ({ config }, found) => {
  if (config.payments === null) return found('unset');
  const key = await tryKey(config.payments);
  if (key === 'refused') return found('keyRefused');
  if (key !== 'accepted') return found('providerAway', { reason: key.reason });

  const address = `${config.publicUrl}${API_BASE}${paymentEndpoints.notify.url}`;
  const status = await tryNotifying(address);
  if (status === null) return found('siteAway');
  if (status !== 'arrived') return found('unreachable', { address, status: String(status) });
  // A sandbox may run on the same machine; the provider itself does not.
  const isOutside = config.payments.shop.apiUrl === YOOKASSA_URL;
  return isOutside && isLocal(address) ? found('local', { address }) : found('reachable', { address });
});

async function tryKey({ shop }: PaymentsConfig): Promise<'accepted' | 'refused' | { reason: string }> {
  try {
    await createYooKassa(shop, ANSWER_MS).read(randomUUID());
    return 'accepted';
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'unauthorized') return 'refused';
    if (error instanceof PaymentError && error.kind === 'refused') return 'accepted';
    return { reason: reasonOf(error) };
  }
}

/** Null where nothing responds; the status of a response that is not from this endpoint. */
async function tryNotifying(address: string): Promise<'arrived' | number | null> {
  const reply = await ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'notification', event: 'payment.succeeded', object: { id: randomUUID() } }),
  }).catch(() => null);
  if (reply === null) return null;
  const body = z.safeParse(errorReply, await reply.json().catch(() => null));
  const isOwnRefusal = reply.status === 403 && body.success && body.data.code === 'forbidden';
  return reply.status === 200 || isOwnRefusal ? 'arrived' : reply.status;
}
