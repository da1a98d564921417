import type { Logger } from 'pino';
import type { ArchivedMessage, StoredMessage } from './stored-message.ts';

/** The pending write of a message: all of it, or only its deletion. */
export type PendingWrite = ArchivedMessage | { message: null; guildId: string; id: string };

/** Batches writes of many messages into one statement. Unwritten messages are lost if the process is killed. */
export interface WriteBuffer {
  /** Adds a new or changed message. */
  put(message: StoredMessage, forLog: boolean): void;
  markDeleted(guildId: string, ids: readonly string[]): void;
  /** The pending write, including one being written right now. */
  find(id: string): PendingWrite | undefined;
  /** Drops pending writes, such as those of a guild or a person. */
  forget(isOver: (item: PendingWrite) => boolean): void;
  /** Writes everything pending. @throws never: failed writes are kept and retried. */
  flush(): Promise<void>;
  /** Flushes before the process ends. @throws if something could not be written and is lost. */
  close(): Promise<void>;
}

interface WriteBufferOptions {
  write: (batch: readonly PendingWrite[]) => Promise<void>;
  log: Logger;
}

/** The longest a message waits to be written, in milliseconds. A killed process loses this much. */
const FLUSH_MS = 1_000;

/** Messages per batch; a full batch is written immediately. */
const BATCH = 2_000;

/** Messages kept in memory while the database is unavailable; beyond this, the oldest are dropped. */
const WAITING_MAX = 10_000;

export function createWriteBuffer(options: WriteBufferOptions): WriteBuffer {
  const waiting = new Map<string, PendingWrite>();
  let flying = new Map<string, PendingWrite>();
  const soon = createPause(() => void write(() => waiting.size >= BATCH));
  let running: Promise<void> | undefined;
  let isFailing = false;

  const add = (id: string, item: PendingWrite) => {
    queueUp(waiting, id, item);
    if (waiting.size >= BATCH && running === undefined && !isFailing) void write(() => waiting.size >= BATCH);
    else soon.begin();
  };

  const writeBatches = async (isMore: () => boolean) => {
    do {
      const batch = new Map([...waiting].slice(0, BATCH));
      flying = batch;
      for (const id of batch.keys()) waiting.delete(id);
      isFailing = !(await isWritten(options, [...batch.values()]));
      flying = new Map();
      if (!isFailing) continue;
      requeue(waiting, batch);
      return;
    } while (isMore());
  };

  /**
   * Writes a batch, then more while `isMore`. Messages arriving meanwhile are collected for a while again, since a
   * small batch costs as much as a large one.
   */
  const write = (isMore: () => boolean): Promise<void> => {
    soon.end();
    running ??= writeBatches(isMore).finally(() => {
      running = undefined;
      if (waiting.size > 0) soon.begin();
    });
    return running;
  };

  const flush = async () => {
    if (running !== undefined) await running;
    if (waiting.size > 0) await write(() => waiting.size > 0);
  };

  const find = (id: string) => waiting.get(id) ?? flying.get(id);

  return {
    put: (message, forLog) => add(message.id, mergeChange(find(message.id), { message, forLog })),

    markDeleted(guildId, ids) {
      for (const id of ids) add(id, mergeDeletion(find(id), { guildId, id }));
    },

    find,

    forget(isOver) {
      dropIf(waiting, isOver);
      dropIf(flying, isOver);
    },

    flush,

    close: () => flush().then(() => requireEmpty(waiting, soon.end)),
  };
}

/** Stops retrying, because the process is ending. */
function requireEmpty({ size }: ReadonlyMap<string, PendingWrite>, stop: () => void): void {
  stop();
  if (size > 0) throw new Error(`${size} messages were not saved`);
}

/** Moves the message to the end of the queue, which is ordered by the last change of each message. */
function queueUp(waiting: Map<string, PendingWrite>, id: string, item: PendingWrite): void {
  waiting.delete(id);
  waiting.set(id, item);
  const [oldest] = waiting.size > WAITING_MAX ? waiting.keys() : [];
  if (oldest !== undefined) waiting.delete(oldest);
}

/** Puts a failed batch before what came since. What was forgotten meanwhile is no longer in it. */
function requeue(waiting: Map<string, PendingWrite>, batch: ReadonlyMap<string, PendingWrite>): void {
  const newer = [...waiting];
  waiting.clear();
  for (const [id, item] of [...batch, ...newer]) queueUp(waiting, id, item);
}

function dropIf(items: Map<string, PendingWrite>, isOver: (item: PendingWrite) => boolean): void {
  for (const [id, item] of items) if (isOver(item)) items.delete(id);
}

async function isWritten({ write, log }: WriteBufferOptions, batch: readonly PendingWrite[]): Promise<boolean> {
  try {
    await write(batch);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'failed to archive messages, retrying');
    return false;
  }
}

/** Calls back `FLUSH_MS` after the first `begin`; further ones do not extend it. */
function createPause(call: () => void): { begin: () => void; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  return {
    begin: () => {
      timer ??= setTimeout(call, FLUSH_MS);
    },
    end: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** The pending write of a new or changed message. If it was deleted before, it stays deleted. */
function mergeChange(before: PendingWrite | undefined, stored: ArchivedMessage): PendingWrite {
  const isDeleted = before !== undefined && (before.message === null || before.message.isDeleted);
  return isDeleted ? { ...stored, message: { ...stored.message, isDeleted } } : stored;
}

/** The pending write of a deleted message, merged with the one it already had. */
function mergeDeletion(before: PendingWrite | undefined, mark: { guildId: string; id: string }): PendingWrite {
  if (before === undefined || before.message === null) return { message: null, ...mark };
  return { ...before, message: { ...before.message, isDeleted: true } };
}
