import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { statsEndpoints } from '@perigee/core/community/stats/endpoints';
import { describe, expect } from 'vitest';
import { createApiClient } from './support/api-client.ts';
import { test } from './support/fixtures.ts';
import { serveConfigured } from './support/serve-configured.ts';

test('Throttles an address that calls too often', async ({ world }) => {
  const api = createApiClient(await serveConfigured(world, { RATE_LIMIT_PER_MINUTE: '3', REDIS_URL: '' }));

  const replies = [];
  for (let call = 0; call < 4; call++) replies.push(await api.call(null, statsEndpoints.read));
  const refused = replies.at(-1);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(refused?.body).toMatchObject({ code: 'tooManyRequests' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('Response headers', () => {
  test('Responses cannot be framed, run as scripts or cached', async ({ api }) => {
    const { headers } = await api.call(null, statsEndpoints.read);

    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  test('Responses carry the request ID of the caller if it is well-formed', async ({ api }) => {
    const reply = await api.call(null, statsEndpoints.read, { headers: { 'x-request-id': 'balancer-0001' } });
    const strange = await api.call(null, statsEndpoints.read, { headers: { 'x-request-id': 'a b<c>' } });

    expect(reply.headers.get('x-request-id')).toBe('balancer-0001');
    expect(strange.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('Health endpoints report a live and a ready process', async ({ world }) => {
  const [live, ready] = await Promise.all(
    ['/health/live', '/health/ready'].map((path) => fetch(new URL(path, world.apiUrl))),
  );

  expect(await live?.json()).toEqual({ status: 'live' });
  expect(await ready?.json()).toEqual({ status: 'ready' });
});

test('The API documentation is public, and its page finds its own files', async ({ api }) => {
  const page = await api.send('/docs', { method: 'GET' });
  const files = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
  const answers = await Promise.all(files.map((path) => api.send(path.replace(/^\/api/, ''), { method: 'GET' })));

  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/);
  expect(files).toContain('/api/docs/static/swagger-ui-bundle.js');
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
});

test('Answers an undecodable address with the common error format', async ({ api }) => {
  const reply = await api.send('/public/%E0%A4%A', { method: 'GET' });

  expect(reply).toMatchObject({ status: 400, body: { code: 'malformed', message: 'The URL is malformed' } });
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

test('Error responses are not cached', async ({ api }) => {
  const { headers } = await api.send('/private/guilds', { method: 'GET' });

  expect(headers.get('cache-control')).toBe('no-store');
});

describe('Response compression', () => {
  const fetchStats = async (apiUrl: string, acceptEncoding: string) => {
    const { promise, resolve } = Promise.withResolvers<IncomingMessage>();
    get(`${apiUrl}/public/commands`, { headers: { 'accept-encoding': acceptEncoding } }, resolve);
    const reply = await promise;
    const bytes = await buffer(reply);
    return { headers: reply.headers, bytes };
  };

  test('Compresses a long response with brotli or gzip if the client accepts it', async ({ world }) => {
    const plain = await fetchStats(world.apiUrl, 'identity');
    const brotli = await fetchStats(world.apiUrl, 'gzip, deflate, br');
    const gzip = await fetchStats(world.apiUrl, 'gzip, br;q=0');

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(brotliDecompressSync(brotli.bytes)).toEqual(plain.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2);
  });
});
