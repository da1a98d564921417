import { Session } from 'node:inspector/promises';

/** Counts what the engine goes through of certain sources: every function and every turn of a loop or branch is a step. */
export interface StepCounter {
  count(work: () => unknown): Promise<number>;
  [Symbol.dispose](): void;
}

/** @param isCounted says of a source's address whether its steps count; the work of built-in functions never does. */
export async function openStepCounter(isCounted: (url: string) => boolean): Promise<StepCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  return {
    async count(work) {
      await session.post('Profiler.takePreciseCoverage');
      work();
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ranges = result
        .filter(({ url }) => isCounted(url))
        .flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
      return ranges.reduce((sum, { count }) => sum + count, 0);
    },
    [Symbol.dispose]: () => session.disconnect(),
  };
}
