import { openDatabase } from '../database/database.ts';
import { createLog } from '../http/request-log.ts';
import { createServerDatabase } from './test-database.ts';

interface ServerTemplate {
  name: string;
  drop(): Promise<void>;
}

/** Makes a database on this server that has every table and no row, for other databases to begin as its copy. */
export async function makeServerTemplate(serverUrl: string): Promise<ServerTemplate> {
  const { name, location, drop } = await createServerDatabase(serverUrl);
  const database = await openDatabase(location, createLog('silent'));
  // A database somebody is connected to can not be copied.
  await database.close();
  return { name, drop };
}
