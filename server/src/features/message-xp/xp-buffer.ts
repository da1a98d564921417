import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Ledger, XpBatch, XpGain } from '../balances/index.ts';

/** Gathers experience, so that many messages are one statement. What is in it is lost when the process is killed. */
export interface XpBuffer {
  add(gain: XpGain): void;
  /** Books what is there. @throws never: what can not be booked is kept and tried again. */
  flush(): Promise<void>;
  /** The same, with what came while the last batch was on its way. @throws where something could not be booked, and is lost. */
  drain(): Promise<void>;
}

/** How long experience waits, in milliseconds: with the statement itself a killed process loses a second of it at most. */
const FLUSH_MS = 750;

/**
 * A member's turn comes once a minute. Of two processes that both took it, as while one takes a shard over, only one books:
 * whichever comes within less than that, but for what booking itself takes, is refused by the statement. Milliseconds.
 */
const GAP_MS = 50_000;

/** While the database is away no more than this is kept in memory; what comes later is let go. */
const WAITING_MAX = 10_000;

interface BufferParts {
  ledger: Pick<Ledger, 'gainXp'>;
  log: Logger;
}

export function createXpBuffer({ ledger, log }: BufferParts): XpBuffer {
  const waiting = new Map<string, XpGain>();
  /** Tried again as it is, under its key: whether it was booked is not known where the connection was lost. */
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
      .catch((error: unknown) => log.warn({ err: error }, 'experience could not be booked, it will be tried again'))
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
      if (unsettled !== null || waiting.size > 0) throw new Error('experience could not be booked');
    },
  };
}
