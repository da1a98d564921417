import type { ChannelReaders } from '../../../community/index.ts';
import type { Hit } from './hit.ts';
import type { DayCount, HitFilters, HitReader } from './read-hits.ts';

/**
 * Hits as one person sees them: only those in channels that they can read. Even the existence of others would tell:
 * whoever edits a rule could ask with it which words are said in a private channel (docs/rules/api.md#seeing-and-reading-channels).
 */
export interface ReadableHits {
  /** Null also for a hit in a channel that they cannot read. */
  find(reader: HitViewer, id: string): Promise<Hit | null>;
  /** Newest first. */
  list(reader: HitViewer, filters: HitFilters): Promise<Hit[]>;
  countsOfWeek(reader: HitViewer): Promise<DayCount[]>;
}

export interface HitViewer {
  guildId: string;
  userId: string;
}

interface ReadableDeps {
  hits: HitReader;
  readers: ChannelReaders;
}

/** Hits read at once after the first page turned out to have some in unreadable threads and deleted channels. */
const CHUNK = 500;

export function createReadableHits({ hits, readers }: ReadableDeps): ReadableHits {
  const readableIn = async ({ guildId, userId }: HitViewer, found: readonly { channelId: string }[]) =>
    readers.readable(
      guildId,
      userId,
      found.map(({ channelId }) => channelId),
    );

  return {
    async find(viewer, id) {
      const hit = await hits.find(viewer.guildId, id);
      if (hit === null) return null;
      return (await readableIn(viewer, [hit])).has(hit.channelId) ? hit : null;
    },

    async list(viewer, { limit, before, ...filters }) {
      const without = await readers.unreadableBy(viewer.guildId, viewer.userId);
      const readable: Hit[] = [];
      let after = before;
      for (let size = limit; readable.length < limit; size = CHUNK) {
        const range = { limit: size, ...(after !== undefined && { before: after }) };
        const found = await hits.list(viewer.guildId, { ...filters, ...range, without });
        const channels = await readableIn(viewer, found);
        readable.push(...found.filter(({ channelId }) => channels.has(channelId)));
        after = found.at(-1);
        if (found.length < size) break;
      }
      return readable.slice(0, limit);
    },

    async countsOfWeek(viewer) {
      const counted = await hits.countsOfWeek(viewer.guildId);
      const channels = await readableIn(viewer, counted);
      const sums = new Map<string, DayCount>();
      for (const { channelId, rule, day, count } of counted) {
        if (!channels.has(channelId)) continue;
        const sum = sums.get(`${rule} ${day}`)?.count ?? 0;
        sums.set(`${rule} ${day}`, { rule, day, count: sum + count });
      }
      return [...sums.values()];
    },
  };
}
