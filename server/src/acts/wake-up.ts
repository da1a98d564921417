/** A wait that `wake` ends early, even if `wake` was called just before it. */
export interface WakeUp {
  wake(): void;
  /** At most that many milliseconds; for ever by default. */
  wait(ms?: number): Promise<void>;
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
          const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isWoken = false;
    },
  };
}
