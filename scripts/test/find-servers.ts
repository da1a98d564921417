import { connect } from 'node:net';
import pg from 'pg';

const POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';
const REDIS = 'redis://127.0.0.1:6379';

const PROBE_MS = 2000;

interface Servers {
  /** Environment for the tests that run on a database server; null where none answers. */
  env: { TEST_DATABASE_URL: string; TEST_REDIS_URL?: string } | null;
  /** Notes for the log about servers that did not answer. */
  missing: string[];
}

/** Looks for a PostgreSQL and a Redis to test on: those set in the environment, otherwise those of this machine. */
export async function findServers(environment: NodeJS.ProcessEnv): Promise<Servers> {
  const databaseUrl = environment['TEST_DATABASE_URL'] ?? POSTGRES;
  const redisUrl = environment['TEST_REDIS_URL'] ?? REDIS;
  const [hasDatabase, hasRedis] = await Promise.all([answersQuery(databaseUrl), answersPing(redisUrl)]);

  const missing = [
    ...(hasDatabase ? [] : [`PostgreSQL does not answer on ${new URL(databaseUrl).host}: its part is skipped.`]),
    ...(hasRedis ? [] : [`Redis does not answer on ${new URL(redisUrl).host}: its part is skipped.`]),
  ];
  if (!hasDatabase) return { env: null, missing };
  return { env: { TEST_DATABASE_URL: databaseUrl, ...(hasRedis && { TEST_REDIS_URL: redisUrl }) }, missing };
}

async function answersQuery(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

async function answersPing(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port || 6379), hostname, () => socket.write('PING\r\n'));
    const answer = (isAvailable: boolean) => {
      socket.destroy();
      resolve(isAvailable);
    };
    socket.setTimeout(PROBE_MS, () => answer(false));
    socket.on('error', () => answer(false));
    // A server with a password answers -NOAUTH: it exists, but the tests cannot use it.
    socket.once('data', (reply) => answer(reply.toString().startsWith('+PONG')));
  });
}
