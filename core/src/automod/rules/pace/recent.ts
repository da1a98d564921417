/** Something that counts for a while. */
interface Entry<Value> {
  at: number;
  weight: number;
  value: Value;
}

/** What of one key still counts, until the next look at that key. */
export interface Counted<Value> {
  readonly count: number;
  /** The weights of all of them together. */
  readonly weight: number;
  /** The newest last. */
  values(): Value[];
}

/** What happened lately, by key. Bounded: keys that were quiet longest are let go first. */
export interface Recent<Value> {
  /**
   * Notes something and answers what of that key still counts.
   * @param now In milliseconds; never goes back.
   * @param bounds For this key less than what holds for all; the weight of what is noted, one where it has none.
   */
  add(key: string, value: Value, now: number, bounds?: Partial<Window>, weight?: number): Counted<Value>;
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

/** So many entries that are over stay before the list is moved up. */
const OVER_MAX = 32;

/** A queue that knows its sum: however long it is, one more entry takes the same time. */
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
 * Two halves, of which the older is let go whole: keeping all keys in order, however quick one step of it, would cost more
 * than all else that is done about a message.
 */
export function createRecent<Value>({ windowMs, keysMax, entriesMax }: Bounds): Recent<Value> {
  let newer = new Map<string, Queue<Value>>();
  let older = new Map<string, Queue<Value>>();
  let begunAt = Number.NEGATIVE_INFINITY;

  const letGo = (now: number) => {
    const isOver = now - begunAt >= windowMs;
    if (newer.size < keysMax / 2 && !isOver) return;
    // What was in use before the newer half began is over as well once that has lasted twice as long.
    older = now - begunAt >= 2 * windowMs ? new Map() : newer;
    newer = new Map();
    begunAt = now;
  };

  return {
    add(key, value, now, { windowMs: ownMs = windowMs, entriesMax: ownMax = entriesMax } = {}, weight = 1) {
      letGo(now);
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
