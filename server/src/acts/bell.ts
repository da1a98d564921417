/** A wait that ends early when somebody rings, also just before it began. */
export interface Bell {
  ring(): void;
  wait(ms: number): Promise<void>;
}

export function createBell(): Bell {
  let isRung = false;
  let end = () => {};
  return {
    ring() {
      isRung = true;
      end();
    },
    async wait(ms) {
      if (!isRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          end = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      isRung = false;
    },
  };
}
