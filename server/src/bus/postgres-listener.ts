import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { PROCESS_NAME } from '../database/process-name.ts';

interface Listening {
  connectionString: string;
  channel: string;
  log: Logger;
  onMessage: (text: string) => void;
  /** Called after a reconnection: messages sent meanwhile were missed. */
  onRenewed: () => void;
}

/** Pause between two attempts to connect, in milliseconds. */
const RECONNECT_MS = 1_000;

/** How often the connection is pinged, and how long an answer may take, in milliseconds. */
const PING_EVERY_MS = 4_000;
const ANSWER_MS = 3_000;

/**
 * Listens on a channel over a dedicated connection. It is pinged, since nothing else would reveal a dead connection,
 * and reopened for as long as it takes. Returns a stop function.
 */
export async function keepListening(options: Listening): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let connection = await open(options);

  const run = async (): Promise<void> => {
    for (;;) {
      await waitForDisconnect(connection, signal);
      connection.connection.stream.destroy();
      if (signal.aborted) return;
      options.log.warn('database connection for announcements lost, reconnecting');
      const renewed = await openWithRetries(options, signal);
      if (renewed === null) return;
      connection = renewed;
      options.onRenewed();
    }
  };
  const running = run();

  return async () => {
    stopping.abort();
    await running;
  };
}

async function open({ connectionString, channel, onMessage }: Listening): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
    application_name: PROCESS_NAME,
  });
  // The waiting code learns of the end elsewhere, but an 'error' event without a listener would crash the process.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => onMessage(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    return client;
  } catch (error) {
    client.connection.stream.destroy();
    throw error;
  }
}

/** Retries until connected; null once stopped. */
async function openWithRetries(options: Listening, signal: AbortSignal): Promise<pg.Client | null> {
  for (;;) {
    await pause(RECONNECT_MS, signal);
    if (signal.aborted) return null;
    const client = await open(options).catch(() => null);
    if (client !== null && !signal.aborted) return client;
    client?.connection.stream.destroy();
  }
}

/** Resolves when the connection ends or stops answering, or on abort. */
async function waitForDisconnect(client: pg.Client, signal: AbortSignal): Promise<void> {
  const broken = new AbortController();
  client.once('end', () => broken.abort());
  const ended = AbortSignal.any([signal, broken.signal]);
  while (!ended.aborted) {
    await pause(PING_EVERY_MS, ended);
    if (ended.aborted) return;
    const isThere = await client.query('SELECT 1').then(
      () => true,
      () => false,
    );
    if (!isThere) return;
  }
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal }).catch(() => {});
}
