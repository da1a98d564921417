import { scheduleOnTick } from '../process/schedule-on-tick.ts';

/** A wait that `wake` ends early, even if `wake` was called just before it. */
export interface WakeUp {
  wake(): void;
  /** At most about that many milliseconds (`scheduleOnTick`), for ever by default; true if it was woken. */
  wait(ms?: number): Promise<boolean>;
}

export function createWakeUp(): WakeUp {
  let isWoken = false;
  let end = () => {};
  return {
    wake() {
      isWoken = true;
      end();
    },
    async wait(ms) {
      if (!isWoken) {
        await new Promise<void>((resolve) => {
          const cancel = ms === undefined ? () => {} : scheduleOnTick(ms, resolve);
          end = () => {
            cancel();
            resolve();
          };
        });
      }
      const wasWoken = isWoken;
      isWoken = false;
      return wasWoken;
    },
  };
}
