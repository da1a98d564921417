import { listStores } from '@perigee/core/privacy/data-stores';
import { KEPT_MS } from '@perigee/core/privacy/kept-times';
import { writeDuration } from '@perigee/core/time/write-duration';
import type { Retention } from '../../database/retention.ts';
import { TABLE_GROWTH } from '../../database/table-growth.ts';

const HEADING = `# What is kept, and for how long

Made of \`core/privacy\`, the \`retention\` of features and \`database/table-growth.ts\` by \`server/test/data/growth.test.ts\` (\`-u\` writes it anew). The privacy page says the
same in words. \`npm run forget\` removes what is of one person (decision 0100).

| Table | Store of the privacy page | What keeps it from growing |
|---|---|---|
`;

/** The content of docs/data.md. */
export function describeData(tables: readonly string[], rules: readonly Retention[]): string {
  const lines = tables.map((name) => `| \`${name}\` | ${storeOf(name)} | ${growthOf(name, rules)} |`);
  return `${HEADING}${lines.join('\n')}\n`;
}

/** What limits the growth of a table; null if nothing does and no reason is given. */
export function growthOf(name: string, rules: readonly Retention[]): string | null {
  const own = rules.filter(({ table }) => table === name);
  if (own.length > 0) return own.map(describeRule).join('; ');
  const growth = Object.entries(TABLE_GROWTH).find(([table]) => table === name)?.[1];
  if (growth === undefined) return null;
  return {
    ownTask: `a task of its own: ${growth.what}`,
    bound: `one row for each ${growth.what}`,
    wanted: `nothing: ${growth.what}`,
  }[growth.by];
}

function describeRule({ since, retention, where = {} }: Retention): string {
  const only = Object.entries(where).map(([column, value]) => `, where \`${column}\` is ${value}`);
  const time = KEPT_MS[retention] === 0 ? 'at' : `${writeDuration(KEPT_MS[retention], 'en')} after`;
  return `goes ${time} \`${since}\`${only.join('')}`;
}

function storeOf(name: string): string {
  return listStores().find(({ store }) => new Set<string>(store.tables).has(name))?.name ?? '';
}
