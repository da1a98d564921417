import { openDatabase } from '../../src/database/database.ts';
import { createLog } from '../../src/http/request-log.ts';
import { createServerDatabase, dropForgotten } from './test-database.ts';

interface ServerTemplate {
  name: string;
  drop(): Promise<void>;
}

/** Creates a database on this server with all tables and no rows, as a template for others. */
export async function makeServerTemplate(serverUrl: string): Promise<ServerTemplate> {
  await dropForgotten(serverUrl);
  const { name, location, drop } = await createServerDatabase(serverUrl);
  const database = await openDatabase(location, createLog('silent'));
  // A database with open connections cannot be copied.
  await database.close();
  return { name, drop };
}
