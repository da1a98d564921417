import type pg from 'pg';
import type { Logger } from 'pino';
import type { ProbeConnections } from './connection-probe.ts';

/** How many times silent connections are checked for within the allowed silence. */
const LOOKS = 6;

interface Watched {
  client: pg.Client;
  /** Queries without a reply yet. */
  waiting: number;
  /** The later of the first pending query and the last data received; by the monotonic clock, in milliseconds. */
  quietSince: number;
  /** Whether it is checked out of the pool. */
  isTaken: boolean;
}

/** Detects connections that are open but dead, which would otherwise take a quarter of an hour. */
export interface ConnectionWatch {
  /** Monitors a connection from its start. */
  add(client: pg.Client): void;
  /** Closes every connection at once and stops monitoring. */
  abandon(): void;
  stop(): void;
}

interface WatchOptions {
  pool: pg.Pool;
  ask: ProbeConnections;
  /** How long a connection with pending queries may be silent before the server is asked about it, in milliseconds. */
  silentMs: number;
  log: Logger;
}

/**
 * A silent connection may be running a long statement or be dead, and the server knows which. If the server does not
 * answer either, or is not working for the connection, the connection is closed and its queries fail as if the database
 * were away. Idle connections are then closed too, since they used the same network path.
 */
export function watchConnections({ pool, ask, silentMs, log }: WatchOptions): ConnectionWatch {
  const watched = new Map<pg.Client, Watched>();
  let isAsking = false;

  const note = (isTaken: boolean) => (client: pg.PoolClient) => {
    const existing = watched.get(client);
    if (existing !== undefined) existing.isTaken = isTaken;
  };
  pool.on('acquire', note(true));
  pool.on('release', (_error: Error, client: pg.PoolClient) => note(false)(client));
  pool.on('remove', (client: pg.PoolClient) => watched.delete(client));

  const discard = ({ client }: Watched) => {
    watched.delete(client);
    client.connection.stream.destroy(connectionError());
  };

  const discardDead = async (silent: readonly Watched[]): Promise<void> => {
    const requested = silent.map((each) => ({ each, quietSince: each.quietSince }));
    const isDead = await ask(silent.flatMap(({ client }) => pidOf(client) ?? []));
    // Data received in the meantime outweighs the server's answer.
    const quiet = requested.filter(({ each, quietSince }) => each.waiting > 0 && each.quietSince === quietSince);
    const dead = quiet.filter(({ each }) => isDead(pidOf(each.client))).map(({ each }) => each);
    for (const { each } of quiet) each.quietSince = performance.now();
    if (dead.length === 0) return;
    log.warn({ connections: dead.length }, 'database does not respond, dropping connections');
    for (const each of dead) discard(each);
    for (const each of watched.values()) if (!each.isTaken) discard(each);
  };

  const timer = setInterval(() => {
    const before = performance.now() - silentMs;
    const silent = [...watched.values()].filter(({ waiting, quietSince }) => waiting > 0 && quietSince < before);
    if (isAsking || silent.length === 0) return;
    isAsking = true;
    void discardDead(silent).finally(() => (isAsking = false));
  }, silentMs / LOOKS);
  timer.unref();

  return {
    add(client) {
      const each = { client, waiting: 0, quietSince: performance.now(), isTaken: true };
      watched.set(client, each);
      follow(each);
    },
    abandon() {
      clearInterval(timer);
      for (const each of watched.values()) discard(each);
    },
    stop: () => clearInterval(timer),
  };
}

/** Tracks pending queries and received data of a connection. */
function follow(each: Watched): void {
  const { client } = each;
  const { query } = client;
  client.connection.stream.on('data', () => {
    each.quietSince = performance.now();
  });
  const end = () => {
    each.waiting -= 1;
  };
  Object.assign(client, {
    query: (...input: unknown[]): unknown => {
      if (each.waiting === 0) each.quietSince = performance.now();
      each.waiting += 1;
      const callback = input.at(-1);
      if (typeof callback === 'function') {
        const onAnswer = (...answer: unknown[]) => {
          end();
          Reflect.apply(callback, undefined, answer);
        };
        return Reflect.apply(query, client, [...input.slice(0, -1), onAnswer]);
      }
      const answer: unknown = Reflect.apply(query, client, input);
      if (answer instanceof Promise) answer.then(end, end);
      else end();
      return answer;
    },
  });
}

/** The id of the server process behind the connection. */
export function pidOf(client: object): number | null {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : null;
}

function connectionError(): Error {
  return Object.assign(new Error('the database does not respond'), { code: 'ETIMEDOUT' });
}
