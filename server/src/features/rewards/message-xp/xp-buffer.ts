import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Ledger, XpBatch, XpGain } from '../../economy/index.ts';

/** Batches experience of many messages into one statement. Unbooked experience is lost if the process is killed. */
export interface XpBuffer {
  add(gain: XpGain): void;
  /** Books everything pending. @throws never: failed gains are kept and retried. */
  flush(): Promise<void>;
  /**
   * Flushes, including gains that arrived during the last batch.
   * @throws if something could not be booked and is lost.
   */
  drain(): Promise<void>;
}

/**
 * How long experience waits, in milliseconds. With the statement itself, a killed process loses at most a second of it.
 */
const FLUSH_MS = 750;

/**
 * Members roll once a minute. If two processes both rolled, as during a shard handover, the statement books only the
 * first: it refuses a gain within this time of the last one. Shorter than a minute to allow for the time booking takes.
 * Milliseconds.
 */
const GAP_MS = 50_000;

/**
 * Members with pending experience while the database is unavailable; beyond this, gains of further members are dropped.
 */
const WAITING_MAX = 10_000;

interface BufferDeps {
  ledger: Pick<Ledger, 'gainXp'>;
  log: Logger;
}

export function createXpBuffer({ ledger, log }: BufferDeps): XpBuffer {
  const waiting = new Map<string, XpGain>();
  /** Retried unchanged with the same key: after a lost connection it is unknown whether the batch was booked. */
  let unsettled: XpBatch | null = null;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const wait = () => {
    timer ??= setTimeout(() => void flush(), FLUSH_MS);
  };

  const book = async (): Promise<void> => {
    if (unsettled === null && waiting.size > 0) {
      unsettled = { kind: 'messageXp', key: `messageXp:${randomUUID()}`, gains: [...waiting.values()], gapMs: GAP_MS };
      waiting.clear();
    }
    if (unsettled === null) return;
    await ledger.gainXp(unsettled);
    unsettled = null;
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    running ??= book()
      .catch((error: unknown) => log.warn({ err: error }, 'failed to save experience, retrying'))
      .finally(() => {
        running = undefined;
        if (unsettled !== null || waiting.size > 0) wait();
      });
    return running;
  };

  return {
    add(gain) {
      const member = `${gain.guildId}:${gain.userId}`;
      const before = waiting.get(member);
      if (before === undefined && waiting.size >= WAITING_MAX) return;
      waiting.set(member, { ...gain, xp: Math.min(gain.xp + (before?.xp ?? 0), Number.MAX_SAFE_INTEGER) });
      wait();
    },
    flush,
    async drain() {
      await flush();
      await flush();
      clearTimeout(timer);
      if (unsettled !== null || waiting.size > 0) throw new Error('experience was not saved');
    },
  };
}
