import type { FastifyInstance } from 'fastify';

/**
 * Headers for everything that is not a page: it may not run scripts, be framed or be embedded. A fixed table, because
 * the library that writes these headers computes them for each reply, at a tenth of the API's throughput.
 */
export const ANSWER_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** One year: browsers that came once over https never use http again. Over plain http they ignore it. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/** Additional headers of a page; its content security policy is its own and names its scripts. */
export const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Sends the security headers with every reply. */
export function secureHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = isHttps ? { ...ANSWER_HEADERS, ...HTTPS_ONLY } : ANSWER_HEADERS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
