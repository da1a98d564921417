import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../src/database/database.ts';
import { createLog } from '../../src/http/request-log.ts';
import { createApiClient } from '../support/api-client.ts';
import { createGuild } from '../support/fixtures.ts';
import { createServerDatabase, createTestDatabase } from '../support/test-database.ts';
import { startWorld } from '../support/world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

const REPLICA_MEMBER = '700000000000000001';

test.skipIf(serverUrl === '')(
  'Serves reads that tolerate lag from the replica, and from the primary during its outage',
  async () => {
    const [primary, replica] = [await createTestDatabase(), await createServerDatabase(serverUrl)];
    if (primary.location.kind !== 'server') throw new Error('no server');
    const copy = await openDatabase(replica.location, createLog('silent'));
    const location = { ...primary.location, readUrl: replica.location.url };
    const world = await startWorld({ location, withBot: false });
    onTestFinished(async () => {
      await world.close();
      await primary.drop();
    });
    const guild = createGuild(world);
    const { ledger, boards } = world.services;
    await ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'demo', balance: 10 });
    await boards.catchUp(10_000);
    // Rows that only the replica has reveal where a page was read.
    await sql`
    with board as (
      insert into boards (guild_id, sort, period, starts_at, ends_at, marked_week)
      select ${guild.id}::bigint, sort, 'all', '-infinity', 'infinity', now() from unnest('{balance,xp}'::text[]) sort
      returning id
    ), blocks as (insert into board_blocks select id, -9223372036854775808, 0, 1 from board)
    insert into board_entries (board_id, user_id, place) select id, ${REPLICA_MEMBER}, -5 from board`.execute(copy.db);
    await copy.close();
    const api = createApiClient(world.apiUrl);
    const ranked = async () => {
      const { status, body } = await api.call(guild.owner.token, leaderboardEndpoints.board, {
        params: { guildId: guild.id },
        query: { page: '1' },
      });
      expect(status).toBe(200);
      return JSON.stringify(body);
    };

    const fromReplica = await ranked();
    const balance = await ledger.holdings(guild.id, guild.member.id);
    await replica.drop();
    const fromPrimary = await ranked();

    expect(fromReplica).toContain(REPLICA_MEMBER);
    expect(fromReplica).not.toContain(guild.member.id);
    expect(balance).toMatchObject({ balance: 10 });
    expect(fromPrimary).toContain(guild.member.id);
    expect(fromPrimary).not.toContain(REPLICA_MEMBER);
  },
);
