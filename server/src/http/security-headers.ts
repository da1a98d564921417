import type { FastifyInstance } from 'fastify';

/**
 * For everything that is not a page: nothing may run, frame or embed it. Pages answer with a content policy of their
 * own, which names the scripts they carry. A fixed table, because the library that writes these headers works them
 * out anew for each answer, at a tenth of the API's speed.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** A year: browsers that came once over https never try http again. Over plain http they ignore it. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

export function secureHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = isHttps ? { ...HEADERS, ...HTTPS_ONLY } : HEADERS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
