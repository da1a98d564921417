import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { paymentEndpoints } from '@perigee/core/community/boost/payment-endpoints';
import type { PlanType } from '@perigee/core/community/boost/plans';
import { sql } from 'kysely';
import type { ApiClient, Reply } from '../api-client.ts';
import type { World } from '../world.ts';

/** Requests a payment like the page of an English reader does: the API takes the opposite language. */
export function buy(api: ApiClient, token: string | null, type: PlanType = 'standard'): Promise<Reply> {
  return api.call(token, boostEndpoints.pay, { body: { type, language: 'ru' } });
}

/** The provider's id of the payment in a reply. */
export function providerIdOf({ status, body }: Reply): string {
  if (status !== 200) throw new Error(`failed to start a payment: ${status} ${JSON.stringify(body)}`);
  const { confirmationUrl } = boostEndpoints.pay.schema.response[200].parse(body);
  return new URL(confirmationUrl).searchParams.get('orderId') ?? '';
}

/** The payment in the sandbox. */
export function sandboxPayment({ simulator }: World, providerId: string) {
  const payment = simulator.payments.list().find(({ id }) => id === providerId);
  if (payment === undefined) throw new Error(`the sandbox has no payment ${providerId}`);
  return payment;
}

/** Our id of a payment. */
export function ownIdOf(world: World, providerId: string): string {
  return sandboxPayment(world, providerId).metadata['paymentId'] ?? '';
}

/** Begins a payment; returns both of its ids. */
export async function beginPayment(world: World, api: ApiClient, token: string, type: PlanType = 'standard') {
  const providerId = providerIdOf(await buy(api, token, type));
  return { providerId, id: ownIdOf(world, providerId) };
}

/** The buyer's payment history. */
export async function historyOf(api: ApiClient, token: string) {
  const { body } = await api.call(token, paymentEndpoints.list, {});
  return paymentEndpoints.list.schema.response[200].parse(body);
}

/** The payment as the result page reads it. */
export async function resultOf(api: ApiClient, token: string, paymentId: string) {
  const { body } = await api.call(token, paymentEndpoints.find, { params: { paymentId } });
  return paymentEndpoints.find.schema.response[200].parse(body);
}

/** Sends a notification to the site, as the provider would, and waits for the reply. */
export function notify(api: ApiClient, id: string, changes: object = {}): Promise<Reply> {
  const nobody = null;
  return api.call(nobody, paymentEndpoints.notify, { body: buildNotification(id, changes) });
}

/** What the person's payments and gifts granted. */
export async function grantsOf({ services }: World, userId: string) {
  const grants = services.database.db.selectFrom('boost_grants').select(['plan', 'months', 'kept']);
  return grants.where('user_id', '=', userId).execute();
}

/** Moves a payment's creation and last check into the past by that interval. */
export async function makeOlder({ services }: World, paymentId: string, interval: string): Promise<void> {
  await sql`update payments set created_at = created_at - ${interval}::interval,
    checked_at = checked_at - ${interval}::interval where id = ${paymentId}`.execute(services.database.db);
}

/** Moves time past the pause after which the provider is asked about a payment again. */
export function waitToAskAgain(world: World, paymentId: string): Promise<void> {
  return makeOlder(world, paymentId, '3 seconds');
}

/** Checks every payment that is due with the provider. */
export async function checkAll({ services }: World): Promise<void> {
  while (await services.payments?.checkNext());
}

/** The provider's notification of a completed payment. */
export function buildNotification(id: string, changes: object = {}): object {
  return { type: 'notification', event: 'payment.succeeded', object: { id }, ...changes };
}

/** The provider said something about the payment that does not match it. */
export async function disputePayment({ services }: World, paymentId: string, problem: string | null = null) {
  const payments = services.database.db.updateTable('payments').set({ state: 'disputed', problem });
  await payments.where('id', '=', paymentId).execute();
}
