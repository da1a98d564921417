import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Headers for everything that is not a page: nothing may run, frame or embed it. Pages answer with a content policy
 * of their own, which names the scripts they carry.
 */
export async function secureHeaders(app: FastifyInstance, isHttps: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    // Over plain http a browser would ignore it; behind a proxy the site's own address says which it is.
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Avatars come from the platform's CDN, which sends no resource policy.
    crossOriginEmbedderPolicy: false,
  });
}
