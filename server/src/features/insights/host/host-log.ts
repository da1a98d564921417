import { HOST_ACTIONS, type HostAction } from '@perigee/core/insights/host/schema';
import type { Db, DbTransaction } from '../../../database/database.ts';

/** How many actions are shown. */
const SHOWN = 30;

interface NewHostAction {
  byId: string;
  deed: (typeof HOST_ACTIONS)[number];
  subject: string;
  detail?: string | null;
}

/** Logs an action of a host; in the transaction of the action where it has one. */
export async function recordHostAction(
  db: Db | DbTransaction,
  { byId, deed, subject, detail = null }: NewHostAction,
): Promise<void> {
  await db.insertInto('host_deeds').values({ by_id: byId, deed, subject, detail }).execute();
}

/** The latest actions, newest first. */
export async function listHostActions(db: Db): Promise<HostAction[]> {
  const rows = await db.selectFrom('host_deeds').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
  return rows.flatMap(({ id, at, by_id: byId, deed: word, subject, detail }) => {
    const deed = HOST_ACTIONS.find((each) => each === word);
    return deed === undefined ? [] : [{ id, at: at.toISOString(), byId, deed, subject, detail }];
  });
}
