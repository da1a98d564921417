import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../setup/paths.mjs';
import type { Part } from './part.ts';
import { runParts } from './parts.ts';
import { slowestFiles } from './file-times.ts';
import { makeMemoryFolder } from './memory-folder.ts';
import { add, closingLine, EMPTY_TALLY } from './tally.ts';

process.chdir(ROOT);
// Everything below, including child processes, puts its temporary files there.
process.env['TMPDIR'] = makeMemoryFolder() ?? tmpdir();
const reports = mkdtempSync(join(tmpdir(), 'perigee-test-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const startedAt = performance.now();
const secondsSince = (moment: number) => Math.round((performance.now() - moment) / 1000);

let total = EMPTY_TALLY;
const times: string[] = [];
await runParts(runPart);

console.log(`\nSlowest files:\n${slowestFiles(total.files).join('\n')}`);
console.log(`\nParts, ${secondsSince(startedAt)} s together:\n${times.join('\n')}`);
if (total.failures.length > 0) console.log(`\nFailures:\n${total.failures.join('\n')}`);
if (total.skipped > 0) console.log(`\n${total.skipped} skipped.`);
console.log(`\n${closingLine(total)}`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function runPart({ title, run }: Part): Promise<void> {
  console.log(`\n== ${title}`);
  const partStartedAt = performance.now();
  const tally = await run(reports);
  times.push(`${String(secondsSince(partStartedAt)).padStart(6)} s  ${title}`);
  console.log(`   ${title}: ${closingLine(tally)}`);
  total = add(total, tally);
}
