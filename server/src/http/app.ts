import { BODY_MAX_BYTES } from '@perigee/core/base/http/errors';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import type { TrustedProxies } from '../config/config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { NO_TRACING, type Tracing } from '../tracing/tracing.ts';
import { type ApiOptions, mountApi } from './api.ts';
import { compressReplies } from './compress-replies.ts';
import { connectionTimeouts, limitConnections } from './limits/connections.ts';
import { answerClientError, answerErrors, answerUnreadable } from './error-reply.ts';
import { countFailures } from './count-failures.ts';
import { answerHealth, type HealthChecks } from './health.ts';
import { serveRequestEcho } from './request-echo.ts';
import { requestId } from './request-log.ts';
import { secureHeaders } from './security-headers.ts';
import { logLateCalls } from './limits/late-calls.ts';
import { mountSite, type SiteOptions } from './site.ts';
import { measureCalls } from './measure-calls.ts';
import { traceCalls } from './trace-calls.ts';
import { trustsProxy } from './limits/trusted-proxies.ts';

interface AppOptions extends HealthChecks {
  log: FastifyBaseLogger;
  /** Called when a request is answered with a failure of ours. */
  onFailure: () => void;
  /** Key of the programs that may ask how their own request arrived; see `serveRequestEcho`. */
  seenKey: Buffer;
  trustedProxies: TrustedProxies;
  api: ApiOptions;
  /** Null turns metrics off. */
  metrics?: Metrics | null;
  /** No tracing if left out. */
  tracing?: Tracing;
  /** Null serves only the API. */
  site: SiteOptions | null;
  /** In development, building the site on request blocks the event loop constantly, so late calls are not logged. */
  isDevelopment?: boolean;
}

/** The HTTP side of the product: API, health and site. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { log, trustedProxies, api, site, metrics = null, tracing = NO_TRACING, isDevelopment = false } = options;
  const app = fastify({
    loggerInstance: log,
    // A child logger per request costs more than most requests; failures are logged with the request id instead.
    childLoggerFactory: () => log,
    genReqId: requestId,
    trustProxy: trustsProxy(trustedProxies),
    bodyLimit: BODY_MAX_BYTES,
    ...connectionTimeouts(trustedProxies),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, _request, reply) => answerUnreadable(reply),
    // Logging every request would be noise; failures are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
  });

  limitConnections(app.server, trustedProxies);
  if (metrics !== null) measureCalls(app, metrics);
  if (tracing !== NO_TRACING) traceCalls(app, tracing);
  if (!isDevelopment) logLateCalls(app, log);
  answerErrors(app);
  secureHeaders(app, api.publicUrl.startsWith('https:'));
  compressReplies(app);
  countFailures(app, options.onFailure);
  answerHealth(app, options);
  serveRequestEcho(app, options.seenKey);
  await mountApi(app, api);
  if (site !== null) await mountSite(app, site);
  return app;
}
