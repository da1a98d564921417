import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findForeignTables } from './tables.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'perigee-tables-'))));
afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): void {
  for (const [path, source] of Object.entries({ ...ROOMS, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
}

const ROOMS = {
  'server/src/jobs/tables.ts': 'export interface JobTables { acts: object }',
  'server/src/features/economy/money/tables.ts': 'export interface MoneyTables { ledger: object; ledger_keys: object }',
};

describe('table ownership check', () => {
  test.for([
    ['the query builder', 'ledger', "db.selectFrom('ledger').selectAll();"],
    ['an alias', 'ledger', "db.selectFrom('ledger as l').selectAll();"],
    ['one table of several', 'acts', "db.selectFrom(['levels as v', 'acts as a']);"],
    ['a join', 'ledger', "db.selectFrom('levels').innerJoin('ledger as l', 'l.id', 'levels.id');"],
    ['a write', 'acts', "db.insertInto('acts').values(row);"],
    ['sql.table in raw SQL', 'ledger', "sql`select * from ${sql.table('ledger')}`;"],
    ['raw SQL', 'ledger', 'sql`select 1 from ledger l where id = ${id}`;'],
    ['raw SQL with a type', 'ledger', 'sql<{ id: string }>`select id\n  from ledger`;'],
    ['raw SQL with several tables', 'ledger', 'sql`select 1 from levels v, ledger where true`;'],
    ['a join in raw SQL', 'acts', 'sql`select 1 from ${levels} v left join acts on true`;'],
    ['a SQL string', 'ledger', "sql.raw('select 1 from ledger');"],
    ['part of a statement', 'ledger', 'const gone = sql`delete from levels using ledger l where l.id = 1`;'],
    ['a rule about rows', 'acts', "const rule = { table: 'acts', since: 'at' };"],
    ['a string equal to a table name', 'ledger_keys', "follow({ progress: 'ledger_keys' });"],
    ['a list of columns', 'ledger_keys', "const personalData = { ledger_keys: ['user_id'] };"],
  ] as const)('The table check reports a table of another owner in %s', ([, table, source]) => {
    plant({ 'server/src/features/rewards/levels/store.ts': source });

    const foreign = findForeignTables(root);

    const owner = table === 'acts' ? 'server/src/jobs' : 'server/src/features/economy/money';
    expect(foreign).toEqual([
      `server/src/features/rewards/levels/store.ts names the table ${table}, which belongs to ${owner}`,
    ]);
  });

  test('The table check reports infrastructure that names the table of a room', () => {
    plant({
      'server/src/jobs/run.ts': 'sql`update ledger set id = 1`;',
      'server/src/copy/empty.ts': "const FILLED = new Set(['ledger_keys']);",
    });

    const foreign = findForeignTables(root);

    expect(foreign).toEqual([
      'server/src/copy/empty.ts names the table ledger_keys, which belongs to server/src/features/economy/money',
      'server/src/jobs/run.ts names the table ledger, which belongs to server/src/features/economy/money',
    ]);
  });

  test('The table check reports a room that names the table of another room in its wing', () => {
    plant({ 'server/src/features/economy/shop/store.ts': "db.selectFrom('ledger');" });

    const foreign = findForeignTables(root);

    expect(foreign).toEqual([
      'server/src/features/economy/shop/store.ts names the table ledger, which belongs to server/src/features/economy/money',
    ]);
  });

  test('The table check ignores text that only looks like a table name', () => {
    plant({
      'server/src/features/rewards/levels/levels.ts': [
        "import { ledger, acts } from '../../economy/index.ts';",
        'export const levels = { ledger, acts, name: "ledger" };',
        "errors.note('acts');",
        "sql`select l.sum as ledger, count(*) filter (where kind = 'acts') as acts from ${movements} l`;",
        'sql`select 1 -- like those from ledger\n from levels`;',
        '/** Rows from ledger. */',
      ].join('\n'),
    });

    const foreign = findForeignTables(root);

    expect(foreign).toEqual([]);
  });

  test('The table check lets owners name their own tables, and tests and migrations name any table', () => {
    const source = "db.selectFrom('ledger'); sql`select from ledger_keys`;";
    plant({
      'server/src/features/economy/money/books/check.ts': source,
      'server/src/features/rewards/levels/levels.test.ts': source,
      'server/test/support/money.ts': source,
      'server/src/database/migrations/0001-money.ts': source,
      'server/test/levels.test.ts': source,
      'bench/levels.ts': source,
    });

    const foreign = findForeignTables(root);

    expect(foreign).toEqual([]);
  });
});
