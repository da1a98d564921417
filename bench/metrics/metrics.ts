import { loadavg } from 'node:os';
import { measureCalls } from './calls.ts';
import { measureMessages } from './messages.ts';
import { measureRest } from './rest.ts';

// The cost of metrics on the hottest paths: a message to the decision "not a command", an API call, and a call to the
// platform. CPU time with and without metrics, alternating; the control is identical to "without".
const BUDGET = 0.97;
const only = process.argv[2];

const measured = [
  { name: 'messages', measure: measureMessages },
  { name: 'calls', measure: measureCalls },
  { name: 'rest', measure: measureRest },
].filter(({ name }) => only === undefined || only === name);

const ratios: number[] = [];
for (const { name, measure } of measured) {
  const { cpuUs, ratio, control } = await measure();
  ratios.push(ratio);
  const figures = [`${cpuUs.toFixed(2)} µs without`, `ratio ${ratio.toFixed(3)}`, `control ${control.toFixed(3)}`];
  console.log(`${name.padEnd(10)} ${figures.join('   ')}   load ${loadavg()[0]?.toFixed(1)}`);
}
console.log(`lowest ratio ${Math.min(...ratios).toFixed(3)}  (budget: at least ${BUDGET})`);
process.exitCode = Math.min(...ratios) >= BUDGET ? 0 : 1;
