import { sql } from 'kysely';
import { expect } from 'vitest';
import { createMessageDays } from '../../src/features/community/message-archive/message-days.ts';
import { test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

const DAY_MS = 86_400_000;

async function namesOfDays({ services }: World): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = 'archived_blocks'::regclass order by 1`.execute(services.database.db);
  return rows.map(({ name }) => name);
}

const nameOf = (ms: number) => `archived_blocks_${new Date(ms).toISOString().slice(0, 10).replaceAll('-', '')}`;

test('Several processes can create the same archive days at the same time', async ({ world }) => {
  const now = Date.now();
  const moments = [20, 21, 22].map((age) => new Date(now - age * DAY_MS));
  const processes = Array.from({ length: 6 }, () => createMessageDays(world.services.database.db));

  await Promise.all(processes.map((days) => days.ensureFor(moments)));
  await Promise.all(processes.map((days) => days.ensureTomorrow()));

  const made = [20, 21, 22, -1].map((age) => nameOf(now - age * DAY_MS));
  expect(await namesOfDays(world)).toEqual(expect.arrayContaining(made));
});

test('Drops an archive day once no server can keep its messages any longer', async ({ world }) => {
  const now = Date.now();
  const days = createMessageDays(world.services.database.db);
  await days.ensureFor([30, 31, 40].map((age) => new Date(now - age * DAY_MS)));

  await Promise.all([days.dropOld(), createMessageDays(world.services.database.db).dropOld()]);

  const names = await namesOfDays(world);
  expect(names).toContain(nameOf(now - 30 * DAY_MS));
  expect(names).not.toContain(nameOf(now - 31 * DAY_MS));
  expect(names).not.toContain(nameOf(now - 40 * DAY_MS));
});
