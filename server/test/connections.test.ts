import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { generalSection } from '@perigee/core/community/general/section';
import { expect, onTestFinished } from 'vitest';
import { CONNECTIONS_MAX } from '../src/http/limits/connections.ts';
import { test } from './support/fixtures.ts';
import { serveConfigured } from './support/serve-configured.ts';

async function open(apiUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(apiUrl);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', () => resolve()));
  return socket;
}

/** Opens that many connections from this machine with a call on each; returns how many are answered. */
async function countAnswered(apiUrl: string, count: number): Promise<number> {
  const sockets = await Promise.all(Array.from({ length: count }, () => open(apiUrl)));
  const answers = sockets.map(isAnswered);
  for (const socket of sockets) socket.write('GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
  return (await Promise.all(answers)).filter(Boolean).length;
}

/** Whether anything arrives on a connection before it is closed. */
function isAnswered(socket: Socket): Promise<boolean> {
  if (socket.destroyed) return Promise.resolve(false);
  return new Promise((resolve) => {
    socket.once('data', () => resolve(true)).once('close', () => resolve(false));
  });
}

test('Limits the connections of a client, but not those of a trusted proxy', async ({ world }) => {
  const direct = await serveConfigured(world, {});
  const behind = await serveConfigured(world, { TRUST_PROXY: '1' });

  const answered = await countAnswered(direct, CONNECTIONS_MAX + 10);
  const answeredBehind = await countAnswered(behind, CONNECTIONS_MAX + 10);

  expect([answered, answeredBehind]).toEqual([CONNECTIONS_MAX, CONNECTIONS_MAX + 10]);
});

test.for([
  { what: 'input that is not HTTP', sent: 'this is no HTTP\r\n\r\n', status: 400, code: 'malformed' },
  {
    what: 'oversized headers',
    sent: `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
    status: 413,
    code: 'tooLarge',
  },
])('Answers $what with the common error format', async ({ sent, status, code }, { world }) => {
  const socket = await open(world.apiUrl);

  socket.end(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ code, message: expect.any(String) });
});

test('Closes an unused connection silently, and answers an incomplete request before closing', async ({ world }) => {
  const [unused, half] = await Promise.all([open(world.apiUrl), open(world.apiUrl)]);
  half.write('GET / HTTP/1.1\r\nhost: localhost\r\n');

  const [silence, answer] = await Promise.all([text(unused), text(half)]);

  expect(silence).toBe('');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('The request did not arrive in time');
});

test.for([
  { what: 'broken', body: '{"prefix":', status: 400, code: 'malformed' },
  { what: 'prototype-polluting', body: '{"__proto__":{"prefix":"!"}}', status: 400, code: 'malformed' },
  { what: 'deeply nested', body: `${'['.repeat(50_000)}${']'.repeat(50_000)}`, status: 413, code: 'tooLarge' },
])('Answers $what JSON with the common error format', async ({ body, status, code }, { api, guild }) => {
  const reply = await api.send(generalSection.save.url.replace(':guildId', guild.id), {
    method: generalSection.save.method,
    headers: { authorization: `Bearer ${guild.manager.token}`, 'content-type': 'application/json' },
    body,
  });

  expect([reply.status, Object(reply.body).code]).toEqual([status, code]);
  expect(String(Object(reply.body).message)).not.toContain('JSON at position');
});
