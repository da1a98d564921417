import { API_BASE } from '@perigee/core/http/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ActiveSpan, runIn } from '../tracing/active-span.ts';
import type { Tracing } from '../tracing/tracing.ts';

/**
 * Makes each call of the API a trace of its own. What a caller says of a trace is not believed: anybody may call, and could
 * have us make as many as they like, or join those of others.
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
  // The body arrives outside of what went before.
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
