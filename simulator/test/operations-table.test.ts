import { expect, test } from 'vitest';
import { apiRoutes } from '../src/api-routes.ts';
import { anonymous, describedOperations } from '../src/testing/described-answers.ts';

const SERVED = new Set(apiRoutes.map(({ method, path }) => `${method} ${anonymous(path)}`));
const operations = describedOperations();
const isServed = (operation: string) => SERVED.has(anonymous(operation));

/** By the first word of their paths, in the order of the alphabet. */
function grouped(list: string[]): string {
  const groups = Map.groupBy(list, (operation) => /\/([\w-]+)/.exec(operation)?.[1] ?? '');
  const lines = [...groups].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return lines
    .map(([name, entries]) => `| ${name} | ${entries.map((entry) => `\`${entry}\``).join('<br>')} |`)
    .join('\n');
}

// Written anew by running this test with --update.
test('the table of operations tells which are served', async () => {
  const [served, others] = [operations.filter(isServed), operations.filter((operation) => !isServed(operation))];

  const table = [
    '# Operations of the platform that the simulator serves',
    '',
    `Of the ${operations.length} operations the platform describes, ${served.length} are served: those that a bot for`,
    'moderation, economy, utilities or logs calls. The rest is answered 404, or 405 where its path is served with another',
    'method. This page is written by `simulator/test/operations-table.test.ts`.',
    '',
    '## Served',
    '',
    '| Resource | Operations |',
    '|---|---|',
    grouped(served),
    '',
    '## Not served',
    '',
    '| Resource | Operations |',
    '|---|---|',
    grouped(others),
    '',
  ].join('\n');
  expect(served.length).toBeGreaterThanOrEqual(150);
  await expect(table).toMatchFileSnapshot('../../docs/simulator-operations.md');
});
