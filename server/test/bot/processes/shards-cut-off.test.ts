import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { nameProcess } from '../../../src/database/process-name.ts';
import { createShardStore } from '../../../src/shards/stored-shards.ts';
import { startWorld } from '../../support/world.ts';

const hasServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** Longer than the silence after which a process counts as cut off, in milliseconds. */
const CUT_OFF_MS = 5_500;
const WANTED = { count: 2, ids: null, isDraining: false };

test.skipIf(!hasServer)(
  'A bot back from a database outage gives other processes time to reconnect',
  { timeout: 60_000 },
  async () => {
    const world = await startWorld({ withBot: false });
    onTestFinished(world.close);
    const { db } = world.services.database;
    const store = createShardStore({ db, isAlone: false, identity: 'tried', processName: nameProcess() });
    const insertStaleProcess = () =>
      sql`insert into bot_processes (name, seen_at) values ('perigee unconnected 1', clock_timestamp() - interval '8 seconds')`.execute(
        db,
      );
    const others = async () => {
      const rows = await db.selectFrom('bot_processes').select('name').execute();
      return rows.filter(({ name }) => name === 'perigee unconnected 1').length;
    };

    await store.beat(WANTED);
    await insertStaleProcess();
    await store.beat(WANTED);
    const afterSteadyBeats = await others();
    await sleep(CUT_OFF_MS);
    await insertStaleProcess();
    await store.beat(WANTED);
    const afterSilence = await others();

    expect(afterSteadyBeats).toBe(0);
    expect(afterSilence).toBe(1);
  },
);
