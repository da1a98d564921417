import type { Locale } from '@perigee/core/base/locales/locales';
import type { Metrics } from '../metrics/metrics.ts';
import { paymentErrorKind, PaymentError } from './payment-error.ts';
import type { PaymentProvider, PaymentRequest, ProviderPayment } from './provider.ts';
import { watchProvider } from './watch-provider.ts';
import { PAYMENT_ID_KEY, readPayment, readRefusal } from './yookassa-schemas.ts';

/** Base URL of YooKassa's API, with its version. */
export const YOOKASSA_URL = 'https://api.yookassa.ru/v3';

export interface YooKassaShop {
  apiUrl: string;
  shopId: string;
  secretKey: string;
}

/** In milliseconds; a payer is waiting, but the provider may have to ask a bank. */
const CALL_TIMEOUT_MS = 10_000;

const LOCALES: Record<Locale, string> = { ru: 'ru_RU', en: 'en_US' };

/**
 * YooKassa's payments, API version 3 (https://yookassa.ru/developers/api), in one stage: payments are captured at once.
 * @param timeoutMs Time-out of a whole call, in milliseconds.
 * @param metrics Counts the calls; null turns that off.
 */
export function createYooKassa(
  { apiUrl, shopId, secretKey }: YooKassaShop,
  timeoutMs = CALL_TIMEOUT_MS,
  metrics: Metrics | null = null,
): PaymentProvider {
  const watch = watchProvider(metrics);
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  return {
    async create(request) {
      const headers = {
        authorization,
        'content-type': 'application/json',
        'idempotence-key': request.paymentId,
      };
      const body = JSON.stringify(describe(request));
      const make = () => call(`${apiUrl}/payments`, { method: 'POST', headers, body }, timeoutMs);
      return understand(await watch('create', make));
    },

    async read(providerId) {
      try {
        const make = () =>
          call(`${apiUrl}/payments/${encodeURIComponent(providerId)}`, { headers: { authorization } }, timeoutMs);
        return understand(await watch('read', make));
      } catch (error) {
        if (error instanceof PaymentError && error.kind === 'notFound') return null;
        throw error;
      }
    },
  };
}

function describe({ amount, currency, description, returnUrl, locale, paymentId }: PaymentRequest): object {
  return {
    amount: { value: (amount / 100).toFixed(2), currency },
    capture: true,
    description,
    confirmation: { type: 'redirect', return_url: returnUrl, locale: LOCALES[locale] },
    metadata: { [PAYMENT_ID_KEY]: paymentId },
  };
}

async function call(url: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  // A redirect could send the shop's key to another host.
  const options: RequestInit = { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) };
  const reply = await fetch(url, options).catch((cause: unknown) => {
    throw new PaymentError('away', { cause });
  });
  const body: unknown = await reply.json().catch(() => undefined);
  if (!reply.ok) throw describeFailure(reply, body);
  return body;
}

function describeFailure(reply: Response, body: unknown): PaymentError {
  const { description, parameter, retry_after } = readRefusal(body);
  const header = Number(reply.headers.get('retry-after') ?? Number.NaN);
  const retryAfterSeconds = retry_after === undefined ? header : retry_after / 1000;
  const words = [parameter, description].filter((part) => part !== undefined).join(': ');
  return new PaymentError(paymentErrorKind(reply.status), {
    description: words === '' ? String(reply.status) : words,
    ...(Number.isFinite(retryAfterSeconds) && { retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)) }),
  });
}

/** An unreadable reply is treated like none. */
function understand(body: unknown): ProviderPayment {
  const payment = readPayment(body);
  if (payment === null) throw new PaymentError('away', { description: 'the response is not a payment' });
  return payment;
}
