import type pg from 'pg';
import type { Logger } from 'pino';
import type { AskServer } from './ask-server.ts';

/** How often silent connections are looked for: so often within the time they may be silent. */
const LOOKS = 6;

interface Watched {
  client: pg.Client;
  /** Queries that have no answer yet. */
  waiting: number;
  /** When it was last asked something after it had answered all, or last heard of; by the monotonic clock. */
  quietSince: number;
  /** Whether somebody has it at the moment. */
  isTaken: boolean;
}

/** Finds connections that are open and dead, which nothing else would for a quarter of an hour. */
export interface ConnectionWatch {
  /** Follows a connection from its beginning. */
  add(client: pg.Client): void;
  /** Gives every connection up at once, and stops looking. */
  abandon(): void;
  stop(): void;
}

interface WatchOptions {
  pool: pg.Pool;
  ask: AskServer;
  /** How long a connection may be silent while somebody waits for it before the server is asked after it, in milliseconds. */
  silentMs: number;
  log: Logger;
}

/**
 * A connection that does not answer may have a long statement to do, or be dead. The server knows which; where the server
 * does not answer either, or does not work for it, the connection is given up, and whoever waits is told that the database is
 * away. Connections nobody waits for are then given up too: they went the same way.
 */
export function watchConnections({ pool, ask, silentMs, log }: WatchOptions): ConnectionWatch {
  const watched = new Map<pg.Client, Watched>();
  let isAsking = false;

  const note = (isTaken: boolean) => (client: pg.PoolClient) => {
    const known = watched.get(client);
    if (known !== undefined) known.isTaken = isTaken;
  };
  pool.on('acquire', note(true));
  pool.on('release', (_error: Error, client: pg.PoolClient) => note(false)(client));
  pool.on('remove', (client: pg.PoolClient) => watched.delete(client));

  const discard = ({ client }: Watched) => {
    watched.delete(client);
    client.connection.stream.destroy(connectionLost());
  };

  const discardDead = async (silent: readonly Watched[]): Promise<void> => {
    const requested = silent.map((each) => ({ each, quietSince: each.quietSince }));
    const isDead = await ask(silent.flatMap(({ client }) => pidOf(client) ?? []));
    // Data received in the meantime says more than the server's answer.
    const quiet = requested.filter(({ each, quietSince }) => each.waiting > 0 && each.quietSince === quietSince);
    const dead = quiet.filter(({ each }) => isDead(pidOf(each.client))).map(({ each }) => each);
    for (const { each } of quiet) each.quietSince = performance.now();
    if (dead.length === 0) return;
    log.warn({ connections: dead.length }, 'the database does not answer: connections were given up');
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

/** Notes what is asked on it and when it was heard of. */
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
        const heard = (...answer: unknown[]) => {
          end();
          Reflect.apply(callback, undefined, answer);
        };
        return Reflect.apply(query, client, [...input.slice(0, -1), heard]);
      }
      const answer: unknown = Reflect.apply(query, client, input);
      if (answer instanceof Promise) answer.then(end, end);
      else end();
      return answer;
    },
  });
}

/** The server's number of it. */
export function pidOf(client: object): number | null {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : null;
}

function connectionLost(): Error {
  return Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' });
}
