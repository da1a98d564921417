import type { LogEntry } from '@perigee/core/logs/entry';
import { createEntryIds } from '../../../src/features/logs/entries/entry-ids.ts';
import { storeEntries } from '../../../src/features/logs/entries/store-entries.ts';
import type { World } from '../world.ts';

const nextId = createEntryIds();

/** Writes entries into the log of a guild, as if that had happened there; returns their ids, in order. */
export async function storeLog(
  { services }: Pick<World, 'services'>,
  { guild, logId }: { guild: { id: string }; logId: string },
  entries: readonly LogEntry[],
  transcript: Buffer | null = null,
): Promise<string[]> {
  const stored = entries.map((entry) => ({ ...entry, id: nextId(new Date()) }));
  await services.events.transaction((tx) =>
    storeEntries(
      tx,
      services.messageSeal,
      stored.map((entry) => ({
        guildId: guild.id,
        entry,
        logChannelId: logId,
        size: 100,
        match: null,
        key: null,
        transcript: transcript && services.messageSeal.seal(guild.id, entry.id, transcript.toString('base64')),
        alongside: null,
      })),
    ),
  );
  return stored.map(({ id }) => id);
}
