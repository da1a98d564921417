import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from './database-unavailable.ts';

interface LaggingOptions {
  replica: Dialect;
  primary: Dialect;
  log: Logger;
}

/** How long the replica is not used after a failure, in milliseconds. */
const REST_MS = 5_000;

/**
 * Errors a replica can cause but the primary does not: a row it read was changed meanwhile (40001); a table or column
 * has not been replicated yet (42P01, 42703); it is another database or refuses the login (3D000, class 28).
 */
const OF_THE_REPLICA = /^(40001|42P01|42703|3D000|28)/;

/** Sends single reads to a replica, and to the primary while the replica is away or cannot answer. */
export function laggingDialect({ replica, primary, log }: LaggingOptions): Dialect {
  return {
    createDriver: () => laggingDriver(replica.createDriver(), primary.createDriver(), log),
    createQueryCompiler: () => primary.createQueryCompiler(),
    createAdapter: () => primary.createAdapter(),
    createIntrospector: (db) => primary.createIntrospector(db),
  };
}

function laggingDriver(replica: Driver, primary: Driver, log: Logger): Driver {
  let pausedUntil = 0;
  const pauseReplica = (error: unknown) => {
    if (performance.now() > pausedUntil) log.warn({ err: error }, 'replica is unavailable, reading from primary');
    pausedUntil = performance.now() + REST_MS;
  };

  /** Returns null if the primary should be asked instead; throws errors that are not the replica's fault. */
  const readReplica = async <Row>(query: CompiledQuery): Promise<QueryResult<Row> | null> => {
    if (performance.now() < pausedUntil) return null;
    try {
      return await readFrom<Row>(replica, query);
    } catch (error) {
      if (!isOfReplica(error)) throw error;
      pauseReplica(error);
      return null;
    }
  };

  const connection: DatabaseConnection = {
    executeQuery: async <Row>(query: CompiledQuery) =>
      (await readReplica<Row>(query)) ?? (await readFrom<Row>(primary, query)),
    streamQuery: () => {
      throw new Error('the replica does not support streaming');
    },
  };
  const noTransaction = () => Promise.reject(new Error('the replica does not support transactions'));
  return {
    async init() {
      await Promise.all([replica.init(), primary.init()]);
    },
    acquireConnection: async () => connection,
    beginTransaction: noTransaction,
    commitTransaction: noTransaction,
    rollbackTransaction: noTransaction,
    releaseConnection: async () => {},
    async destroy() {
      await Promise.all([replica.destroy(), primary.destroy()]);
    },
  };
}

async function readFrom<Row>(driver: Driver, query: CompiledQuery): Promise<QueryResult<Row>> {
  const connection = await driver.acquireConnection();
  try {
    return await connection.executeQuery<Row>(query);
  } finally {
    await driver.releaseConnection(connection);
  }
}

function isOfReplica(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return OF_THE_REPLICA.test(code) || isDatabaseUnavailable(error);
}
