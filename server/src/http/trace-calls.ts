import { API_BASE } from '@perigee/core/base/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ActiveSpan, runIn } from '../tracing/active-span.ts';
import type { Tracing } from '../tracing/tracing.ts';

/**
 * Starts a new trace for each API call. The caller's trace headers are ignored: anyone could otherwise make us record
 * any number of traces or join those of others.
 */
export function traceCalls(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, ActiveSpan>();
  const within = (request: FastifyRequest, go: () => void) => {
    const span = spans.get(request);
    if (span === undefined) go();
    else runIn(span, go);
  };

  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const { url: route } = routeOptions;
    if (route?.startsWith(`${API_BASE}/`) === true) {
      const attributes = { 'http.request.method': method, 'http.route': route };
      const span = tracing.open({ name: `${method} ${route}`, kind: 'server', attributes });
      if (span !== null) spans.set(request, span);
    }
    within(request, done);
  });
  // The body is read outside of the async context set above.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.set({ 'http.response.status_code': reply.statusCode });
    span?.end();
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end();
    done();
  });
}
