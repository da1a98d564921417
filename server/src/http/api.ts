import { API_BASE } from '@perigee/core/base/http/endpoint';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../errors/app-error.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import { type AccessRules, guardAccess } from './access.ts';
import { documentApi } from './documentation.ts';
import { createRateCounter } from './limits/rate-counter.ts';
import { limitClients, limitPeople } from './limits/rate-limits.ts';
import { serializeReply } from './serialize-replies.ts';
import { BODY_BOUNDS, isWithinBounds } from './limits/json-bounds.ts';
import { isStorable } from './limits/storable-text.ts';
import { parseInput } from './validation.ts';

export interface ApiOptions {
  access: AccessRules;
  routes: FastifyPluginAsyncZod[];
  publicUrl: string;
  version: string;
  rateLimitPerMinute: number;
  redis: SharedStore | null;
}

/** Mounts the HTTP API below `/api`: rate limits, then authentication, then the features' routes. */
export async function mountApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(
    async (api) => {
      api.setValidatorCompiler(parseInput);
      api.setSerializerCompiler(serializeReply);
      api.setNotFoundHandler(() => {
        throw new AppError('notFound', 'No such call');
      });
      // Fastify also parses text/plain, which any foreign page can send without a CORS preflight.
      api.removeContentTypeParser('text/plain');
      parseJson(api);
      // Replies are personal and may be outdated a second later, refusals above all.
      api.addHook('onRequest', (_request, reply, done) => {
        reply.header('cache-control', 'no-store');
        done();
      });
      const counter = createRateCounter(options.redis);
      limitClients(api, options.rateLimitPerMinute, counter);
      guardAccess(api, options.access, () => limitPeople(api, options.rateLimitPerMinute, counter));
      api.addHook('preValidation', ({ body, query, params }, _reply, done) => {
        const place = isStorable(body) ? (isStorable([query, params]) ? null : 'address') : 'body';
        done(place === null ? undefined : new AppError('malformed', `The ${place} holds text that cannot be stored`));
      });
      await documentApi(api, options.publicUrl, options.version);
      for (const routes of options.routes) await api.register(routes);
    },
    { prefix: API_BASE },
  );
}

/** Parses JSON bodies within the bounds any call may need. */
function parseJson(api: FastifyInstance): void {
  const parse = api.getDefaultJsonParser('error', 'error');
  api.removeContentTypeParser('application/json');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (isWithinBounds(text, BODY_BOUNDS)) return parse(request, text, done);
    return done(new AppError('tooLarge', 'The body exceeds the maximum size'));
  });
}
