import { ROOT } from '../setup/paths.mjs';
import { runSteps } from './run-steps.ts';
import { STATIC_STEPS, UNIT_STEP } from './steps.ts';

process.chdir(ROOT);
const failed = await runSteps([UNIT_STEP, ...STATIC_STEPS]);
console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${STATIC_STEPS.length + 1} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
