import { listStores } from '@perigee/core/site/privacy/data-stores';
import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { Retention } from '../../../src/database/retention.ts';
import type { Facts, FactsByTable } from '../../../src/database/table-facts.ts';

const HEADING = `# What is kept, and for how long

Made of \`core/privacy\`, what each \`tables.ts\` says of its tables, and acts, by \`server/test/data/growth.test.ts\` (\`-u\` writes it anew). The privacy page says the
same in words. \`npm run forget\` removes what is of one person (decision 0100).

| Table | Store of the privacy page | What keeps it from growing |
|---|---|---|
`;

/** The content of docs/data.md. */
export function describeData(tables: FactsByTable, rules: readonly Retention[]): string {
  const lines = Object.entries(tables)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { growth }]) => `| \`${name}\` | ${storeOf(name)} | ${describeGrowth(name, growth, rules)} |`);
  return `${HEADING}${lines.join('\n')}\n`;
}

function describeGrowth(name: string, growth: Facts['growth'], rules: readonly Retention[]): string {
  if ('ownTask' in growth) return `a task of its own: ${growth.ownTask}`;
  if ('oneRowFor' in growth) return `one row for each ${growth.oneRowFor}`;
  if ('keptBecause' in growth) return `nothing: ${growth.keptBecause}`;
  return rules
    .filter(({ table }) => table === name)
    .map(describeRule)
    .join('; ');
}

function describeRule({ since, retention, where = {} }: Retention): string {
  const only = Object.entries(where).map(([column, value]) => `, where \`${column}\` is ${value}`);
  const time = RETENTION_MS[retention] === 0 ? 'at' : `${writeDuration(RETENTION_MS[retention], 'en')} after`;
  return `goes ${time} \`${since}\`${only.join('')}`;
}

function storeOf(name: string): string {
  return listStores().find(({ store }) => new Set<string>(store.tables).has(name))?.name ?? '';
}
