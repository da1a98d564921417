import type { Logger } from 'pino';
import type { KeptMessage, StoredMessage } from './stored-message.ts';

/** What is to be written of one message: all of it, or only that it was deleted. */
export type PendingWrite = KeptMessage | { message: null; guildId: string; id: string };

/** Gathers writes, so that many messages are one statement. What is in it is lost when the process is killed. */
export interface WriteBuffer {
  /** A message that is new, or not any more what it was. */
  put(message: StoredMessage, forLog: boolean): void;
  markDeleted(guildId: string, ids: readonly string[]): void;
  /** What is not written yet, or just being written. */
  find(id: string): PendingWrite | undefined;
  /** Lets go of what is of a guild, or of a person. */
  forget(isOver: (item: PendingWrite) => boolean): void;
  /** Writes what is there. @throws never: what can not be written is kept and tried again. */
  flush(): Promise<void>;
  /** The same before the process ends. @throws where something could not be written, and is lost. */
  close(): Promise<void>;
}

interface WriteBufferOptions {
  write: (batch: readonly PendingWrite[]) => Promise<void>;
  log: Logger;
}

/** The longest a message waits to be written, in milliseconds, and so what a killed process loses. */
const FLUSH_MS = 1_000;

/** So many at once are a batch. */
const BATCH = 2_000;

/** While the database is away messages are kept in memory; the oldest are let go when there are more than so many. */
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
      for (const [id, item] of batch) if (!waiting.has(id)) add(id, item);
      return;
    } while (isMore());
  };

  /** A batch; more of them while `isMore`. What comes meanwhile is gathered again, since few messages cost as much as many. */
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
    put: (message, forLog) => add(message.id, changed(find(message.id), { message, forLog })),

    markDeleted(guildId, ids) {
      for (const id of ids) add(id, deleted(find(id), { guildId, id }));
    },

    find,

    forget(isOver) {
      for (const [id, item] of waiting) if (isOver(item)) waiting.delete(id);
    },

    flush,

    close: () => flush().then(() => requireEmpty(waiting, soon.end)),
  };
}

/** Tries no more, as the process ends. */
function requireEmpty({ size }: ReadonlyMap<string, PendingWrite>, stop: () => void): void {
  stop();
  if (size > 0) throw new Error(`${size} messages could not be kept`);
}

/** At its place in the order of writing, not of the first word about it. */
function queueUp(waiting: Map<string, PendingWrite>, id: string, item: PendingWrite): void {
  waiting.delete(id);
  waiting.set(id, item);
  const [oldest] = waiting.size > WAITING_MAX ? waiting.keys() : [];
  if (oldest !== undefined) waiting.delete(oldest);
}

async function isWritten({ write, log }: WriteBufferOptions, batch: readonly PendingWrite[]): Promise<boolean> {
  try {
    await write(batch);
    return true;
  } catch (error) {
    log.warn({ err: error }, 'messages could not be kept, it will be tried again');
    return false;
  }
}

/** Calls once the longest wait is over, however often it is begun meanwhile. */
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

/** What is to be written of a message that is new or changed: one that was deleted stays so. */
function changed(before: PendingWrite | undefined, stored: KeptMessage): PendingWrite {
  const isDeleted = before !== undefined && (before.message === null || before.message.isDeleted);
  return isDeleted ? { ...stored, message: { ...stored.message, isDeleted } } : stored;
}

/** What is to be written of a message that was deleted: with what was to be written of it before. */
function deleted(before: PendingWrite | undefined, mark: { guildId: string; id: string }): PendingWrite {
  if (before === undefined || before.message === null) return { message: null, ...mark };
  return { ...before, message: { ...before.message, isDeleted: true } };
}
