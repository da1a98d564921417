import pg from 'pg';
import { POOLED_NAME } from './process-name.ts';

/** Asks the server, over a new connection, which of these connections to it are dead. */
export type AskServer = (pids: readonly number[]) => Promise<(pid: number | null) => boolean>;

/** Too many connections: the server answers, but nothing about the others. */
const TOO_MANY = '53300';

/**
 * A connection whose server process works on a statement is alive, however long that takes; so is one whose answer may be on
 * its way. The others never heard what they were asked, or their answer was lost: they are ended, and what they had locked
 * is free.
 * @param withinMs How long the server has to take the new connection, and then to answer, in milliseconds.
 */
export function askOver(connectionString: string, withinMs: number): AskServer {
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
 * Through a pooler the server's processes are of no connection in particular: all that can be asked is whether a new one is
 * answered. While it is, the others are taken to be alive.
 * @param withinMs How long it has to take the new connection, and then to answer, in milliseconds.
 */
export function askPooler(connectionString: string, withinMs: number): AskServer {
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

/** A process that waits for its client in the middle of a statement waits for what was lost. */
const ALIVE = `select pid from pg_stat_activity where pid = any($1::int[])
  and ((state = 'active' and wait_event_type is distinct from 'Client')
    or state_change > clock_timestamp() - interval '1 second')`;
