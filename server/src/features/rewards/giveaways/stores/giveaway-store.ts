import { giveawayAbout } from '@perigee/core/rewards/giveaways/schema';
import { type Selectable, sql, type Updateable } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { type GiveawayKey, type GiveawayRecord, OPEN_STATES } from '../record.ts';
import type { GiveawayTables } from '../tables.ts';

type Row = Selectable<GiveawayTables['giveaways']>;
export type GiveawayChange = Updateable<GiveawayTables['giveaways']>;
type NewGiveaway = Pick<
  GiveawayRecord,
  'guildId' | 'id' | 'channelId' | 'createdBy' | 'about' | 'durationMs' | 'endsAt'
>;

/** The posted message of a giveaway that has not been drawn. */
export interface PostedGiveaway extends GiveawayKey {
  channelId: string;
  messageId: string;
}

/** A message of any kind that is not there any more. */
export interface DeletedMessage {
  guildId: string;
  messageId: string;
}

/** The largest value of the number column. */
const NUMBER_MAX = 2_147_483_647;

/** Stores giveaways. */
export const giveawayStore = {
  /** Adds a draft under the guild's next number. The caller holds the guild's lock. */
  async add(tx: DbTransaction, { guildId, id, about, durationMs, ...input }: NewGiveaway): Promise<void> {
    const { rows } = await sql<{ next: number }>`
      select coalesce(max(number), 0) + 1 as next from giveaways where guild_id = ${guildId}::bigint`.execute(tx);
    await tx
      .insertInto('giveaways')
      .values({
        guild_id: guildId,
        id,
        number: rows[0]?.next ?? 1,
        state: 'draft',
        channel_id: input.channelId,
        created_by: input.createdBy,
        about: JSON.stringify(about),
        duration_ms: durationMs === null ? null : String(durationMs),
        ends_at: input.endsAt,
      })
      .execute();
  },

  /** Locks the guild's giveaways: nobody else can create or open one until the transaction ends. */
  async lockGuild(tx: DbTransaction, guildId: string): Promise<void> {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`giveaways ${guildId}`}, 0))`.execute(tx);
  },

  async find(db: Db | DbTransaction, key: GiveawayKey): Promise<GiveawayRecord | null> {
    const row = await of(db, key).executeTakeFirst();
    return row === undefined ? null : toRecord(row);
  },

  /** Regardless of the guild. */
  async findAnywhere(db: Db, id: string): Promise<GiveawayRecord | null> {
    const row = await db.selectFrom('giveaways').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toRecord(row);
  },

  async findNumber(db: Db, guildId: string, number: number): Promise<GiveawayRecord | null> {
    const ofGuild = db.selectFrom('giveaways').selectAll().where('guild_id', '=', guildId);
    const row = await ofGuild.where('number', '=', number).executeTakeFirst();
    return row === undefined ? null : toRecord(row);
  },

  /** Locks a giveaway: nobody can change or enter it until the transaction ends. */
  async lock(tx: DbTransaction, key: GiveawayKey): Promise<GiveawayRecord | null> {
    const row = await of(tx, key).forUpdate().executeTakeFirst();
    return row === undefined ? null : toRecord(row);
  },

  async change(db: Db | DbTransaction, { guildId, id }: GiveawayKey, change: GiveawayChange): Promise<void> {
    await db.updateTable('giveaways').set(change).where('guild_id', '=', guildId).where('id', '=', id).execute();
  },

  async remove(tx: DbTransaction, { guildId, id }: GiveawayKey): Promise<void> {
    await tx.deleteFrom('giveaways').where('guild_id', '=', guildId).where('id', '=', id).execute();
  },

  /** Marks giveaways before their draw whose message was deleted; other message ids are ignored. */
  async noteMessagesGone(db: Db, messages: readonly DeletedMessage[]): Promise<void> {
    await sql`
      update giveaways set problem = 'messageGone'
      from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as gone ("guildId" bigint, "messageId" bigint)
      where giveaways.guild_id = gone."guildId" and giveaways.message_id = gone."messageId" and ${isPosted()}`.execute(
      db,
    );
  },

  /** The same for all giveaways with a message in a channel. */
  async noteChannelGone(db: Db, guildId: string, channelId: string): Promise<void> {
    await db
      .updateTable('giveaways')
      .set({ problem: 'messageGone' })
      .where(isPosted(guildId))
      .where('channel_id', '=', channelId)
      .execute();
  },

  /** The messages of giveaways before their draw, in all guilds. */
  async listPosted(db: Db): Promise<PostedGiveaway[]> {
    const rows = await db
      .selectFrom('giveaways')
      .select(['guild_id as guildId', 'id', 'channel_id as channelId', 'message_id as messageId'])
      .where(isPosted())
      .where(sql<boolean>`problem is distinct from 'messageGone'`)
      .execute();
    return rows.flatMap(({ messageId, ...place }) => (messageId === null ? [] : [{ ...place, messageId }]));
  },

  /** Giveaways before their draw, newest first. */
  async listOpen(db: Db | DbTransaction, guildId: string): Promise<GiveawayRecord[]> {
    const ofGuild = db.selectFrom('giveaways').selectAll().where('guild_id', '=', guildId);
    const rows = await ofGuild.where('state', 'in', OPEN_STATES).orderBy('number', 'desc').execute();
    return rows.map(toRecord);
  },

  /** Giveaways that are over, newest first. @param before the number of a giveaway; only older ones. */
  async listPast(db: Db, guildId: string, before: number | null, limit: number): Promise<GiveawayRecord[]> {
    const rows = await db
      .selectFrom('giveaways')
      .selectAll()
      .where('guild_id', '=', guildId)
      .where('state', 'in', ['ended', 'cancelled'])
      .where('number', '<', before ?? NUMBER_MAX)
      .orderBy('number', 'desc')
      .limit(limit)
      .execute();
    return rows.map(toRecord);
  },
};

function isPosted(guildId?: string) {
  const ofGuild = guildId === undefined ? sql`` : sql`guild_id = ${guildId}::bigint and`;
  return sql<boolean>`${ofGuild} state in ('running', 'paused') and message_id is not null`;
}

function of(db: Db | DbTransaction, { guildId, id }: GiveawayKey) {
  return db.selectFrom('giveaways').selectAll().where('guild_id', '=', guildId).where('id', '=', id);
}

function toRecord(row: Row): GiveawayRecord {
  return {
    guildId: row.guild_id,
    id: row.id,
    number: row.number,
    state: row.state,
    revision: row.revision,
    channelId: row.channel_id,
    messageId: row.message_id,
    createdBy: row.created_by,
    createdAt: row.created_at,
    about: z.parse(giveawayAbout, row.about),
    durationMs: row.duration_ms === null ? null : Number(row.duration_ms),
    openedAt: row.opened_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    payerId: row.paid_by,
    escrow: Number(row.escrow),
    sealedSeed: row.sealed_seed,
    commitment: row.commitment,
    serverSeed: row.server_seed,
    entrantsHash: row.entrants_hash,
    entries: row.entries,
    shownEntries: row.shown_entries,
    drawn: row.drawn,
    isForgotten: row.entrants_forgotten_at !== null,
    problem: row.problem,
  };
}
