import { listStores } from '@perigee/core/site/privacy/data-stores';
import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import type { Retention } from '../../../src/database/retention.ts';
import type { Facts, FactsByTable } from '../../../src/database/table-facts.ts';

const HEADING = `# Stored data

This page lists every database table and how long its rows are kept. \`server/test/data/growth.test.ts -u\` generates it
from \`core/src/site/privacy\`, each \`tables.ts\` and the durable jobs. The privacy page has the same information for
visitors; \`npm run forget\` deletes the data of one person (decision 0100).

| Table | Store on the privacy page | Retention |
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
  if ('ownTask' in growth) return `deleted by its own task: ${growth.ownTask}`;
  if ('oneRowFor' in growth) return `one row per ${growth.oneRowFor}`;
  if ('retentionReason' in growth) return `kept: ${growth.retentionReason}`;
  return rules
    .filter(({ table }) => table === name)
    .map(describeRule)
    .join('; ');
}

function describeRule({ since, retention, where = {} }: Retention): string {
  const only = Object.entries(where).map(([column, value]) => `\`${column}\` is ${value}`);
  const condition = only.length === 0 ? '' : `, if ${only.join(' and ')}`;
  const time = RETENTION_MS[retention] === 0 ? 'at' : `${writeDuration(RETENTION_MS[retention], 'en')} after`;
  return `deleted ${time} \`${since}\`${condition}`;
}

function storeOf(name: string): string {
  return listStores().find(({ store }) => new Set<string>(store.tables).has(name))?.name ?? '';
}
