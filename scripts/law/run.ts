import { fileURLToPath } from 'node:url';
import { findDeadCitations } from './citations.ts';
import { findFolderCycles } from './cycles.ts';
import { findDoubleNames, findUndocumented } from './exports.ts';
import { findViolations } from './import-law.ts';
import { findForeignTables } from './tables.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const violations = [
  ...findViolations(root),
  ...findForeignTables(root),
  ...findFolderCycles(root),
  ...findDeadCitations(root),
  ...findDoubleNames(root),
  ...findUndocumented(root),
];
for (const line of violations) console.log(line);
process.exitCode = violations.length === 0 ? 0 : 1;
