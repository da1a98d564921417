import { fileURLToPath } from 'node:url';
import { findViolations } from './import-law.ts';

const violations = findViolations(fileURLToPath(new URL('../../', import.meta.url)));
for (const line of violations) console.log(line);
process.exitCode = violations.length === 0 ? 0 : 1;
