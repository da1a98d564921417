import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type DatabaseLocation, openDatabase } from '../../src/database/database.ts';
import { createLog } from '../../src/http/request-log.ts';
import { createFolder, createPlace, furnishGuild } from '../support/data/data-folder.ts';
import { placeOf, runTool, toolPath } from '../support/programs/run-tool.ts';
import { startWorld } from '../support/world.ts';

const hasServer = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** More than one batch of a move. */
const MANY = 25_000;

/** A closed embedded database with money in it. */
async function furnishFolder(): Promise<DatabaseLocation> {
  const location: DatabaseLocation = { kind: 'embedded', folder: createFolder() };
  const world = await startWorld({ location, withBot: false });
  const guild = await furnishGuild(world);
  await sql`
    insert into hidden_members (guild_id, user_id) select ${guild.id}, 1000 + n from generate_series(1, ${MANY}) n`.execute(
    world.services.database.db,
  );
  await world.close();
  return location;
}

/** Starts a move, and kills it when its output matches. */
async function moveUntil(pattern: RegExp, source: DatabaseLocation, url: string): Promise<void> {
  const child = spawn(process.execPath, [toolPath('move'), '--to', url], {
    env: { PATH: process.env['PATH'] ?? '', ...placeOf(source) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (pattern.test(line)) child.kill('SIGKILL');
  await ended;
}

describe.skipIf(!hasServer)('Moves to PostgreSQL', () => {
  test('A killed move to PostgreSQL resumes and transfers everything', async () => {
    const source = await furnishFolder();
    const target = await createPlace();
    if (target.kind !== 'server') throw new Error('the place is no server');

    await moveUntil(/^hidden_members: [1-9]\d*000 of/, source, target.url);
    const early = await openDatabase(target, createLog('silent')).catch((error: unknown) => String(error));
    const moved = await runTool('move', ['--to', target.url], source);
    const again = await runTool('move', ['--to', target.url], source);

    expect(early).toContain('an unfinished move');
    expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/Resuming a move[^]*Moved \d+ rows/) });
    expect(moved.output).not.toContain('starts over');
    expect(moved.output).not.toContain('hidden_members: 2000 of');
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
    expect(await runTool('check-books', [], target)).toEqual({
      code: 0,
      output: 'All ledgers are balanced. Servers checked: 1.\n',
    });
    const { db, close } = await openDatabase(target, createLog('silent'));
    const { rows } = await sql<{ count: string }>`select count(*) from hidden_members where user_id > 1000`.execute(db);
    await close();
    expect(rows).toEqual([{ count: String(MANY) }]);
  });

  test('A move to PostgreSQL starts over if Perigee ran in between', async () => {
    const source = await furnishFolder();
    const target = await createPlace();
    if (target.kind !== 'server') throw new Error('the place is no server');
    await moveUntil(/^hidden_members: [1-9]\d*000 of/, source, target.url);
    const world = await startWorld({ location: source, withBot: false });
    await sql`update hidden_members set user_id = 999 where user_id = 1001`.execute(world.services.database.db);
    await world.close();

    const moved = await runTool('move', ['--to', target.url], source);

    expect(moved).toMatchObject({ code: 0, output: expect.stringMatching(/starts over[^]*Moved \d+ rows/) });
    expect(await runTool('check-books', [], target)).toMatchObject({ code: 0 });
  });
});
