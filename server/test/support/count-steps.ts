import { Session } from 'node:inspector/promises';

/** Counts execution steps in selected sources: every function call, loop iteration and branch is one. */
export interface StepCounter {
  /** Of that work, and of what selected sources did since the last count. */
  count(work: () => unknown): Promise<number>;
  [Symbol.dispose](): void;
}

/** @param isCounted Whether the steps of the source with that URL count; built-in functions never do. */
export async function openStepCounter(isCounted: (url: string) => boolean): Promise<StepCounter> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });

  return {
    async count(work) {
      work();
      // Sets every count back to zero.
      const { result } = await session.post('Profiler.takePreciseCoverage');
      const ranges = result
        .filter(({ url }) => isCounted(url))
        .flatMap(({ functions }) => functions.flatMap((each) => each.ranges));
      return ranges.reduce((sum, { count }) => sum + count, 0);
    },
    [Symbol.dispose]: () => session.disconnect(),
  };
}
