import type { PlatformRateLimiter } from './calls/platform-rate-limiter.ts';
import { routeNameOf } from './calls/route-of.ts';
import { kindOfStatus, PlatformError } from './platform-error.ts';

/** Time-out of a call that a person waits for, in milliseconds. */
const CALL_TIMEOUT_MS = 5000;

/**
 * Makes one platform call outside of the bot's REST client. Returns the parsed body, or undefined if it is empty.
 * @throws PlatformError for every failure.
 */
export async function platformFetch(line: PlatformRateLimiter, url: string, init: RequestInit): Promise<unknown> {
  const reply = await sendWatched(line, url, init);
  const { status, headers } = reply;
  line.invalidRequests.note({ status, isShared: headers.get('x-ratelimit-scope') === 'shared' });
  if (!reply.ok) throw await describeFailure(reply);
  if (reply.status === 204) return undefined;
  return readJson(reply).catch((cause: unknown) => {
    throw new PlatformError('away', { cause });
  });
}

async function sendWatched(line: PlatformRateLimiter, url: string, init: RequestInit): Promise<Response> {
  const { method = 'GET' } = init;
  const since = performance.now();
  try {
    const reply = await line.watch.trace(method, url, () => send(line, url, init));
    line.watch.answered(routeNameOf(method, url), { method, status: reply.status, since });
    return reply;
  } catch (error) {
    line.watch.unanswered({ method, url, since });
    throw error;
  }
}

async function send({ abandoned }: PlatformRateLimiter, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.any([AbortSignal.timeout(CALL_TIMEOUT_MS), abandoned]) });
  } catch (cause) {
    throw new PlatformError('away', { cause });
  }
}

/** Revoking a token answers 200 with an empty body. */
async function readJson(reply: Response): Promise<unknown> {
  const text = await reply.text();
  return text === '' ? undefined : JSON.parse(text);
}

async function describeFailure(reply: Response): Promise<PlatformError> {
  const body = await readJson(reply).catch(() => undefined);
  const code = readCode(body);
  const retryAfter = Number(reply.headers.get('retry-after') ?? Number.NaN);
  return new PlatformError(kindOfStatus(reply.status), {
    ...(code !== undefined && { code }),
    ...(Number.isFinite(retryAfter) && { retryAfterSeconds: Math.ceil(retryAfter) }),
  });
}

/** REST errors have a number in `code`; OAuth2 errors (RFC 6749, 5.2) have a word in `error`. */
function readCode(body: unknown): number | string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('code' in body && typeof body.code === 'number') return body.code;
  if ('error' in body && typeof body.error === 'string') return body.error;
  return undefined;
}
