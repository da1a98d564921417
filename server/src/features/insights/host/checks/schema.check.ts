import { listApplied, listMissing, listUnknown } from '../../../../database/migrate.ts';
import { defineCheck } from './check.ts';

/** Whether the database schema is that of this version. */
export const schemaCheck = defineCheck('schema', async ({ db }, found) => {
  if (db === null) return found('databaseAway');
  const applied = await listApplied(db).catch(() => null);
  if (applied === null) return found('databaseAway');
  const unknown = listUnknown(applied);
  if (unknown.length > 0) return found('ahead', { names: unknown.join(', ') });
  const missing = listMissing(applied);
  if (missing.length > 0) return found('behind', { names: missing.join(', ') });
  return found('current', { count: applied.length });
});
