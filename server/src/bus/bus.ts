/**
 * What processes tell each other about: settings of a guild, its roles and channels, an ended session (by token hash),
 * whom a guild's automoderation leaves alone, what somebody may do there (`guild` or `guild/person`), shards that are free,
 * a process that is told to give away what it does.
 */
export const BUS_TOPICS = ['settings', 'guild', 'session', 'spared', 'rights', 'shards', 'drain'] as const;
export type BusTopic = (typeof BUS_TOPICS)[number];

export type BusListener = (key: string) => void;

/** Announces that something changed, so that every process drops what it has cached of it. Messages may be lost; caches have an age. */
export interface Bus {
  /** Resolves once the announcement is handed over; a listener in this process has then run. */
  publish(topic: BusTopic, key: string): Promise<void>;
  /** Returns what ends the subscription. */
  subscribe(topic: BusTopic, listener: BusListener): () => void;
  /** Called when announcements may have been missed, after a lost connection: drop everything. */
  onGap(listener: () => void): () => void;
  close(): Promise<void>;
}
