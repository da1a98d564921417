import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';

/** Guild tables whose key does not start with the guild's id, and why (docs/scale.md). */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  ledger: 'its followers go by transaction and id over all servers',
  mass_changes: 'one process steps through those of all servers; few rows',
  mass_change_members: 'with its change, by the change’s id',
  boards: 'its parts are kept under its number, eight bytes less a row',
  board_entries: 'with its board, by the board’s number',
  board_blocks: 'with its board, by the board’s number',
  board_marks: 'with its board, by the board’s number',
  direct_message_minutes: 'a minute’s budget is of the whole bot; the server’s id is last in its key',
};

/** Tables that belong to no guild, although some refer to one. */
const OF_NO_SERVER = [
  'boost_events',
  'boost_grants',
  'subscriptions',
  'payments',
  'gift_codes',
  'board_progress',
  'economy_progress',
  'level_progress',
  'bot_outages',
  'bot_processes',
  'bot_shards',
  'bot_stats_history',
  'direct_message_breaker',
  'gateway_identifies',
  'gateway_shards',
  'host_deeds',
  'host_errors',
  'processes',
  'schema_floor',
];

interface Key {
  name: string;
  /** The columns of the primary key, in order. */
  columns: string[];
}

async function keysOf({ services }: World): Promise<Key[]> {
  const { rows } = await sql<Key>`
    select c.relname as name, coalesce(
      (select array_agg(a.attname::text order by k.place) from pg_index i
        cross join unnest(i.indkey) with ordinality k (number, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary), '{}') as columns
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname not like 'kysely%' order by 1`.execute(services.database.db);
  return rows;
}

describe('Primary keys', () => {
  test('Every guild table has the guild ID first in its primary key, or is a listed exception', async ({ world }) => {
    const keys = await keysOf(world);

    const others = keys.filter(({ columns }) => columns[0] !== 'guild_id').map(({ name }) => name);
    expect(others.toSorted()).toEqual([...Object.keys(EXCEPTIONS), ...OF_NO_SERVER].toSorted());
  });

  test('Every table has a primary key', async ({ world }) => {
    const keys = await keysOf(world);

    expect(keys.filter(({ columns }) => columns.length === 0)).toEqual([]);
  });
});
