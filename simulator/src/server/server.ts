import { now } from '../base/clock.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { answerPayments } from '../payments/answer-payments.ts';
import { actingAs, type Platform } from '../platform/platform.ts';
import type { FaultedCall } from '../platform/faults.ts';
import { actingApplication } from '../http/acting.ts';
import { assertAccess } from '../protocol/access.ts';
import { readActor } from '../http/actor.ts';
import { ApiError, TooMany } from '../protocol/api-error.ts';
import { isAbout, isWithin } from '../http/call-subject.ts';
import { assertLocal } from '../http/local-only.ts';
import { json, type Reply } from '../protocol/reply.ts';
import { readRequestBody } from '../http/request-body.ts';
import type { createRouter, Match } from '../http/router.ts';

export interface Routers {
  /** Under /api/v10 and /api. */
  api: ReturnType<typeof createRouter>;
  /** The payment provider's API, under /v3. */
  payments: ReturnType<typeof createRouter>;
  /** Everything else: authorization page, chat client, pictures, payment pages. */
  pages: ReturnType<typeof createRouter>;
}

/** The API versions served; without a version, the newest. */
const API_PREFIX = /^\/api(\/v(9|10))?(?=\/|$)/;

const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, X-Audit-Log-Reason',
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'access-control-expose-headers':
    'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset, X-RateLimit-Reset-After, X-RateLimit-Bucket, X-RateLimit-Global, X-RateLimit-Scope',
  'access-control-max-age': '600',
};

/**
 * How long an idle connection is kept, in milliseconds: longer than callers pause. Node's 5 s closed connections just as
 * a caller sent its next request.
 */
const KEEP_ALIVE_MS = 75_000;

/** Serves the routes; answers errors in the platform's format. */
export function createHttpServer(platform: Platform, routers: Routers): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    if (platform.isAway) {
      request.socket.destroy();
      return;
    }
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    if (path.startsWith('/v3/')) {
      answerPayments(platform, routers.payments, request, handle)
        .then((reply) => {
          if (reply === 'drop') request.socket.destroy();
          else if (reply !== 'silence') send(response, reply, false);
        })
        .catch(() => response.destroy());
      return;
    }
    const isApi = isApiPath(path);
    const method = request.method ?? 'GET';
    const call = {
      method,
      path,
      isAbout: (id: string) => isAbout(platform, request, path, id),
      contains: (text: string) => isWithin(request, text),
    };
    const refusal = isApi ? platform.edge.refusal(addressOf(request)) : undefined;
    if (refusal !== undefined) return send(response, refusal, isApi);
    answer(platform, isApi ? routers.api : routers.pages, request, call)
      .catch((error: unknown) => replyToError(error))
      .then(async (reply) => {
        if (isApi) noteCall(platform, request, { method, path, reply });
        const loss = await platform.faults.loss(call);
        if (loss === 'cut') request.socket.destroy();
        else if (loss === undefined) send(response, reply, isApi);
      })
      .catch(() => response.destroy());
  });
}

function isApiPath(path: string): boolean {
  return /^\/api(\/|$)/.test(path);
}

async function answer(
  platform: Platform,
  find: Routers['api'],
  request: IncomingMessage,
  call: FaultedCall,
): Promise<Reply> {
  const { method } = call;
  const isApi = isApiPath(call.path);
  const url = new URL(request.url ?? '/', platform.publicUrl);
  if (isApi && method === 'OPTIONS') return { status: 204, body: null, headers: {} };

  if (/^\/control(\/|$)/.test(url.pathname)) assertLocal(request);
  const fault = await platform.faults.take(call);
  if (fault !== undefined && fault.delayMs > 0) await sleep(fault.delayMs);
  if (fault?.failure === 'never') return new Promise<never>(() => {});
  if (fault !== undefined && fault.failure !== null) return fault.failure;

  const match = find(method, isApi ? url.pathname.replace(API_PREFIX, '') : url.pathname);
  if (match === undefined) throw new ApiError('notFound');
  if (match === 'wrong method') throw new ApiError('methodNotAllowed');
  if (!isApi) return handle(platform, match, request, url);
  const reply = await answerApi(platform, match, request, url).catch((error: unknown) => replyToError(error));
  platform.answerChecks.check(match.route, reply);
  return reply;
}

async function answerApi(platform: Platform, match: Match, request: IncomingMessage, url: URL): Promise<Reply> {
  const actor = readActor(platform, request.headers.authorization);
  assertAccess(actor, match.route.access);
  const caller = request.headers.authorization ?? '';
  const verdict = platform.limiter.check(match, actor, caller);
  if (verdict.isGlobal) platform.counters.addGlobalCall(now());
  if (verdict.refusal !== undefined) {
    return { ...verdict.refusal, headers: { ...verdict.headers, ...verdict.refusal.headers } };
  }
  const acting = actingAs(platform, actingApplication(platform, actor, match));
  const reply = await handle(acting, match, request, url).catch((error: unknown) => replyToError(error));
  return { ...reply, headers: { ...verdict.headers, ...reply.headers } };
}

async function handle(platform: Platform, match: Match, request: IncomingMessage, url: URL): Promise<Reply> {
  const { body, files } = await readRequestBody(request);
  return match.route.handle({
    platform,
    actor: readActor(platform, request.headers.authorization),
    param: (name) => match.params[name] ?? '',
    query: url.searchParams,
    body,
    headers: request.headers,
    reason: readReason(request),
    files,
  });
}

function noteCall(
  platform: Platform,
  request: IncomingMessage,
  { method, path, reply }: { method: string; path: string; reply: Reply },
): void {
  const { status } = reply;
  const at = now();
  const isShared = reply.headers['x-ratelimit-scope'] === 'shared';
  platform.requests.add({ method, path, status, at });
  platform.counters.addCall({ status, isShared });
  platform.edge.note(addressOf(request), { status, isShared });
}

function addressOf({ socket }: IncomingMessage): string {
  return socket.remoteAddress ?? '';
}

function readReason(request: IncomingMessage): string | null {
  const header = request.headers['x-audit-log-reason'];
  if (typeof header !== 'string' || header === '') return null;
  try {
    return decodeURIComponent(header).slice(0, 512);
  } catch {
    return header.slice(0, 512);
  }
}

function replyToError(error: unknown): Reply {
  if (error instanceof ApiError) {
    const reply = json(error.body, error.status);
    return error instanceof TooMany ? { ...reply, headers: { ...reply.headers, ...error.headers } } : reply;
  }
  process.emitWarning(error instanceof Error ? (error.stack ?? error.message) : String(error), 'SimulatorWarning');
  return json({ message: '500: Internal Server Error', code: 0 }, 500);
}

function send(response: ServerResponse, reply: Reply, isApi: boolean): void {
  response.writeHead(reply.status, isApi ? { ...reply.headers, ...CORS_HEADERS } : reply.headers);
  if (reply.stream !== undefined) reply.stream(response);
  else response.end(reply.body ?? undefined);
}
