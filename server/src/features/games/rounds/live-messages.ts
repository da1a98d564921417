import type { Bot } from '../../../bot/bot.ts';
import { describeError } from '../../../errors/describe-error.ts';
import type { Db } from '../../../database/database.ts';
import { roundStore } from './stores/round-store.ts';

/** Messages of open rounds, so that other deleted messages need no lookup. Rebuilt at each start. */
export interface LiveMessages {
  add(messageId: string, roundId: string): void;
  remove(messageId: string): void;
  /** The round a message shows; undefined for any other message. */
  roundOf(messageId: string): string | undefined;
}

export function createLiveMessages(): LiveMessages {
  const rounds = new Map<string, string>();
  return {
    add: (messageId, roundId) => void rounds.set(messageId, roundId),
    remove: (messageId) => void rounds.delete(messageId),
    roundOf: (messageId) => rounds.get(messageId),
  };
}

/** Registers the messages of rounds that were open before the start. */
export function recallMessages({ db, live }: { db: Db; live: LiveMessages }) {
  return ({ context }: Bot): (() => Promise<void>) => {
    const recalled = roundStore
      .listMessages(db)
      .then((rows) => rows.forEach(({ id, messageId }) => live.add(messageId, id)))
      .catch((error: unknown) => {
        context.log.warn(describeError(error), 'failed to load messages of open rounds');
      });
    return () => recalled;
  };
}
