/** How long deletions after a channel's first are gathered, in milliseconds: a second of flood is one call. */
const GATHER_MS = 1_000;

/** A message to be taken away. */
export interface Doomed {
  id: string;
  channelId: string;
}

export interface Deletions {
  /** Takes messages away: a channel's first at once, later ones gathered, whoever wrote them. */
  add(doomed: readonly Doomed[]): void;
  /** Deletes at once what is gathered, and waits for it. */
  flush(): Promise<void>;
}

/** What waits in one channel until its time is over. */
interface Gathering {
  ids: Set<string>;
  timer: NodeJS.Timeout;
}

/** Gathers messages to delete into bulk deletions by channel. */
export function createDeletions(remove: (channelId: string, ids: readonly string[]) => Promise<void>): Deletions {
  const gatherings = new Map<string, Gathering>();
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
