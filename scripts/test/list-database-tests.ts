import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What a test file does with the database. */
const USES: readonly { what: string; pattern: RegExp }[] = [
  { what: 'times', pattern: /update \w+ set[^`]*(_at|since|until|week)\b|\.set\(\{[^)]*(_at|since|until)\b/ },
  { what: 'seeds', pattern: /insert into |insertInto\(|update \w+ set|updateTable\(|delete from|deleteFrom\(/ },
  { what: 'locks', pattern: /for update`|pg_locks/ },
  { what: 'reads', pattern: /select [^`]*from |selectFrom\(/ },
];

/** Kysely itself, a connection, or raw SQL. */
const TOUCHES = /from 'kysely'|\.db\b|\{ db\b|services\.database|executeSql/;

const root = fileURLToPath(new URL('../../', import.meta.url));
const paths = globSync('server/test/**/*.test.ts', { cwd: root }).toSorted();
const found = paths.flatMap((path) => {
  const text = readFileSync(`${root}${path}`, 'utf8');
  if (!TOUCHES.test(text)) return [];
  const uses = USES.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
  return [{ path, uses: uses.length === 0 ? ['passes'] : uses }];
});

for (const { path, uses } of found) console.log(`${path}: ${uses.join(', ')}`);
console.log(`${found.length} of ${paths.length} test files touch the database directly.`);
