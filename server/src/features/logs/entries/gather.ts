import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { enqueueJobs } from '../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../database/database.ts';
import { deliveryOf } from './deliver-jobs.ts';

/** The platform's limits for one message. */
const ENTRIES_MAX = 10;
const SIZE_MAX = 6_000;

/** Characters an entry may grow by while it waits: its actor may be added. */
const GROWTH = 100;

/** An entry to post. */
export interface LogPosting {
  guildId: string;
  logChannelId: string;
  /** Characters it takes in a message. */
  size: number;
}

interface Channel {
  guildId: string;
  channelId: string;
}

interface OpenBatch extends Channel {
  batch: string | null;
  entries: number;
  size: number;
}

/**
 * Adds entries to the open message of their log channel, or to a new one; returns the batch of each. Locks the
 * channels' rows until the transaction ends, so that a message is not sent while entries are added to it.
 */
export async function gather(tx: DbTransaction, postings: readonly LogPosting[]): Promise<string[]> {
  const open = await lockChannels(tx, postings);
  const opened: (Channel & { batch: string })[] = [];
  const batches = postings.map(({ guildId, logChannelId: channelId, size: own }) => {
    const state = open.get(`${guildId} ${channelId}`) ?? { guildId, channelId, batch: null, entries: 0, size: 0 };
    const size = Math.min(own + GROWTH, SIZE_MAX);
    const isFull = state.entries >= ENTRIES_MAX || state.size + size > SIZE_MAX;
    if (state.batch !== null && !isFull) {
      state.entries += 1;
      state.size += size;
      return state.batch;
    }
    const batch = randomUUID();
    Object.assign(state, { batch, entries: 1, size });
    opened.push({ guildId, channelId, batch });
    return batch;
  });
  await keepChannels(tx, [...open.values()]);
  if (opened.length > 0) {
    await tx
      .insertInto('log_batches')
      .values(opened.map(({ guildId, channelId, batch }) => ({ guild_id: guildId, id: batch, channel_id: channelId })))
      .execute();
    await enqueueJobs(tx, opened.map(deliveryOf));
  }
  return batches;
}

/** Locked in one order, which avoids deadlocks. */
async function lockChannels(tx: DbTransaction, postings: readonly LogPosting[]): Promise<Map<string, OpenBatch>> {
  const names = new Map(
    postings.map(({ guildId, logChannelId }) => [`${guildId} ${logChannelId}`, { guildId, channelId: logChannelId }]),
  );
  const rows = [...names]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { guildId, channelId }]) => ({ guild_id: guildId, channel_id: channelId }));
  const held = await tx
    .insertInto('log_channels')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['guild_id', 'channel_id']).doUpdateSet({ channel_id: (eb) => eb.ref('excluded.channel_id') }),
    )
    .returning(['guild_id', 'channel_id', 'batch', 'batch_entries', 'batch_size'])
    .execute();
  return new Map(
    held.map((row) => [
      `${row.guild_id} ${row.channel_id}`,
      {
        guildId: row.guild_id,
        channelId: row.channel_id,
        batch: row.batch,
        entries: row.batch_entries,
        size: row.batch_size,
      },
    ]),
  );
}

async function keepChannels(tx: DbTransaction, states: readonly OpenBatch[]): Promise<void> {
  const input = states.map(({ guildId, channelId, batch, entries, size }) => ({
    guild_id: guildId,
    channel_id: channelId,
    batch,
    entries,
    size,
  }));
  await sql`
    update log_channels c set batch = given.batch, batch_entries = given.entries, batch_size = given.size
    from jsonb_to_recordset(${JSON.stringify(input)}::jsonb)
      as given (guild_id bigint, channel_id bigint, batch uuid, entries integer, size integer)
    where c.guild_id = given.guild_id and c.channel_id = given.channel_id`.execute(tx);
}
