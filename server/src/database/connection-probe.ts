import pg from 'pg';
import { POOLED_NAME } from './process-name.ts';

/** Asks the server over a new connection which of the given connections are dead. */
export type ProbeConnections = (pids: readonly number[]) => Promise<(pid: number | null) => boolean>;

/** Too many connections: the server answers, but says nothing about the others. */
const TOO_MANY = '53300';

/**
 * A connection counts as alive if its server process is executing a statement, however long that takes, or if its reply
 * may still be in transit. The others never received their query, or their reply was lost: they are terminated, which
 * frees their locks.
 * @param withinMs Time-out of connecting, and of the answer, in milliseconds.
 */
export function createConnectionProbe(connectionString: string, withinMs: number): ProbeConnections {
  return async (pids) => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: withinMs,
      query_timeout: withinMs,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(ALIVE, [pids]);
      const alive = new Set(rows.map(({ pid }) => pid));
      const dead = pids.filter((pid) => !alive.has(pid));
      await client.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [dead]);
      return (pid) => pid === null || !alive.has(pid);
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === TOO_MANY;
      return () => !isThere;
    } finally {
      client.connection.stream.destroy();
    }
  };
}

/**
 * Behind a pooler, server processes do not belong to particular connections, so all that can be checked is whether a
 * new connection gets an answer. As long as it does, the others are assumed to be alive.
 * @param withinMs Time-out of connecting, and of the answer, in milliseconds.
 */
export function askPooler(connectionString: string, withinMs: number): ProbeConnections {
  return async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: withinMs,
      query_timeout: withinMs,
      application_name: POOLED_NAME,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return () => false;
    } catch (error) {
      const isThere = error instanceof Error && 'code' in error && error.code === TOO_MANY;
      return () => !isThere;
    } finally {
      client.connection.stream.destroy();
    }
  };
}

/** A server process waiting for its client in the middle of a statement waits for lost data, so it is not alive. */
const ALIVE = `select pid from pg_stat_activity where pid = any($1::int[])
  and ((state = 'active' and wait_event_type is distinct from 'Client')
    or state_change > clock_timestamp() - interval '1 second')`;
