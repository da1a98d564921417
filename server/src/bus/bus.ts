/**
 * What processes notify each other of: a guild's settings, its roles and channels, an ended session (by token hash),
 * the members a guild's automoderation exempts, a person's rights (`guild` or `guild/person`), who was removed from a
 * thread (`thread/person`), free shards, and a process that should hand over its work.
 */
export const BUS_TOPICS = ['settings', 'guild', 'session', 'spared', 'rights', 'threads', 'shards', 'drain'] as const;
export type BusTopic = (typeof BUS_TOPICS)[number];

export type BusListener = (key: string) => void;

/** Announces changes so that every process drops cached data. Messages may be lost, so cached data also expires. */
export interface Bus {
  /** Resolves once the announcement is sent; by then the listeners in this process have run. */
  publish(topic: BusTopic, key: string): Promise<void>;
  /** Returns an unsubscribe function. */
  subscribe(topic: BusTopic, listener: BusListener): () => void;
  /**
   * Called after a lost connection, when announcements may have been missed: drop every cached value. Returns an
   * unsubscribe function.
   */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
