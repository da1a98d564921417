import { JACKPOT_RULES_VERSION } from '@perigee/core/games/jackpot/draw';
import type { JackpotNumbers } from '@perigee/core/games/jackpot/ticket';
import { type Selectable, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { SealedSeed } from '../../fairness/seeds.ts';
import type { Jackpot, JackpotKey } from '../jackpot.ts';
import type { GameTables } from '../tables.ts';

type Row = Selectable<GameTables['jackpots']>;

interface NewJackpot extends JackpotKey {
  seed: SealedSeed;
  pot: number;
  drawsAt: Date;
}

/** Stores pots. */
export const jackpotStore = {
  /** Opens a pot under the guild's next number. False where one is open. */
  async open(tx: DbTransaction, { guildId, id, seed, pot, drawsAt }: NewJackpot): Promise<boolean> {
    const { numAffectedRows = 0n } = await sql`
      insert into jackpots (guild_id, id, number, state, rules, sealed_seed, sealed_at, commitment, pot, draws_at)
      select ${guildId}::bigint, ${id}::uuid, coalesce(max(number), 0) + 1, 'open', ${JACKPOT_RULES_VERSION}::integer,
        ${seed.sealedSeed}, ${seed.sealedAt}::timestamptz, ${seed.commitment}, ${pot}::bigint, ${drawsAt}::timestamptz
      from jackpots where guild_id = ${guildId}::bigint
      on conflict do nothing`.execute(tx);
    return numAffectedRows > 0n;
  },

  async findOpen(db: Db | DbTransaction, guildId: string): Promise<Jackpot | null> {
    const row = await openOf(db, guildId).executeTakeFirst();
    return row === undefined ? null : toJackpot(row);
  },

  /** The open pot, locked: nobody can buy a ticket until the transaction ends. */
  async lockOpen(tx: DbTransaction, guildId: string): Promise<Jackpot | null> {
    const row = await openOf(tx, guildId).forUpdate().executeTakeFirst();
    return row === undefined ? null : toJackpot(row);
  },

  async lock(tx: DbTransaction, key: JackpotKey): Promise<Jackpot | null> {
    const row = await of(tx, key).forUpdate().executeTakeFirst();
    return row === undefined ? null : toJackpot(row);
  },

  async find(db: Db, key: JackpotKey): Promise<Jackpot | null> {
    const row = await of(db, key).executeTakeFirst();
    return row === undefined ? null : toJackpot(row);
  },

  /** Regardless of the guild. */
  async findAnywhere(db: Db, id: string): Promise<Jackpot | null> {
    const row = await db.selectFrom('jackpots').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toJackpot(row);
  },

  /** The last pot with drawn numbers; null before the first draw. */
  async findLastDrawn(db: Db, guildId: string): Promise<Jackpot | null> {
    const ofGuild = db.selectFrom('jackpots').selectAll().where('guild_id', '=', guildId);
    const row = await ofGuild
      .where('state', '=', 'drawn')
      .where('server_seed', 'is not', null)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row === undefined ? null : toJackpot(row);
  },

  /** Time until the draw, in milliseconds; negative where it is overdue. */
  async timeLeft(db: Db | DbTransaction, { guildId, id }: JackpotKey): Promise<number> {
    const { rows } = await sql<{ left: number }>`
      select (extract(epoch from draws_at - clock_timestamp()) * 1000)::float8 as left from jackpots
      where guild_id = ${guildId}::bigint and id = ${id}::uuid`.execute(db);
    return rows[0]?.left ?? 0;
  },

  /** Postpones a pot without tickets by a week. The caller holds its lock. */
  async postpone(tx: DbTransaction, { guildId, id }: JackpotKey, drawsAt: Date): Promise<void> {
    await tx
      .updateTable('jackpots')
      .set({ draws_at: drawsAt })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },

  /** Stores the result; null where the draw was called off. The caller holds the pot's lock. */
  async close(
    tx: DbTransaction,
    { guildId, id }: JackpotKey,
    closing: { serverSeed: string; result: NonNullable<Jackpot['result']>; percent: number } | null,
  ): Promise<void> {
    await tx
      .updateTable('jackpots')
      .set({
        state: 'drawn',
        drawn_at: sql<Date>`clock_timestamp()`,
        ...(closing !== null && {
          server_seed: closing.serverSeed,
          commission: closing.percent,
          drawn: closing.result.drawn.join(' '),
          right_places: closing.result.right,
          share: String(closing.result.share),
          carried: String(closing.result.carried),
        }),
      })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },
};

function of(db: Db | DbTransaction, { guildId, id }: JackpotKey) {
  return db.selectFrom('jackpots').selectAll().where('guild_id', '=', guildId).where('id', '=', id);
}

function openOf(db: Db | DbTransaction, guildId: string) {
  return db.selectFrom('jackpots').selectAll().where('guild_id', '=', guildId).where('state', '=', 'open');
}

/** Parses stored numbers, which are separated by spaces. */
export function readNumbers(written: string): JackpotNumbers {
  return written.split(' ').map(Number);
}

function toJackpot(row: Row): Jackpot {
  const { drawn } = row;
  return {
    guildId: row.guild_id,
    id: row.id,
    number: row.number,
    isDrawn: row.state === 'drawn',
    rules: row.rules,
    channelId: row.channel_id,
    seed: { sealedSeed: row.sealed_seed, sealedAt: row.sealed_at, commitment: row.commitment },
    serverSeed: row.server_seed,
    pot: Number(row.pot),
    tickets: row.tickets,
    drawsAt: row.draws_at,
    drawnAt: row.drawn_at,
    result:
      drawn === null
        ? null
        : {
            drawn: readNumbers(drawn),
            right: row.right_places ?? 0,
            share: Number(row.share ?? 0),
            commission: row.commission ?? 0,
            carried: Number(row.carried ?? 0),
          },
  };
}
