import { fileURLToPath } from 'node:url';
import { findDeadCitations } from './citations.ts';
import { findCrowdedFolders } from './crowded-folders.ts';
import { findFolderCycles } from './cycles.ts';
import { findBareCuts } from './cuts.ts';
import { findDoubleNames, findUndocumented } from './exports.ts';
import { findViolations } from './import-law.ts';
import { findOwnParsers } from './own-parsers.ts';
import { findForeignTables } from './tables.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const violations = [
  ...findViolations(root),
  ...findForeignTables(root),
  ...findFolderCycles(root),
  ...findDeadCitations(root),
  ...findDoubleNames(root),
  ...findUndocumented(root),
  ...findOwnParsers(root),
  ...findBareCuts(root),
];
for (const line of violations) console.log(line);
// Splitting a folder is not the job of whoever adds one file to it, so that a warning fails nothing.
for (const line of findCrowdedFolders(root)) console.log(`warning: ${line}`);
process.exitCode = violations.length === 0 ? 0 : 1;
