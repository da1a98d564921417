import { pino } from 'pino';
import { createBatcher } from '../../server/src/database/batcher.ts';
import { type DatabaseLocation, openDatabase } from '../../server/src/database/database.ts';

/** Watches which rounds are over; their messages show it up to a second late. */
export async function watchTable(location: DatabaseLocation) {
  const { db, close } = await openDatabase(location, pino({ level: 'silent' }));
  const isOpen = createBatcher(async (ids: readonly string[]) => {
    const rows = await db
      .selectFrom('game_rounds')
      .select('id')
      .where('id', 'in', ids)
      .where('state', '=', 'open')
      .execute();
    const open = new Set(rows.map(({ id }) => id));
    return ids.map((id) => open.has(id));
  });
  return {
    /** @param customId The id of one of the round's buttons. */
    isOpen: (customId: string) => isOpen(customId.split(':')[3] ?? ''),
    close,
  };
}
