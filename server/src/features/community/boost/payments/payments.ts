import { UNDECIDED } from '@perigee/core/community/boost/payment-state';
import { PLANS, type PlanType } from '@perigee/core/community/boost/plans';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { Logger } from 'pino';
import { AppError } from '../../../../errors/app-error.ts';
import type { PaymentProvider, ProviderPayment } from '../../../../payments/provider.ts';
import { PaymentError } from '../../../../payments/payment-error.ts';
import { createPaymentCheck } from './payment-check.ts';
import type { ReusablePayment, PaymentsStore } from './payments-store.ts';
import type { Settle } from './settle-payment.ts';

/** The currency of plan prices (docs/rules/boost.md#prices). */
const CURRENCY = 'RUB';

/** How long the provider remembers an idempotency key. After that, a retry could create a second payment. */
const KEY_LIFETIME_MS = 24 * 3_600_000;

/** The waiting page polls every few seconds; the provider is asked at most once per this time, in milliseconds. */
const ASK_AGAIN_MS = 2_000;

export interface Payments {
  /**
   * Begins a payment for one month, or continues the one just begun. Returns the URL where the payer confirms.
   * @throws AppError `tooManyRequests`, or `unavailable` while the provider is down.
   */
  begin(userId: string, plan: PlanType, locale: Locale): Promise<string>;
  /** A payment of that person; the provider is asked if it is undecided. @throws AppError `notFound` */
  find(userId: string, paymentId: string): Promise<ReusablePayment>;
  /** The person's newest payments, newest first. */
  list(userId: string): Promise<ReusablePayment[]>;
  /** Handles a notification about a payment. Its content is not trusted: the state is fetched from the provider. */
  handleNotification(providerId: string): Promise<void>;
  /** Asks the provider about any payment now. @throws AppError `unavailable` while the provider is down. */
  check(payment: ReusablePayment): Promise<void>;
  /** Checks one payment without news for long; false if there is none. */
  checkNext(): Promise<boolean>;
}

interface PaymentsDependencies {
  store: PaymentsStore;
  provider: PaymentProvider;
  settle: Settle;
  publicUrl: string;
  log: Logger;
}

/** Payments: created at the provider, and settled by what it reports. */
export function createPayments(dependencies: PaymentsDependencies): Payments {
  const { store, provider, settle, log } = dependencies;
  const askAndSettle = createPaymentCheck(dependencies);
  const askForPayer = (payment: ReusablePayment) => askAndSettle(payment).catch(throwProviderUnavailable(log));

  const look = async (payment: ReusablePayment) => {
    const isForgotten = payment.providerId === null && payment.createdAt.getTime() + KEY_LIFETIME_MS < Date.now();
    if (isForgotten) await store.abandon(payment.id, 'the provider never took it on');
    else await askAndSettle(payment);
  };

  return {
    async begin(userId, plan, locale) {
      const requested = { userId, plan, locale, amount: PLANS[plan].price * 100, currency: CURRENCY };
      const opened = await askForPayer(await store.open(requested));
      // The earlier payment may have been paid or cancelled meanwhile.
      const open = UNDECIDED.includes(opened.state) ? opened : await askForPayer(await store.open(requested));
      if (open.confirmationUrl === null) throw providerUnavailable(new Error('the payment has no confirmation URL'));
      return open.confirmationUrl;
    },

    async find(userId, paymentId) {
      const payment = await store.find(paymentId);
      if (payment?.userId !== userId) throw new AppError('notFound', 'You have no such payment');
      const isFresh = (payment.checkedAt?.getTime() ?? 0) + ASK_AGAIN_MS > Date.now();
      if (!UNDECIDED.includes(payment.state) || isFresh) return payment;
      // The last known state is better than an error; the waiting page asks again.
      return askAndSettle(payment).catch((error: unknown) => {
        log.warn({ err: error, payment: paymentId }, 'failed to poll payment');
        return payment;
      });
    },

    list: store.list,

    async handleNotification(providerId) {
      const reported = await provider.read(providerId).catch(throwProviderUnavailable(log));
      if (reported === null) return;
      const payment = await findReported(store, reported);
      if (payment === null) log.warn({ reported: providerId }, 'ignored notification for unknown payment');
      else await settle(payment, reported);
    },

    check: (payment) => look(payment).catch(throwProviderUnavailable(log)),

    async checkNext() {
      const payment = await store.takeUnchecked();
      if (payment === null) return false;
      await look(payment);
      return true;
    },
  };
}

/** Finds our payment by the provider's id, or by our own id if the provider's answer to the creation was lost. */
async function findReported(store: PaymentsStore, reported: ProviderPayment): Promise<ReusablePayment | null> {
  const known = await store.findByProviderId(reported.id);
  if (known !== null || reported.paymentId === null || !UUID.test(reported.paymentId)) return known;
  const own = await store.find(reported.paymentId);
  return own?.providerId === null ? own : null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Seconds until a retry if it is unknown how long the provider will be down. */
const AWAY_RETRY_SECONDS = 10;

/** The error shown to a payer when the provider fails: nothing is lost, and they can retry. */
function providerUnavailable(cause: unknown, retryAfterSeconds: number = AWAY_RETRY_SECONDS): AppError {
  const details = { retryAfterSeconds, cause };
  return new AppError(
    'unavailable',
    'The payment provider is not responding. You were not charged; try again',
    details,
  );
}

/** Converts a provider error to `providerAway`. Errors that only the host can fix are logged as errors. */
function throwProviderUnavailable(log: Logger): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof PaymentError)) throw error;
    const isHosts = error.kind === 'unauthorized' || error.kind === 'refused';
    if (isHosts) log.error({ err: error }, 'payment provider rejects our requests');
    throw providerUnavailable(error, error.retryAfterSeconds);
  };
}
