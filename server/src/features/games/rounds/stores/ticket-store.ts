import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { JackpotKey, Ticket } from '../jackpot.ts';
import { readNumbers } from './jackpot-store.ts';
import { onlyRow } from '../../../../database/only-row.ts';

interface NewTicket {
  userId: string;
  invocationId: string;
  numbers: readonly number[];
  price: number;
  channelId: string;
}

/** Stores tickets. */
export const ticketStore = {
  /**
   * Adds a ticket under the next number, and its price to the pot. The caller holds the pot's lock. Returns the number.
   */
  async add(tx: DbTransaction, { guildId, id }: JackpotKey, ticket: NewTicket): Promise<number> {
    const { userId, invocationId, numbers, price, channelId } = ticket;
    const added = await sql<{ number: number }>`
      with counted as (
        update jackpots set tickets = tickets + 1, pot = pot + ${price}::bigint, channel_id = ${channelId}::bigint
        where guild_id = ${guildId}::bigint and id = ${id}::uuid
        returning tickets
      )
      insert into jackpot_tickets (guild_id, jackpot_id, number, user_id, use_id, numbers, price)
      select ${guildId}::bigint, ${id}::uuid, tickets, ${userId}::bigint, ${invocationId}::bigint, ${numbers.join(' ')}, ${price}::bigint
      from counted
      returning number`.execute(tx);
    return onlyRow(added).number;
  },

  /** In the order of purchase. @param userId only this member's tickets. */
  async list(db: Db | DbTransaction, { guildId, id }: JackpotKey, userId: string | null = null): Promise<Ticket[]> {
    const all = db
      .selectFrom('jackpot_tickets')
      .selectAll()
      .where('guild_id', '=', guildId)
      .where('jackpot_id', '=', id)
      .orderBy('number');
    const rows = await (userId === null ? all : all.where('user_id', '=', userId)).execute();
    return rows.map((row) => ({
      number: row.number,
      userId: row.user_id,
      numbers: readNumbers(row.numbers),
      price: Number(row.price),
      paid: row.paid === null ? null : Number(row.paid),
    }));
  },

  /** Stores what each ticket was paid: a share, or 0. */
  async settle(
    tx: DbTransaction,
    { guildId, id }: JackpotKey,
    winners: readonly number[],
    share: number,
  ): Promise<void> {
    await sql`
      update jackpot_tickets set paid = case when number = any(${[...winners]}::integer[]) then ${share}::bigint else 0 end
      where guild_id = ${guildId}::bigint and jackpot_id = ${id}::uuid`.execute(tx);
  },

  /** Stores that each ticket was refunded. */
  async refund(tx: DbTransaction, { guildId, id }: JackpotKey): Promise<void> {
    await sql`
      update jackpot_tickets set paid = price
      where guild_id = ${guildId}::bigint and jackpot_id = ${id}::uuid`.execute(tx);
  },
};
