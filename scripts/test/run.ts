import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import { PARTS } from './parts.ts';
import { add, closingLine, NOTHING } from './tally.ts';

process.chdir(ROOT);
const reports = mkdtempSync(join(tmpdir(), 'perigee-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

let total = NOTHING;
for (const { title, run } of PARTS) {
  console.log(`\n== ${title}`);
  const tally = await run(reports);
  console.log(`   ${closingLine(tally)}`);
  total = add(total, tally);
}

if (total.skipped > 0) console.log(`\n${total.skipped} skipped.`);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;
