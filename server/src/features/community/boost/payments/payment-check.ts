import type { PlanType } from '@perigee/core/community/boost/plans';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { Logger } from 'pino';
import { m } from '#texts';
import { PaymentError } from '../../../../payments/payment-error.ts';
import type { PaymentProvider, ProviderPayment } from '../../../../payments/provider.ts';
import type { ReusablePayment, PaymentsStore } from './payments-store.ts';
import type { Settle } from './settle-payment.ts';

interface AskDependencies {
  store: PaymentsStore;
  provider: PaymentProvider;
  settle: Settle;
  publicUrl: string;
  log: Logger;
}

/** Asks the provider about a payment, settles it accordingly and returns its new state. @throws PaymentError */
export type CheckPayment = (payment: ReusablePayment) => Promise<ReusablePayment>;

/** Creates the function that asks the provider about a payment and settles it by the answer. */
export function createPaymentCheck({ store, provider, settle, publicUrl, log }: AskDependencies): CheckPayment {
  /** Creates the payment at the provider. Idempotent: the provider creates it only once. */
  const create = async (payment: ReusablePayment): Promise<ProviderPayment> => {
    const { id, plan, amount, currency, locale } = payment;
    const description = m.payment_description({ plan: planName(plan, locale) }, { locale });
    const returnUrl = `${publicUrl}/donate?payment=${id}`;
    try {
      return await provider.create({ paymentId: id, amount, currency, locale, description, returnUrl });
    } catch (error) {
      if (error instanceof PaymentError && error.kind === 'refused') await store.abandon(id, error.message);
      throw error;
    }
  };

  return async (payment) => {
    const { id, providerId } = payment;
    const reported = providerId === null ? await create(payment) : await provider.read(providerId);
    if (reported === null) log.error({ payment: id }, 'payment provider does not know an accepted payment');
    else await settle(payment, reported);
    return (await store.find(id)) ?? payment;
  };
}

function planName(plan: PlanType, locale: Locale): string {
  return plan === 'premium' ? m.plan_premium({}, { locale }) : m.plan_standard({}, { locale });
}
