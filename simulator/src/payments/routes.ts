import type { Json } from '../base/json.ts';
import type { Platform } from '../platform/platform.ts';
import { json, type Reply } from '../protocol/reply.ts';
import { type Call, type Route, route } from '../http/router.ts';
import { listPayments } from './list-payments.ts';
import { cancelByShop, capturePayment, createPayment, getPayment, refundPayment } from './operations.ts';
import { PaymentsError } from '../platform/payments-error.ts';
import { presentPayment, presentRefund } from './present.ts';
import { readCaptureRequest, readPaymentRequest, readRefundRequest, wrong } from './request-fields.ts';

const KEY_MAX = 64;
/** How long the provider remembers an idempotence key, in milliseconds. */
const KEY_LIFETIME_MS = 24 * 60 * 60_000;

/** The payment provider's API, version 3. */
export const paymentsRoutes: Route[] = [
  route('POST', '/v3/payments', 'open', (call) =>
    once(
      call,
      'POST /v3/payments',
      () => createPayment(call.platform, readPaymentRequest(call.body)).id,
      (id) => presentPayment(call.platform, getPayment(call.platform, id)),
    ),
  ),
  route('GET', '/v3/payments/:id', 'open', ({ platform, param }) =>
    json(presentPayment(platform, getPayment(platform, param('id')))),
  ),
  route('GET', '/v3/payments', 'open', ({ platform, query }) => json(listPayments(platform, query))),
  ...(['capture', 'cancel'] as const).map((deed) =>
    route('POST', `/v3/payments/:id/${deed}`, 'open', (call) =>
      once(
        call,
        `POST /v3/payments/${call.param('id')}/${deed}`,
        () => SHOP_ACTIONS[deed](call.platform, call.param('id'), call.body).id,
        (id) => presentPayment(call.platform, getPayment(call.platform, id)),
      ),
    ),
  ),
  route('POST', '/v3/refunds', 'open', (call) =>
    once(
      call,
      'POST /v3/refunds',
      () => refundPayment(call.platform, readRefundRequest(call.body)).id,
      (id) => presentRefund(getRefund(call, id)),
    ),
  ),
  route('GET', '/v3/refunds/:id', 'open', (call) => json(presentRefund(getRefund(call, call.param('id'))))),
];

/** What the shop can do with a two-stage payment. */
const SHOP_ACTIONS = {
  capture: (platform: Platform, id: string, body: Json | undefined) =>
    capturePayment(platform, getPayment(platform, id), readCaptureRequest(body)),
  cancel: (platform: Platform, id: string) => cancelByShop(platform, getPayment(platform, id)),
};

/** Runs a request once per idempotence key; a repeated request is answered with the object of the first one. */
function once(call: Call, name: string, make: () => string, present: (objectId: string) => object): Reply {
  if (!String(call.headers['content-type'] ?? '').startsWith('application/json')) {
    throw new PaymentsError('unsupported_media_type', 'Send the body as application/json');
  }
  const key = call.headers['idempotence-key'];
  if (typeof key !== 'string' || key === '') throw wrong('Idempotence-Key', 'Idempotence key is missing');
  if (key.length > KEY_MAX) throw wrong('Idempotence-Key', `Idempotence key has more than ${KEY_MAX} characters`);

  const { payments } = call.platform.world;
  const request = `${name} ${JSON.stringify(call.body)}`;
  const used = payments.keys[key];
  if (used !== undefined && used.usedAt + KEY_LIFETIME_MS > Date.now()) {
    if (used.request !== request) throw wrong('Idempotence-Key', 'Idempotence key was used for another request');
    return json(present(used.objectId));
  }
  const objectId = make();
  payments.keys[key] = { request, objectId, usedAt: Date.now() };
  call.platform.stateFile.flush();
  return json(present(objectId));
}

function getRefund({ platform }: Pick<Call, 'platform'>, id: string) {
  const refund = platform.world.payments.refunds[id];
  if (refund === undefined) throw new PaymentsError('not_found', 'There is no such refund', { parameter: 'refund_id' });
  return refund;
}
