import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that kill processes wait for most of their time. */
const KILLED = /killed\.test\.ts$/;

/** So many others come between two of them. */
const BETWEEN = 2;

/**
 * The order of vitest's own, with the files that wait spread from the beginning: together they would leave the machine
 * idle, and at the end nothing else would be left to do beside them.
 */
export class KilledAmongOthers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- vitest's own, of no array.
    const sorted = await super.sort(files);
    const killed = sorted.filter(({ moduleId }) => KILLED.test(moduleId));
    const others = sorted.filter(({ moduleId }) => !KILLED.test(moduleId));
    const spread = killed.flatMap((file, index) => [file, ...others.slice(index * BETWEEN, (index + 1) * BETWEEN)]);
    return [...spread, ...others.slice(killed.length * BETWEEN)];
  }
}
