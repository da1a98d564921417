/** Something that counts for a while. */
interface Entry<Value> {
  at: number;
  value: Value;
}

/** What happened lately, by key. Bounded: the key that was quiet longest is let go first. */
export interface Recent<Value> {
  /**
   * Notes something and answers what of that key still counts, the newest last; until the next look at that key.
   * @param now In milliseconds; never goes back.
   * @param narrower For this key less than what holds for all.
   */
  add(key: string, value: Value, now: number, narrower?: Partial<Window>): readonly Entry<Value>[];
  forget(key: string): void;
  size(): number;
}

interface Window {
  /** How long something counts, in milliseconds. */
  windowMs: number;
  /** Entries of one key; older ones are let go. */
  entriesMax: number;
}

interface Bounds extends Window {
  keysMax: number;
}

export function createRecent<Value>({ windowMs, keysMax, entriesMax }: Bounds): Recent<Value> {
  const keys = new Map<string, Entry<Value>[]>();

  /** The map's order is that of the last use: what is at its front and over is over for good. */
  const dropOld = (now: number) => {
    for (const [key, entries] of keys) {
      const last = entries.at(-1);
      if (keys.size <= keysMax && last !== undefined && now - last.at < windowMs) return;
      keys.delete(key);
    }
  };

  return {
    add(key, value, now, { windowMs: ownMs = windowMs, entriesMax: ownMax = entriesMax } = {}) {
      const entries = keys.get(key) ?? [];
      let over = Math.max(0, entries.length + 1 - ownMax);
      for (let first = entries[over]; first !== undefined && now - first.at >= ownMs; first = entries[over]) over += 1;
      if (over > 0) entries.splice(0, over);
      entries.push({ at: now, value });
      keys.delete(key);
      keys.set(key, entries);
      dropOld(now);
      return entries;
    },
    forget: (key) => void keys.delete(key),
    size: () => keys.size,
  };
}
