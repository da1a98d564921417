import { type FastifyBaseLogger, fastify } from 'fastify';
import { expect, test } from 'vitest';
import { PlatformError } from '../discord/platform-error.ts';
import { answerErrors } from './error-reply.ts';
import { createLog } from './request-log.ts';

test('Logs a failed request with its path, but without its secrets', async () => {
  let output = '';
  const log: FastifyBaseLogger = createLog('trace', { write: (line) => void (output += line) });
  const app = fastify({ loggerInstance: log });
  answerErrors(app);
  app.get('/failing', () => {
    throw new PlatformError('away', { cause: new TypeError('fetch failed') });
  });

  await app.inject({
    url: '/failing?code=secret',
    headers: { authorization: 'Bearer secret', cookie: 'token=secret' },
  });
  await app.close();

  expect(output).toContain('Discord or database unavailable');
  expect(output).toContain('"path":"/failing"');
  expect(output).not.toContain('secret');
});
