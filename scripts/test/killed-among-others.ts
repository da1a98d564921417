import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that kill processes spend most of their time waiting. */
const KILLED = /killed\.test\.ts$/;

/** Number of other files between two of them. */
const BETWEEN = 2;

/**
 * Vitest's own order, with the waiting files spread from the beginning: run together they would leave the machine idle,
 * and at the end there would be nothing left to run alongside.
 */
export class KilledAmongOthers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's sort, not an array's.
    const sorted = await super.sort(files);
    const killed = sorted.filter(({ moduleId }) => KILLED.test(moduleId));
    const others = sorted.filter(({ moduleId }) => !KILLED.test(moduleId));
    const spread = killed.flatMap((file, index) => [file, ...others.slice(index * BETWEEN, (index + 1) * BETWEEN)]);
    return [...spread, ...others.slice(killed.length * BETWEEN)];
  }
}
