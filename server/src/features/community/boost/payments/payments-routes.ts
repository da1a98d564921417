import { boostEndpoints } from '@perigee/core/community/boost/endpoints';
import { paymentEndpoints, type Payment } from '@perigee/core/community/boost/payment-endpoints';
import { paymentLanguage } from '@perigee/core/community/boost/payment-language';
import { PAYMENT_FAILURES, UNDECIDED } from '@perigee/core/community/boost/payment-state';
import type { Subscription } from '@perigee/core/community/boost/subscription';
import type { BlockList } from 'node:net';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../../../errors/app-error.ts';
import { callerOf } from '../../../../http/caller.ts';
import { isWithin } from '../../../../config/ip-networks.ts';
import type { Payments } from './payments.ts';
import type { ReusablePayment } from './payments-store.ts';
import type { Subscriptions } from '../subscriptions.ts';

interface PaymentsRoutesOptions {
  /** Null if no provider is configured. */
  payments: Payments | null;
  subscriptions: Subscriptions;
  /** Networks the provider's notifications come from; null rejects them all. */
  webhookNetworks: BlockList | null;
}

/** Endpoints for buying, the state of a payment, and the provider's notifications. */
export function paymentsRoutes({
  payments,
  subscriptions,
  webhookNetworks,
}: PaymentsRoutesOptions): FastifyPluginAsyncZod {
  const sold = (): Payments => {
    if (payments !== null) return payments;
    throw new AppError('notImplemented', 'Boosts are not for sale: no payment provider is configured');
  };

  return async (app) => {
    app.route({
      ...boostEndpoints.pay,
      handler: async (request) => {
        const { type, language } = request.body;
        // The wire carries the opposite of the payer's language (docs/rules/api.md#payment-language).
        const locale = paymentLanguage(language);
        return { confirmationUrl: await sold().begin(callerOf(request).userId, type, locale) };
      },
    });

    app.route({
      ...paymentEndpoints.list,
      handler: async (request) => (await sold().list(callerOf(request).userId)).map(describePayment),
    });

    app.route({
      ...paymentEndpoints.find,
      handler: async (request) => {
        const { userId } = callerOf(request);
        const payment = await sold().find(userId, request.params.paymentId);
        const subscription = await subscriptions.of(userId);
        return { payment: describePayment(payment), subscription: describeSubscription(subscription) };
      },
    });

    app.route({
      ...paymentEndpoints.notify,
      // Checked before the body is read: only the provider may call this.
      onRequest: (request, _reply, done) => {
        const isProvider = webhookNetworks !== null && isWithin(webhookNetworks, request.ip);
        done(
          isProvider ? undefined : new AppError('forbidden', 'This address does not belong to the payment provider'),
        );
      },
      handler: async ({ body: { object } }) => {
        await sold().handleNotification(object.payment_id ?? object.id);
        return { message: 'Noted' };
      },
    });
  };
}

/** A payment as shown to its buyer, without the host's notes. */
function describePayment(payment: ReusablePayment): Payment {
  const { id, plan, amount, currency, state, refunded, problem } = payment;
  return {
    id,
    plan,
    amount,
    currency,
    state,
    refunded,
    failure: PAYMENT_FAILURES.find((each) => each === problem) ?? null,
    createdAt: payment.createdAt.toISOString(),
    confirmationUrl: UNDECIDED.includes(state) ? payment.confirmationUrl : null,
  };
}

/** A subscription as returned by the API; null for none. */
function describeSubscription(subscription: Subscription | null) {
  return subscription && { plan: subscription.plan, endsAt: new Date(subscription.endsAt).toISOString() };
}
