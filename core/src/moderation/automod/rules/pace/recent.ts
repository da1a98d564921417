/** Something that counts for a while. */
interface Entry<Value> {
  at: number;
  weight: number;
  value: Value;
}

/** The entries of one key that still count, valid until the next access to that key. */
export interface Counted<Value> {
  readonly count: number;
  /** The sum of their weights. */
  readonly weight: number;
  /** Newest last. */
  values(): Value[];
}

/** Recent events by key. Bounded: the keys idle for longest are evicted first. */
export interface Recent<Value> {
  /**
   * Adds an entry and returns the entries of that key that still count.
   * @param now In milliseconds; must not decrease.
   * @param bounds Tighter bounds for this key.
   * @param weight Of the new entry, 1 by default.
   */
  add(key: string, value: Value, now: number, bounds?: Partial<Window>, weight?: number): Counted<Value>;
  forget(key: string): void;
  size(): number;
}

interface Window {
  /** How long an entry counts, in milliseconds. */
  windowMs: number;
  /** Most entries of one key; older ones are dropped. */
  entriesMax: number;
}

interface Bounds extends Window {
  keysMax: number;
}

/** How many expired entries may stay at the front before the array is compacted. */
const OVER_MAX = 32;

/** A queue that keeps a running sum: adding an entry takes constant time at any length. */
class Queue<Value> implements Counted<Value> {
  #entries: Entry<Value>[] = [];
  #first = 0;
  weight = 0;

  get count(): number {
    return this.#entries.length - this.#first;
  }

  add(entry: Entry<Value>, windowMs: number, entriesMax: number): void {
    this.#entries.push(entry);
    this.weight += entry.weight;
    for (let first = this.#entries[this.#first]; first !== undefined; first = this.#entries[this.#first]) {
      if (this.count <= entriesMax && entry.at - first.at < windowMs) break;
      this.weight -= first.weight;
      this.#first += 1;
    }
    if (this.#first < OVER_MAX || this.#first < this.count) return;
    this.#entries = this.#entries.slice(this.#first);
    this.#first = 0;
  }

  values(): Value[] {
    return this.#entries.slice(this.#first).map(({ value }) => value);
  }
}

/**
 * Keeps two generations of keys and drops the older one as a whole: keeping all keys in order of use would cost more
 * than everything else that is done for a message.
 */
export function createRecent<Value>({ windowMs, keysMax, entriesMax }: Bounds): Recent<Value> {
  let newer = new Map<string, Queue<Value>>();
  let older = new Map<string, Queue<Value>>();
  let begunAt = Number.NEGATIVE_INFINITY;

  const expireKeys = (now: number) => {
    const isOver = now - begunAt >= windowMs;
    if (newer.size < keysMax / 2 && !isOver) return;
    // Keys of the current generation have expired as well once it is twice as old as the window.
    older = now - begunAt >= 2 * windowMs ? new Map() : newer;
    newer = new Map();
    begunAt = now;
  };

  return {
    add(key, value, now, { windowMs: ownMs = windowMs, entriesMax: ownMax = entriesMax } = {}, weight = 1) {
      expireKeys(now);
      let queue = newer.get(key);
      if (queue === undefined) {
        queue = older.get(key) ?? new Queue<Value>();
        older.delete(key);
        newer.set(key, queue);
      }
      queue.add({ at: now, weight, value }, ownMs, ownMax);
      return queue;
    },
    forget(key) {
      newer.delete(key);
      older.delete(key);
    },
    size: () => newer.size + older.size,
  };
}
