/** How long deletions after the first in a channel are collected, in milliseconds: a second of flood is one call. */
const GATHER_MS = 1_000;

/** A message to delete. */
export interface MessageToDelete {
  id: string;
  channelId: string;
}

export interface Deletions {
  /** Deletes messages: the first in a channel at once, later ones in batches, whoever wrote them. */
  add(doomed: readonly MessageToDelete[]): void;
  /** Deletes what is collected at once, and waits until it is done. */
  flush(): Promise<void>;
}

/** Messages collected in one channel until the timer fires. */
interface DeletionBatch {
  ids: Set<string>;
  timer: NodeJS.Timeout;
}

/** Batches message deletions into bulk deletions per channel. */
export function createDeletions(remove: (channelId: string, ids: readonly string[]) => Promise<void>): Deletions {
  const gatherings = new Map<string, DeletionBatch>();
  const running = new Set<Promise<void>>();

  const removeNow = (channelId: string, ids: ReadonlySet<string>) => {
    const removing = remove(channelId, [...ids]).finally(() => running.delete(removing));
    running.add(removing);
  };

  const gather = (channelId: string) => {
    const timer = setTimeout(() => {
      const ids = gatherings.get(channelId)?.ids ?? new Set();
      gatherings.delete(channelId);
      if (ids.size === 0) return;
      removeNow(channelId, ids);
      gather(channelId);
    }, GATHER_MS).unref();
    gatherings.set(channelId, { ids: new Set(), timer });
  };

  return {
    add(doomed) {
      const byChannel = Map.groupBy(doomed, ({ channelId }) => channelId);
      for (const [channelId, messages] of byChannel) {
        const ids = messages.map(({ id }) => id);
        const gathering = gatherings.get(channelId);
        for (const id of gathering === undefined ? [] : ids) gathering?.ids.add(id);
        if (gathering !== undefined) continue;
        removeNow(channelId, new Set(ids));
        gather(channelId);
      }
    },
    async flush() {
      for (const [channelId, { ids, timer }] of gatherings) {
        clearTimeout(timer);
        if (ids.size > 0) removeNow(channelId, ids);
      }
      gatherings.clear();
      await Promise.all(running);
    },
  };
}
