import { afterAll, describe, expect, test } from 'vitest';
import { openEmbedded } from './embedded.ts';

const database = await openEmbedded({ kind: 'embedded', folder: null });
afterAll(() => database.close());

/** Generic plans and total uses of the prepared statements with this text. */
const remembered = async (text: string) => {
  const { rows } = await database.query<{ plans: number; uses: number }>(
    `select generic_plans::integer as plans, (generic_plans + custom_plans)::integer as uses
      from pg_prepared_statements where statement = $1`,
    [text],
  );
  return rows;
};

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}

describe('Plan caching of the embedded database', () => {
  test('The embedded database caches the plan of a repeated statement', async () => {
    const text = 'select $1::integer + 1 as next';

    const before = await remembered(text);
    await repeat(20, () => database.query(text, [1]));

    expect(before).toEqual([]);
    expect(await remembered(text)).toEqual([{ plans: 15, uses: 20 }]);
    expect((await database.query(text, [41])).rows).toEqual([{ next: 42 }]);
  });

  test('The embedded database prepares a parenthesized union without evicting other statements', async () => {
    const other = 'select $1::integer as other';
    const union = '(select 1 as n) union all (select 2)';
    await database.query(other, [1]);

    const { rows } = await database.query(union);

    expect(rows).toEqual([{ n: 1 }, { n: 2 }]);
    expect(await remembered(union)).toMatchObject([{ uses: 1 }]);
    expect(await remembered(other)).toMatchObject([{ uses: 1 }]);
  });

  test('The embedded database returns current columns after a table changes', async () => {
    await database.exec('create table growing (a integer); insert into growing values (1)');
    const read = async () => (await database.query('select * from growing')).rows;
    const counted = async () => (await database.query('select count(*)::integer as n from growing')).rows;

    await repeat(10, read);
    await database.query('alter table growing add column b text');
    const withText = await read();
    await repeat(10, read);
    await database.exec("insert into growing values (2, 'two'); alter table growing drop column a");

    expect(withText).toEqual([{ a: 1, b: null }]);
    expect(await read()).toEqual([{ b: null }, { b: 'two' }]);
    expect(await counted()).toEqual([{ n: 2 }]);
  });

  test('The embedded database recovers from failed statements inside and outside transactions', async () => {
    await database.exec('create table once (id integer primary key)');
    const insert = 'insert into once values ($1) returning id';
    await database.query(insert, [1]);

    await expect(database.query(insert, [1])).rejects.toMatchObject({ code: '23505' });
    await expect(database.query('select nothing')).rejects.toMatchObject({ code: '42703' });
    const inTransaction = database.transaction(async (tx) => {
      await tx.query(insert, [2]);
      await tx.query(insert, [2]);
    });

    await expect(inTransaction).rejects.toMatchObject({ code: '23505' });
    expect((await database.query(insert, [2])).rows).toEqual([{ id: 2 }]);
    expect((await database.query<{ id: number }>('select id from once order by id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
  });

  test('The embedded database replans a statement after a thousand uses', async () => {
    const text = 'select $1::integer * 2 as double';

    await repeat(1_003, () => database.query(text, [1]));

    expect(await remembered(text)).toEqual([{ plans: 0, uses: 3 }]);
  });

  test('The embedded database keeps 300 prepared statements and evicts the least recently used', async () => {
    const texts = Array.from({ length: 301 }, (_, index) => `select ${index} as "number"`);

    for (const text of texts) await database.query(text);
    const { rows } = await database.query<{ n: number }>('select count(*)::integer as n from pg_prepared_statements');

    expect(rows).toEqual([{ n: 300 }]);
    expect(await remembered(texts[0] ?? '')).toEqual([]);
    expect(await remembered(texts[300] ?? '')).toMatchObject([{ uses: 1 }]);
  });
});
