import type { Db } from '../../database/database.ts';
import type { ShownGiveaway } from './drawing/draw-message.ts';
import type { GiveawayRecord } from './record.ts';
import type { EntryStore } from './stores/entry-store.ts';
import { winnerStore } from './stores/winner-store.ts';

/** A giveaway with what its message says of entries and winners now. */
export async function readShown(
  { db, entries }: { db: Db; entries: Pick<EntryStore, 'count'> },
  giveaway: GiveawayRecord,
): Promise<ShownGiveaway> {
  const isOver = giveaway.state === 'ended' || giveaway.state === 'cancelled';
  return {
    ...giveaway,
    entries: isOver ? giveaway.entries : await entries.count(db, giveaway),
    drawn: isOver ? await winnerStore.list(db, giveaway.guildId, [giveaway.id]) : [],
  };
}
