import { isObject, type Json, type JsonObject } from '../base/json.ts';
import { kopecksOf } from './money.ts';
import { PaymentsError } from '../platform/payments-error.ts';
import type { Amount } from '../state/payments-state.ts';

const DESCRIPTION_MAX = 128;
const METADATA_KEYS_MAX = 16;
const METADATA_KEY_MAX = 32;
const METADATA_VALUE_MAX = 512;
const RETURN_URL_MAX = 2048;

export interface PaymentInput {
  amount: Amount;
  capture: boolean;
  description: string | null;
  metadata: Record<string, string>;
  returnUrl: string;
  locale: 'ru_RU' | 'en_US';
}

export interface RefundInput {
  paymentId: string;
  amount: Amount;
  description: string | null;
}

/** Reads the body of POST /v3/payments. @throws PaymentsError naming the invalid parameter. */
export function readPaymentRequest(body: Json | undefined): PaymentInput {
  const fields = readObject(body, 'body');
  const confirmation = readObject(fields['confirmation'], 'confirmation');
  if (confirmation['type'] !== 'redirect')
    throw wrong('confirmation.type', 'This type is not supported by the sandbox');
  const capture = fields['capture'] ?? false;
  if (typeof capture !== 'boolean') throw wrong('capture', 'Must be a boolean');
  return {
    amount: readAmount(fields['amount']),
    capture,
    description: readDescription(fields['description']),
    metadata: readMetadata(fields['metadata']),
    returnUrl: readReturnUrl(confirmation['return_url']),
    locale: readLocale(confirmation['locale']),
  };
}

/** Reads the body of POST /v3/refunds. @throws PaymentsError naming the invalid parameter. */
export function readRefundRequest(body: Json | undefined): RefundInput {
  const fields = readObject(body, 'body');
  const paymentId = fields['payment_id'];
  if (typeof paymentId !== 'string') throw wrong('payment_id', 'Missing');
  return { paymentId, amount: readAmount(fields['amount']), description: readDescription(fields['description']) };
}

/** Reads the body of POST /v3/payments/{id}/capture; null captures the whole payment. @throws PaymentsError */
export function readCaptureRequest(body: Json | undefined): Amount | null {
  const amount = isObject(body) ? body['amount'] : undefined;
  return amount === undefined ? null : readAmount(amount);
}

/** The error for an invalid field. */
export function wrong(parameter: string, description: string): PaymentsError {
  return new PaymentsError('invalid_request', description, { parameter });
}

function readObject(value: Json | undefined, parameter: string): JsonObject {
  if (isObject(value)) return value;
  throw wrong(parameter, value === undefined ? 'Missing' : 'Must be an object');
}

function readAmount(value: Json | undefined): Amount {
  const fields = readObject(value, 'amount');
  const { value: amount, currency } = fields;
  if (typeof amount !== 'string' || !((kopecksOf(amount) ?? 0) > 0)) {
    throw wrong('amount.value', 'Must be a positive number with two digits after the point');
  }
  if (currency !== 'RUB') throw wrong('amount.currency', 'The shop does not take this currency');
  return { value: amount, currency };
}

function readDescription(value: Json | undefined): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && value.length <= DESCRIPTION_MAX) return value;
  throw wrong('description', `Must be a string of at most ${DESCRIPTION_MAX} characters`);
}

function readMetadata(value: Json | undefined): Record<string, string> {
  if (value === undefined) return {};
  const entries = Object.entries(readObject(value, 'metadata'));
  if (entries.length > METADATA_KEYS_MAX) throw wrong('metadata', `At most ${METADATA_KEYS_MAX} keys`);
  return Object.fromEntries(
    entries.map(([key, text]) => {
      if (key.length > METADATA_KEY_MAX) throw wrong('metadata', `A key has at most ${METADATA_KEY_MAX} characters`);
      if (typeof text !== 'string' || text.length > METADATA_VALUE_MAX) {
        throw wrong(`metadata.${key}`, `Must be a string of at most ${METADATA_VALUE_MAX} characters`);
      }
      return [key, text];
    }),
  );
}

function readReturnUrl(value: Json | undefined): string {
  const isAddress = typeof value === 'string' && value.length <= RETURN_URL_MAX && /^https?:$/.test(protocolOf(value));
  if (!isAddress) throw wrong('confirmation.return_url', 'Must be an http or https address');
  return value;
}

function protocolOf(address: string): string {
  return URL.parse(address)?.protocol ?? '';
}

function readLocale(value: Json | undefined): PaymentInput['locale'] {
  if (value === undefined || value === 'ru_RU') return 'ru_RU';
  if (value === 'en_US') return value;
  throw wrong('confirmation.locale', 'Must be ru_RU or en_US');
}
