import { setTimeout as wait } from 'node:timers/promises';
import { fastify } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { LATE_MS, logLateCalls } from './late-calls.ts';

/** An app with a call that blocks the event loop, and the lines it logs. */
async function startBusy() {
  const app = fastify();
  const lines: unknown[] = [];
  logLateCalls(app, { warn: (late: unknown) => void lines.push(late) });
  app.get('/guilds/:guildId/busy', () => {
    const until = performance.now() + LATE_MS * 2;
    while (performance.now() < until);
    return 'done';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  return { app, lines };
}

test('Logs a call that blocks the event loop by its route, without its content', async () => {
  const { app, lines } = await startBusy();
  const askUntilLogged = async () => {
    await app.inject({ url: '/guilds/123/busy?token=secret', headers: { authorization: 'Bearer secret' } });
    return lines;
  };

  // A stalled machine is logged too, without a call, and then suppresses further lines for a second.
  await expect.poll(askUntilLogged).toContainEqual({
    lateMs: expect.any(Number),
    call: 'GET /guilds/:guildId/busy',
    alongside: [],
  });
  expect(JSON.stringify(lines)).not.toContain('secret');
});

test('Logs at most one blocked event loop per second', async () => {
  const { app, lines } = await startBusy();
  const startedAt = performance.now();

  for (let count = 0; count < 8; count += 1) {
    await app.inject({ url: '/guilds/123/busy' });
    await wait(30);
  }

  const seconds = (performance.now() - startedAt) / 1_000;
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(Math.floor(seconds) + 1);
});
