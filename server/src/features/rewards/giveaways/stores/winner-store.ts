import type { WinnerState } from '@perigee/core/rewards/giveaways/giveaway';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { GiveawayKey } from '../record.ts';

/** A member who was drawn. */
export interface Winner {
  /** In the order of the draw, from 0. */
  place: number;
  /** The index of the prize. */
  slot: number;
  userId: string;
  state: WinnerState;
  claimUntil: Date | null;
  operationId: string | null;
}

interface KeptWinner extends Winner {
  giveawayId: string;
  drawnAt: Date;
}

const COLUMNS = [
  'giveaway_id as giveawayId',
  'place',
  'slot',
  'user_id as userId',
  'state',
  'drawn_at as drawnAt',
  'claim_until as claimUntil',
  'operation_id as operationId',
] as const;

/** Stores who was drawn, in the order of the draw. */
export const winnerStore = {
  async add(tx: DbTransaction, { guildId, id }: GiveawayKey, drawn: readonly Winner[]): Promise<void> {
    if (drawn.length === 0) return;
    const rows = drawn.map(({ place, slot, userId, state, claimUntil, operationId }) => ({
      guild_id: guildId,
      giveaway_id: id,
      place,
      slot,
      user_id: userId,
      state,
      claim_until: claimUntil,
      operation_id: operationId,
    }));
    await tx.insertInto('giveaway_winners').values(rows).execute();
  },

  async change(
    tx: DbTransaction,
    { guildId, id }: GiveawayKey,
    place: number,
    { state, operationId }: { state: WinnerState; operationId?: string | null },
  ): Promise<void> {
    await tx
      .updateTable('giveaway_winners')
      .set({ state, claim_until: null, ...(operationId !== undefined && { operation_id: operationId }) })
      .where('guild_id', '=', guildId)
      .where('giveaway_id', '=', id)
      .where('place', '=', place)
      .execute();
  },

  /** Of several giveaways, each in the order of its draw. */
  async list(db: Db | DbTransaction, guildId: string, ids: readonly string[]): Promise<KeptWinner[]> {
    if (ids.length === 0) return [];
    return db
      .selectFrom('giveaway_winners')
      .select(COLUMNS)
      .where('guild_id', '=', guildId)
      .where('giveaway_id', 'in', ids)
      .orderBy('giveaway_id')
      .orderBy('place')
      .execute();
  },

  /** Whether the time to claim is over, by the database's clock, which all processes share. */
  async isClaimOver(db: Db | DbTransaction, until: Date): Promise<boolean> {
    const { rows } = await sql<{ isOver: boolean }>`select clock_timestamp() >= ${until} as "isOver"`.execute(db);
    return rows[0]?.isOver === true;
  },
};
