import type { IncomingMessage } from 'node:http';
import { ApiError } from '../protocol/api-error.ts';
import type { Reply } from '../protocol/reply.ts';
import type { createRouter, Match } from '../http/router.ts';
import type { Platform } from '../platform/platform.ts';
import { PaymentsError } from '../platform/payments-error.ts';
import { describeFault, type PaymentsFault } from '../platform/payments-faults.ts';

/** Runs the matched route for a request. */
type Handle = (platform: Platform, match: Match, request: IncomingMessage, url: URL) => Promise<Reply>;
type Find = ReturnType<typeof createRouter>;

/** The outcome of a call: an answer, a dropped connection, or no answer at all. */
export type PaymentsAnswer = Reply | 'drop' | 'silence';

/** Answers a call of the payments API in the provider's format. */
export async function answerPayments(
  platform: Platform,
  find: Find,
  request: IncomingMessage,
  handle: Handle,
): Promise<PaymentsAnswer> {
  const { payments } = platform;
  if (payments.isAway) return 'drop';
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', platform.publicUrl);
  const fault = payments.faults.take(method, url.pathname);

  const isDone = fault === undefined || DONE.has(fault.how);
  const done = isDone ? await attempt(platform, find, request, url, handle) : null;
  const reply = fault === undefined ? (done ?? 'drop') : answerWithFault(fault);
  const key = request.headers['idempotence-key'];
  payments.calls.push({
    method,
    path: url.pathname,
    status: typeof reply === 'string' ? 0 : reply.status,
    idempotenceKey: typeof key === 'string' ? key : null,
  });
  return reply;
}

const DONE: ReadonlySet<PaymentsFault['how']> = new Set(['after', 'lost', 'hangsAfter']);

function answerWithFault(fault: PaymentsFault): PaymentsAnswer {
  if (fault.how === 'lost') return 'drop';
  return fault.how === 'hangs' || fault.how === 'hangsAfter' ? 'silence' : describeFault(fault).reply;
}

async function attempt(
  platform: Platform,
  find: Find,
  request: IncomingMessage,
  url: URL,
  handle: Handle,
): Promise<Reply> {
  try {
    assertShop(platform, request.headers.authorization);
    const match = find(request.method ?? 'GET', url.pathname);
    if (match === undefined) throw new PaymentsError('not_found', 'There is no such resource');
    if (match === 'wrong method') throw new PaymentsError('method_not_allowed', 'This method is not allowed here');
    return await handle(platform, match, request, url);
  } catch (error) {
    if (error instanceof PaymentsError) return error.reply;
    if (error instanceof ApiError) return new PaymentsError('invalid_request', error.message).reply;
    process.emitWarning(error instanceof Error ? (error.stack ?? error.message) : String(error), 'SimulatorWarning');
    return new PaymentsError('internal_server_error', 'Internal server error').reply;
  }
}

function assertShop({ payments }: Platform, authorization: string | undefined): void {
  const [scheme, credentials = ''] = authorization?.split(' ') ?? [];
  const isShop =
    scheme === 'Basic' &&
    payments.shopId !== '' &&
    Buffer.from(credentials, 'base64').toString('utf8') === `${payments.shopId}:${payments.secretKey}`;
  if (!isShop) throw new PaymentsError('invalid_credentials', 'Error in shopId or secret key. Check their validity.');
}
