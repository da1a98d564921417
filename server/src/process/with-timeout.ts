/** The part of the time by which a timer is late only if the process stood still. */
const STOOD_STILL = 0.1;

/**
 * The result of the work; rejects after that many milliseconds. When a process stood still its timers run before it
 * reads what has arrived meanwhile: such an answer counts, and what is still under way gets its time once more.
 */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const wait = (isOnceMore: boolean) => {
      const dueAt = performance.now() + ms;
      timer = setTimeout(() => {
        if (!isOnceMore && performance.now() > dueAt + ms * STOOD_STILL) wait(true);
        // What has arrived is read before this is called.
        else setImmediate(() => reject(new Error(`timed out after ${ms} ms`)));
      }, ms);
    };
    wait(false);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
