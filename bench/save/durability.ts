import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@perigee/server/database/database';
import { type Durability, measureForce } from '@perigee/server/database/embedded/durability';
import { sql } from 'kysely';
import { pino } from 'pino';
import { median } from '../support/median.ts';

/**
 * What forcing a save on the embedded database to disk costs, compared with the same save without. Its argument is a
 * folder on the disk to measure.
 */
const BUDGET_MS = 1.5;
const ROUNDS = 5;
const SAVES = 1_000;

/** The time per save of a section, one after the other, and of opening an existing folder, both in milliseconds. */
async function measure(durability: Durability): Promise<{ save: number; open: number }> {
  const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'perigee-durability-'));
  const log = pino({ level: 'silent' });
  await (await openDatabase({ kind: 'embedded', folder, durability }, log)).close();
  const opening = performance.now();
  const { db, close } = await openDatabase({ kind: 'embedded', folder, durability }, log);
  const open = performance.now() - opening;
  let start = 0;
  // The first hundred are a warm-up.
  for (let version = -100; version < SAVES; version += 1) {
    if (version === 0) start = performance.now();
    await db.transaction().execute(async (tx) => {
      await sql`
        insert into guild_settings (guild_id, section, version, value) values (1, 'general', ${version}, '{"prefix": "!"}')
        on conflict (guild_id, section) do update set version = excluded.version, value = excluded.value`.execute(tx);
      await sql`
        insert into guild_settings_history (guild_id, section, version, value, saved_by)
        values (1, 'general', ${version}, '{"prefix": "!"}', 1)`.execute(tx);
    });
  }
  const save = (performance.now() - start) / SAVES;
  await close();
  rmSync(folder, { recursive: true });
  return { save, open };
}

const rounds: Record<'full' | 'fast', { save: number; open: number }[]> = { full: [], fast: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.fast.push(await measure('fast'));
  rounds.full.push(await measure('full'));
}
const of = (durability: 'full' | 'fast', operation: 'save' | 'open') =>
  median(rounds[durability].map((each) => each[operation]));

const [fast, full] = [of('fast', 'save'), of('full', 'save')];
process.stdout.write(
  `a save on the embedded database, ${SAVES} one after the other, median of ${ROUNDS}\n` +
    `  not forced to the disk   ${fast.toFixed(3)} ms; opening the folder ${of('fast', 'open').toFixed(0)} ms\n` +
    `  forced                   ${full.toFixed(3)} ms; opening the folder ${of('full', 'open').toFixed(0)} ms\n` +
    `  ratio                    ${(full / fast).toFixed(2)}; ${(full - fast).toFixed(3)} ms more (budget: ${BUDGET_MS} ms)\n` +
    `  the disk keeps a page in ${measureForce(process.argv[2] ?? tmpdir()).toFixed(3)} ms\n`,
);
process.exitCode = full - fast <= BUDGET_MS ? 0 : 1;
