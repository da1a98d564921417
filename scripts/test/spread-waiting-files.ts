import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that kill processes, take a server away, or move data between two spend most of their time waiting. */
const WAITING = /(killed|away|muted|cut-off|two-bots|replica|move)\.test\.ts$/;

/** Number of other files between two of them. */
const BETWEEN = 2;

/**
 * Vitest's own order, with the waiting files spread from the beginning: run together they would leave the machine idle,
 * and at the end there would be nothing left to run alongside.
 */
export class SpreadWaitingFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's sort, not an array's.
    const sorted = await super.sort(files);
    const waiting = sorted.filter(({ moduleId }) => WAITING.test(moduleId));
    const others = sorted.filter(({ moduleId }) => !WAITING.test(moduleId));
    const spread = waiting.flatMap((file, index) => [file, ...others.slice(index * BETWEEN, (index + 1) * BETWEEN)]);
    return [...spread, ...others.slice(waiting.length * BETWEEN)];
  }
}
