import { BODY_MAX_BYTES } from '@perigee/core/http/errors';
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
import { answerSeen } from './seen.ts';
import { requestId } from './request-log.ts';
import { secureHeaders } from './security-headers.ts';
import { logLateCalls } from './limits/late-calls.ts';
import { mountSite, type SiteOptions } from './site.ts';
import { measureCalls } from './measure-calls.ts';
import { traceCalls } from './trace-calls.ts';
import { trustsProxy } from './limits/trusted-proxies.ts';

interface AppOptions extends HealthChecks {
  log: FastifyBaseLogger;
  /** A call was answered with a failure of ours. */
  onFailure: () => void;
  /** What programs that know it are told of how their own request arrived; see `answerSeen`. */
  seenKey: Buffer;
  trustedProxies: TrustedProxies;
  api: ApiOptions;
  /** Null counts nothing. */
  metrics?: Metrics | null;
  /** Makes no traces where it is not given. */
  tracing?: Tracing;
  /** Null serves the API alone. */
  site: SiteOptions | null;
  /** Building the site's sources as they are asked for blocks the process every other second, which is no news then. */
  isDevelopment?: boolean;
}

/** The HTTP side of the product: API, health and site. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { log, trustedProxies, api, site, metrics = null, tracing = NO_TRACING, isDevelopment = false } = options;
  const app = fastify({
    loggerInstance: log,
    // A logger of its own for each request costs more than most requests; the few that fail are logged with their id.
    childLoggerFactory: () => log,
    genReqId: requestId,
    trustProxy: trustsProxy(trustedProxies),
    bodyLimit: BODY_MAX_BYTES,
    ...connectionTimeouts(trustedProxies),
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (_error, _request, reply) => answerUnreadable(reply),
    // One line a request is noise on a laptop; failures are logged where they are answered.
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
  answerSeen(app, options.seenKey);
  await mountApi(app, api);
  if (site !== null) await mountSite(app, site);
  return app;
}
