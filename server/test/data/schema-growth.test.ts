import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type DbTransaction, openDatabase } from '../../src/database/database.ts';
import { MIGRATION_NAMES, migrateOn, migrateTo } from '../../src/database/migrate.ts';
import { CONTRACTIONS, RELEASES, releaseOf, QUICK_INDEXES } from '../../src/database/releases.ts';
import { compareSchemas } from '../support/data/compare-schemas.ts';
import { schemaOf } from '../support/data/schema-of.ts';
import { createTestDatabase } from '../support/test-database.ts';

let database: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const made = await createTestDatabase();
  database = await openDatabase(made.location, pino({ level: 'silent' }));
  ({ drop } = made);
  // Leaves only the tables that the tests create.
  await sql`drop schema public cascade`.execute(database.db);
  await sql`create schema public`.execute(database.db);
});

afterAll(async () => {
  await database.close();
  await drop();
});

class RolledBack extends Error {}

/** Does the work on the database, then rolls it back. */
async function rollBackAfter<Result>(work: (tx: DbTransaction) => Promise<Result>): Promise<Result> {
  let result: { is: Result } | undefined;
  await database.db
    .transaction()
    .execute(async (tx) => {
      result = { is: await work(tx) };
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (result === undefined) throw new Error('nothing was done');
  return result.is;
}

describe('Migrations after the first release', () => {
  test('Every migration only adds to the schema, or declares what it removes', async () => {
    const [{ migrations: first }] = RELEASES;

    const found = await rollBackAfter(async (tx) => {
      await migrateTo(tx, first);
      const narrowed: Record<string, readonly string[]> = {};
      let before = await schemaOf(tx);
      for (const name of MIGRATION_NAMES.filter((each) => !first.includes(each))) {
        await migrateOn(tx, name);
        const after = await schemaOf(tx);
        const problems = compareSchemas(before, after).filter((problem) => !Object.hasOwn(QUICK_INDEXES, problem));
        before = after;
        if (problems.length > 0) narrowed[name] = problems;
      }
      return narrowed;
    });

    expect(found).toEqual(
      Object.fromEntries(Object.entries(CONTRACTIONS).map(([name, { narrows }]) => [name, narrows])),
    );
  });

  test('A migration removes only what an earlier release no longer uses', () => {
    const order = RELEASES.map(({ version }) => version);
    const positionOf = (name: string) => {
      const version = releaseOf(name);
      return version === null ? order.length : order.indexOf(version);
    };

    const early = Object.entries(CONTRACTIONS).filter(
      ([name, { unusedSince }]) => positionOf(unusedSince) >= positionOf(name),
    );

    expect(early).toEqual([]);
  });

  test('Every released migration still exists exactly once', () => {
    const released = RELEASES.flatMap(({ migrations }) => migrations);

    expect(released.filter((name) => !MIGRATION_NAMES.includes(name))).toEqual([]);
    expect(new Set(released).size).toBe(released.length);
  });
});

describe('Schema narrowing', () => {
  const FOUND: [statement: string, problems: string[]][] = [
    ['drop table stock', ['stock: gone']],
    ['alter table stock rename to goods', ['stock: gone']],
    ['alter table stock drop column note', ['stock.note: gone', 'stock: unique index one_note is gone']],
    ['alter table stock rename column note to remark', ['stock.note: gone', 'stock: new unique index one_note']],
    ['alter table stock add column size int not null', ['stock.size: has to be given']],
    [
      'alter table stock alter column note set not null',
      ['stock.note: has to be given', 'stock.note: may not be null any more'],
    ],
    ['alter table stock alter column amount drop default', ['stock.amount: has to be given']],
    ['alter table stock alter column amount drop not null', ['stock.amount: may be null']],
    [
      'alter table stock alter column label type varchar(5)',
      ['stock.label: text is character varying(5)', 'stock: written anew'],
    ],
    ['alter table stock add constraint little check (amount < 5)', ['stock: new constraint little']],
    ['alter table stock add unique (label)', ['stock: new constraint stock_label_key']],
    ['alter table stock drop constraint stock_pkey', ['stock: stock_pkey is gone']],
    ['create unique index one_label on stock (label)', ['stock: new unique index one_label']],
    ['create index by_label on stock (label)', ['stock: new index by_label']],
    ['drop index one_note', ['stock: unique index one_note is gone']],
    ['alter table stock add column at timestamptz not null default clock_timestamp()', ['stock: written anew']],
  ];
  const NOT_FOUND = [
    'create table more (id int primary key)',
    'alter table stock add column size int',
    'alter table stock add column size int not null default 3',
    'alter table stock add column size int check (size > 3)',
    'alter table stock drop constraint some_amount',
    'alter table stock add column other bigint references stock (id)',
  ];

  const problemsOf = (statement: string) =>
    rollBackAfter(async (tx) => {
      await sql`create table stock (
        id bigint primary key, label text not null, note text, amount int not null default 0,
        constraint some_amount check (amount >= 0)
      )`.execute(tx);
      await sql`create unique index one_note on stock (note)`.execute(tx);
      const before = await schemaOf(tx);
      await sql.raw(statement).execute(tx);
      return compareSchemas(before, await schemaOf(tx));
    });

  test.for(FOUND)('Reports that "%s" narrows the schema', async ([statement, problems]) => {
    const found = await problemsOf(statement);

    expect(found).toEqual(problems);
  });

  test.for(NOT_FOUND)('Does not report that "%s" narrows the schema', async (statement) => {
    const found = await problemsOf(statement);

    expect(found).toEqual([]);
  });
});
