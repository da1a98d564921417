import { HOST_PAYMENTS_SHOWN, hostEndpoints } from '@perigee/core/insights/host/endpoints';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../../database/database.ts';
import { callerOf } from '../../../http/caller.ts';
import type { PaymentCare } from '../../community/index.ts';
import { recordHostAction } from './host-log.ts';

/** Payments that need attention, and what hosts decide about them. */
export function paymentRoutes(db: Db, paymentCare: PaymentCare): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({ ...hostEndpoints.payments, handler: () => paymentCare.list(HOST_PAYMENTS_SHOWN) });

    app.route({
      ...hostEndpoints.checkPayment,
      handler: async (request) => {
        const { paymentId } = request.body;
        const payment = await paymentCare.check(paymentId);
        await recordHostAction(db, { byId: callerOf(request).userId, deed: 'checkPayment', subject: paymentId });
        return { payment };
      },
    });

    app.route({
      ...hostEndpoints.answerPayment,
      handler: async (request) => {
        const { paymentId, answer } = request.body;
        const deed = { byId: callerOf(request).userId, deed: 'answerPayment', subject: paymentId } as const;
        const note = { ...deed, detail: answer ?? 'provider' };
        return { payment: await paymentCare.answer(paymentId, answer, (tx) => recordHostAction(tx, note)) };
      },
    });
  };
}
