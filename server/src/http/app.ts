import { BODY_MAX_BYTES } from '@perigee/core/http/errors';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { TrustedProxies } from '../config/config.ts';
import { type ApiOptions, mountApi } from './api.ts';
import { compressReplies } from './compress-replies.ts';
import { answerErrors, answerUnreadable } from './error-reply.ts';
import { answerHealth } from './health.ts';
import { requestId } from './request-log.ts';
import { secureHeaders } from './security-headers.ts';
import { mountSite, type SiteOptions } from './site.ts';
import { trustsProxy } from './trusted-proxies.ts';

interface AppOptions {
  log: FastifyBaseLogger;
  trustedProxies: TrustedProxies;
  api: ApiOptions;
  /** Null serves the API alone. */
  site: SiteOptions | null;
  ready(): Promise<unknown>;
  platform(): object;
}

/** Longest a whole request may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/** The HTTP side of the product: API, health and site. */
export async function createApp({
  log,
  trustedProxies,
  api,
  site,
  ready,
  platform,
}: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: log,
    // A logger of its own for each request costs more than most requests; the few that fail are logged with their id.
    childLoggerFactory: () => log,
    genReqId: requestId,
    trustProxy: trustsProxy(trustedProxies),
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, _request, reply) => answerUnreadable(reply),
    // One line a request is noise on a laptop; failures are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
  });

  answerErrors(app);
  secureHeaders(app, api.publicUrl.startsWith('https:'));
  compressReplies(app);
  answerHealth(app, { ready, platform });
  await mountApi(app, api);
  if (site !== null) await mountSite(app, site);
  return app;
}
