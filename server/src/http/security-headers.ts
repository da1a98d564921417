import type { FastifyInstance } from 'fastify';

/**
 * For everything that is not a page: nothing may run, frame or embed it. A fixed table, because the library that writes
 * these headers works them out anew for each answer, at a tenth of the API's speed.
 */
export const ANSWER_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** A year: browsers that came once over https never try http again. Over plain http they ignore it. */
const HTTPS_ONLY = { 'strict-transport-security': 'max-age=31536000' };

/** What a page adds; its content policy is its own and names the scripts it carries. */
export const PAGE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
};

/** Sends the headers that keep browsers safe, with every answer. */
export function secureHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = isHttps ? { ...ANSWER_HEADERS, ...HTTPS_ONLY } : ANSWER_HEADERS;
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
