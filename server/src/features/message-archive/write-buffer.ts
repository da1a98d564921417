import type { Logger } from 'pino';
import type { KeptMessage, StoredMessage } from './stored-message.ts';

/** What is to be written of one message: all of it, or only that it was deleted. */
export type PendingWrite = KeptMessage | { message: null; guildId: string; id: string; deletedAt: Date };

/** Gathers writes, so that many messages are one statement. What is in it is lost when the process is killed. */
export interface WriteBuffer {
  /** A message that is new, or not any more what it was. */
  put(message: StoredMessage, forLog: boolean): void;
  markDeleted(guildId: string, ids: readonly string[]): void;
  /** What is not written yet, or just being written. */
  find(id: string): PendingWrite | undefined;
  /** Lets go of all messages of a guild. */
  forget(guildId: string): void;
  /** Writes what is there. @throws never: what can not be written is kept and tried again. */
  flush(): Promise<void>;
}

interface WriteBufferOptions {
  write: (batch: readonly PendingWrite[]) => Promise<void>;
  log: Logger;
}

/** The longest a message waits to be written, in milliseconds, and so what a killed process loses. */
const FLUSH_MS = 1_000;

/** So many at once are a batch. */
const BATCH = 500;

/** While the database is away messages are kept in memory; the oldest are let go when there are more than so many. */
const WAITING_MAX = 10_000;

export function createWriteBuffer({ write, log }: WriteBufferOptions): WriteBuffer {
  const waiting = new Map<string, PendingWrite>();
  let flying = new Map<string, PendingWrite>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const add = (id: string, item: PendingWrite) => {
    // At its place in the order of writing, not of the first word about it.
    waiting.delete(id);
    waiting.set(id, item);
    const [oldest] = waiting.size > WAITING_MAX ? waiting.keys() : [];
    if (oldest !== undefined) waiting.delete(oldest);
    if (waiting.size >= BATCH && running === undefined) void flush();
    else timer ??= setTimeout(() => void flush(), FLUSH_MS);
  };

  const writeBatches = async () => {
    while (waiting.size > 0) {
      flying = new Map([...waiting].slice(0, BATCH));
      for (const id of flying.keys()) waiting.delete(id);
      try {
        await write([...flying.values()]);
      } catch (error) {
        log.warn({ err: error }, 'messages could not be kept, it will be tried again');
        const failed = flying;
        flying = new Map();
        for (const [id, item] of failed) if (!waiting.has(id)) add(id, item);
        return;
      }
      flying = new Map();
    }
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= writeBatches().finally(() => {
      running = undefined;
      if (waiting.size > 0) timer ??= setTimeout(() => void flush(), FLUSH_MS);
    });
    return running;
  };

  const find = (id: string) => waiting.get(id) ?? flying.get(id);

  return {
    put(message, forLog) {
      const before = find(message.id);
      const deletedAt = before === undefined ? null : (before.message ?? before).deletedAt;
      // Copied only where it has to be: nearly every message is new.
      add(message.id, { message: deletedAt === null ? message : { ...message, deletedAt }, forLog });
    },

    markDeleted(guildId, ids) {
      const deletedAt = new Date();
      for (const id of ids) add(id, deleted(find(id), { guildId, id, deletedAt }));
    },

    find,

    forget(guildId) {
      for (const [id, item] of waiting) if ((item.message ?? item).guildId === guildId) waiting.delete(id);
    },

    flush,
  };
}

/** What is to be written of a message that was deleted: with what was to be written of it before. */
function deleted(
  before: PendingWrite | undefined,
  mark: { guildId: string; id: string; deletedAt: Date },
): PendingWrite {
  if (before === undefined || before.message === null) return { message: null, ...mark };
  return { ...before, message: { ...before.message, deletedAt: mark.deletedAt } };
}
