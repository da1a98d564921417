import { once } from 'node:events';
import { connect as connectTcp } from 'node:net';
import { constants, createInflate, createZstdDecompress, inflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Simulator } from '../../src/main.ts';
import { connect, type GatewayClient, identify, INTENT } from './gateway-client.ts';
import { personWhoIs, start } from '../start.ts';

let simulator: Simulator;
const open: GatewayClient[] = [];
beforeAll(async () => {
  simulator = await start();
});
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});
afterAll(() => simulator.close());

/** Decompresses one stream spanning all messages; each message must be complete when it arrives. */
function createReader(stream: ReturnType<typeof createInflate> | ReturnType<typeof createZstdDecompress>) {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  return async (message: Buffer) => {
    const before = chunks.length;
    await new Promise<void>((resolve) => stream.write(message, () => resolve()));
    return Buffer.concat(chunks.slice(before)).toString('utf8');
  };
}

describe('transport compression', () => {
  test.for([
    ['zlib-stream', () => createInflate({ finishFlush: constants.Z_SYNC_FLUSH })],
    ['zstd-stream', () => createZstdDecompress()],
  ] as const)('A connection uses one %s, flushed after each message', async ([name, createStream]) => {
    const read = createReader(createStream());
    const messages: Buffer[] = [];
    const client = await connect(simulator, identify(INTENT.guilds | INTENT.messages), {
      path: `/?v=10&encoding=json&compress=${name}`,
      decode: (message) => {
        messages.push(message);
        return '{}';
      },
    });
    open.push(client);
    const guild = simulator.world.createGuild({ name: 'Packed', ownerId: personWhoIs(simulator, 'owner') });
    await client.next(() => messages.length > 6);

    const texts: string[] = [];
    for (const message of messages) texts.push(await read(message));

    expect(texts[0]).toContain('"heartbeat_interval":41250');
    expect(texts[1]).toContain('"READY"');
    expect(texts.filter((text) => text.includes('GUILD_CREATE')).length).toBeGreaterThan(1);
    expect(texts.every((text) => text.endsWith('}'))).toBe(true);
    expect(guild.id).not.toBe('');
  });

  test('The gateway compresses each payload separately if identify requests it', async () => {
    const client = await connect(simulator, identify(INTENT.guilds, { compress: true }), {
      decode: (message) => inflateSync(message).toString('utf8'),
    });
    open.push(client);

    expect(await client.event('READY')).toMatchObject({ s: 1 });
  });
});

describe('gateway address', () => {
  test.for(['/', '/?v=10&encoding=json', '/gateway', '/gateway/?v=10', '/?v=9'])(
    'The gateway accepts connections at %s',
    async (path) => {
      const client = await connect(simulator, undefined, { path });
      open.push(client);

      expect(await client.next(({ op }) => op === 10)).toMatchObject({ op: 10 });
    },
  );

  test('HELLO arrives in a separate segment even if the event loop is blocked', async () => {
    onTestFinished(standStill(20));
    const socket = connectTcp(simulator.port, '127.0.0.1');
    await once(socket, 'connect');
    const key = Buffer.from('0123456789abcdef').toString('base64');
    socket.write(
      `GET /?v=10 HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );

    const [first] = await once(socket, 'data');
    const [second] = await once(socket, 'data');

    expect(String(first)).toMatch(/^HTTP\/1\.1 101[\s\S]*\r\n\r\n$/);
    expect(String(second)).toContain('heartbeat_interval');
    socket.destroy();
  });
});

/** Blocks every turn of the event loop for `ms`, until the returned function is called. */
function standStill(ms: number): () => void {
  let next: NodeJS.Immediate;
  const block = () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    next = setImmediate(block);
  };
  next = setImmediate(block);
  return () => clearImmediate(next);
}
