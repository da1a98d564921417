import { bundle } from '../setup/bundle.ts';
import { PROGRAM_SOURCES } from '../setup/build.mjs';
import { PROGRAMS } from '../setup/programs.mjs';
import { makeOnce } from './make-once.ts';

const CHILDREN = ['bot-child', 'payments-child'];

/** Runs before the first test: bundles the programs that tests run in processes of their own, as the product's are. */
export async function setup(): Promise<void> {
  const children = Object.fromEntries(CHILDREN.map((name) => [name, `server/test/support/programs/${name}.ts`]));
  process.env['TEST_PROGRAMS'] = await makeOnce({
    folder: 'server/generated/test-programs',
    sources: PROGRAM_SOURCES,
    make: (folder) => bundle({ ...PROGRAMS, ...children }, folder),
  });
}
