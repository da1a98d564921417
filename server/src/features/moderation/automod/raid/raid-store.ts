import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { enqueueJob, findJob, retryJob } from '../../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import { announceRaidJob, beginRaidJob, endRaidJob } from './raid-jobs.ts';
import { type Before, type Measures, type Raid, readRaids } from './raid-rows.ts';

export interface RaidStore {
  /** Starts a raid together with the jobs that begin and end it. Returns the running one if there is one. */
  open(guildId: string, measures: Measures, lastsMs: number): Promise<Raid>;
  find(guildId: string, id: string): Promise<Raid | null>;
  /** The running raid. */
  running(guildId: string): Promise<Raid | null>;
  /** The id of the log message about its start; null if there is none. */
  entryOf(guildId: string, id: string): Promise<string | null>;
  storePrevious(guildId: string, id: string, before: Before): Promise<void>;
  count(guildId: string, id: string, more: { joined: number; kicked: number }): Promise<void>;
  /** Ends the raid now; false if it is over or somebody else was faster. */
  undo(guildId: string, id: string, by: string): Promise<boolean>;
  /** Marks the raid as ended, in the transaction of its job. */
  end(tx: DbTransaction, guildId: string, id: string): Promise<void>;
}

/** Raids and their countermeasures in the database. */
export function createRaidStore(db: Db, events: Events): RaidStore {
  const raid = (from: Db | DbTransaction, guildId: string, id: string) =>
    from.updateTable('automod_raids').where('guild_id', '=', guildId).where('id', '=', id);

  return {
    async open(guildId, measures, lastsMs) {
      const id = randomUUID();
      const endsAt = new Date(Date.now() + lastsMs);
      const started = await events.transaction((tx) => begin(tx, { guildId, id, endsAt, measures }));
      const [running] = await readRaids(db, (rows) =>
        started === null
          ? rows.where('guild_id', '=', guildId).where('ended_at', 'is', null)
          : rows.where('id', '=', started),
      );
      if (running === undefined) throw new Error('the raid ended before it was read');
      return running;
    },

    find: (guildId, id) => one(db, (rows) => rows.where('guild_id', '=', guildId).where('id', '=', id)),
    running: (guildId) => one(db, (rows) => rows.where('guild_id', '=', guildId).where('ended_at', 'is', null)),

    entryOf: async (guildId, id) => (await findJob(db, beginRaidJob, { guildId, key: id }))?.messageId ?? null,

    async storePrevious(guildId, id, before) {
      await raid(db, guildId, id)
        .set({ before: JSON.stringify(before) })
        .where('before', 'is', null)
        .execute();
    },

    async count(guildId, id, { joined, kicked }) {
      await raid(db, guildId, id)
        .set({ joined: sql<number>`joined + ${joined}`, kicked: sql<number>`kicked + ${kicked}` })
        .execute();
    },

    undo: (guildId, id, by) =>
      events.transaction(async (tx) => {
        const undone = await raid(tx, guildId, id)
          .set({ undone_by: by })
          .where('ended_at', 'is', null)
          .where('undone_by', 'is', null)
          .returning('id')
          .execute();
        if (undone.length === 0) return false;
        await retryJob(tx, endRaidJob, { guildId, key: id, payload: { id }, subject: `automod.raid ${id}` });
        return true;
      }),

    async end(tx, guildId, id) {
      await raid(tx, guildId, id).set({ ended_at: sql<Date>`clock_timestamp()` }).execute();
    },
  };
}

type NewRaid = Pick<Raid, 'guildId' | 'id' | 'endsAt' | 'measures'>;

/** Inserts the raid with the jobs that begin and end it and returns its id; null if one is running already. */
async function begin(tx: DbTransaction, { guildId, id, endsAt, measures }: NewRaid): Promise<string | null> {
  const row = { guild_id: guildId, id, ends_at: endsAt, measures: JSON.stringify(measures) };
  const [added] = await tx
    .insertInto('automod_raids')
    .values(row)
    .onConflict((conflict) => conflict.column('guild_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .execute();
  if (added === undefined) return null;
  const job = { guildId, key: id, payload: { id }, subject: `automod.raid ${id}` };
  await enqueueJob(tx, beginRaidJob, job);
  await enqueueJob(tx, announceRaidJob, { ...job, subject: `automod.raid-message ${id}` });
  await enqueueJob(tx, endRaidJob, { ...job, at: endsAt });
  return added.id;
}

async function one(db: Db, narrow: Parameters<typeof readRaids>[1]): Promise<Raid | null> {
  const [found] = await readRaids(db, narrow);
  return found ?? null;
}
