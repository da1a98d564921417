import { HOST_DEEDS, type HostDeed } from '@perigee/core/host/schema';
import type { Db, DbTransaction } from '../../database/database.ts';

/** How many actions are shown. */
const SHOWN = 30;

interface NewDeed {
  byId: string;
  deed: (typeof HOST_DEEDS)[number];
  subject: string;
  detail?: string | null;
}

/** Logs an action of a host; in the transaction of the action where it has one. */
export async function noteDeed(db: Db | DbTransaction, { byId, deed, subject, detail = null }: NewDeed): Promise<void> {
  await db.insertInto('host_deeds').values({ by_id: byId, deed, subject, detail }).execute();
}

/** The latest actions, newest first. */
export async function listDeeds(db: Db): Promise<HostDeed[]> {
  const rows = await db.selectFrom('host_deeds').selectAll().orderBy('id', 'desc').limit(SHOWN).execute();
  return rows.flatMap(({ id, at, by_id: byId, deed: word, subject, detail }) => {
    const deed = HOST_DEEDS.find((each) => each === word);
    return deed === undefined ? [] : [{ id, at: at.toISOString(), byId, deed, subject, detail }];
  });
}
