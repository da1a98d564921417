import type { Bot } from '../../../bot/bot.ts';
import { describeError } from '../../../errors/describe-error.ts';
import type { GameDeps } from './game-deps.ts';
import { roundStore } from './stores/round-store.ts';

/** Registers the messages of rounds that were open before the start. */
export function recallMessages({ db, live }: Pick<GameDeps, 'db' | 'live'>) {
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
