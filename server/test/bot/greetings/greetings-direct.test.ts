import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openGreeting } from '../../support/bot/greeting.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import { startOfMinute } from '../../support/start-of-minute.ts';
import { startWorld, type World } from '../../support/world.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const DM = { ...DEFAULT_GREETINGS.dm, enabled: true, message: 'Hello' };
const REFUSALS = 3;

let world: World;

/** A separate world, because the circuit breaker is shared by the whole bot. */
beforeAll(async () => {
  world = await startWorld({ env: { DIRECT_MESSAGE_REFUSALS: String(REFUSALS) } });
});
afterAll(() => world.close());
afterEach(async () => {
  world.simulator.world.recover();
  const { db } = world.services.database;
  await sql`delete from acts where state = 'waiting'`.execute(db);
  await sql`
    update direct_message_breaker set refusals = 0, pauses = 0, paused_until = null, probe_until = null`.execute(db);
});

async function openDirect(own: World = world) {
  const greeting = openGreeting(own);
  await greeting.save({ dm: DM });
  return greeting;
}

/** Ends the pause. */
async function endPause(): Promise<void> {
  const { db } = world.services.database;
  await sql`update direct_message_breaker set paused_until = now(), probe_until = null`.execute(db);
}

const isPaused = async () => {
  const { db } = world.services.database;
  const rows = await db.selectFrom('direct_message_breaker').select('paused_until').execute();
  return rows.some(({ paused_until: until }) => until !== null);
};

describe('Direct messages', () => {
  test('Direct messages have a budget per minute, and no server can use all of it', async () => {
    const sparing = await startWorld({ env: { DIRECT_MESSAGES_PER_MINUTE: '4' } });
    onTestFinished(sparing.close);
    const busy = await openDirect(sparing);
    const quiet = await openDirect(sparing);
    const { db } = sparing.services.database;

    const written = db.selectFrom('acts').select('due_at').where('name', '=', 'greetings.write-to');
    const dueOf = ({ guild }: typeof busy) => written.where('guild_id', '=', guild.id).orderBy('due_at').execute();
    const minutes = () =>
      db.selectFrom('direct_message_minutes').select('count').where('guild_id', '=', busy.guild.id).execute();

    await startOfMinute();
    for (let index = 0; index < 100; index += 1) busy.joinMember(`raider${index}`);
    await expect.poll(minutes, WITHIN).toHaveLength(30);
    quiet.joinMember('alice');

    // Half of each minute's budget of four for half an hour; members due later get no message.
    expect((await minutes()).map(({ count }) => count)).toEqual(Array.from({ length: 30 }, () => 2));
    await expect.poll(() => dueOf(busy), WITHIN).toHaveLength(60);
    await expect.poll(() => dueOf(quiet), WITHIN).toHaveLength(1);
    const [alice] = await dueOf(quiet);
    expect((alice?.due_at.getTime() ?? Infinity) - Date.now()).toBeLessThan(61_000);
  });

  test('A direct message is dropped after half an hour', async () => {
    const { joinMember, inbox, waiting, control } = await openDirect();
    const { db } = world.services.database;
    control.fail({ method: 'POST', path: /users\/@me\/channels/, status: 500, times: 100 });
    const alice = joinMember('alice');
    const jobs = db.selectFrom('acts').select('problem').where('problem', 'is not', null);
    await expect.poll(() => jobs.execute(), { timeout: 60_000 }).toHaveLength(1);

    await sql`update acts set next_at = now(),
      payload = jsonb_set(payload, '{at}', to_jsonb((payload ->> 'at')::bigint - 31 * 60000)) where name = 'greetings.write-to'`.execute(
      db,
    );
    control.recover();

    await expect.poll(() => waiting(), WITHIN).toEqual([]);
    expect(inbox(alice)).toEqual([]);
  });

  test('Direct messages pause after repeated refusals and resume when a later attempt succeeds', async () => {
    const { joinMember, control, guild, inbox, problems, postponed, letTimePass } = await openDirect();
    const closed = Array.from({ length: REFUSALS }, (_, index) =>
      control.createPerson({ username: `closed${index}`, acceptsDirectMessages: false }),
    );
    for (const id of closed) control.addMember(guild.id, id);
    await expect.poll(isPaused, WITHIN).toBe(true);
    expect(await problems()).toEqual(['dm: inboxClosed', 'dm: directMessagesPaused']);

    const [alice, bob] = [joinMember('alice'), joinMember('bob')];
    await expect.poll(() => postponed('greetings.write-to'), WITHIN).toBe(2);
    expect([...inbox(alice), ...inbox(bob)]).toEqual([]);

    await endPause();
    await letTimePass('greetings.write-to');
    await expect.poll(() => [...inbox(alice), ...inbox(bob)].length, WITHIN).toBeGreaterThan(0);
    await expect.poll(isPaused, WITHIN).toBe(false);
    await letTimePass('greetings.write-to');
    await expect.poll(() => [...inbox(alice), ...inbox(bob)], WITHIN).toEqual(['Hello', 'Hello']);
    expect(await problems()).toEqual([]);
  });

  test('Direct messages pause again when the attempt after a pause is refused', async () => {
    const { control, guild, postponed, letTimePass } = await openDirect();
    const { db } = world.services.database;
    const pauses = () => db.selectFrom('direct_message_breaker').select('pauses').execute();
    const join = () => {
      const id = control.createPerson({ username: 'closed', acceptsDirectMessages: false });
      control.addMember(guild.id, id);
    };
    for (let count = 0; count < REFUSALS; count += 1) join();
    await expect.poll(isPaused, WITHIN).toBe(true);

    join();
    await expect.poll(() => postponed('greetings.write-to'), WITHIN).toBe(1);
    await endPause();
    await letTimePass('greetings.write-to');

    await expect.poll(pauses, WITHIN).toEqual([{ pauses: 2 }]);
    expect(await isPaused()).toBe(true);
  });

  test('Direct messages pause at once when Discord refuses the bot itself', async () => {
    const { joinMember, inbox, letTimePass, postponed } = await openDirect();
    const { control } = world.simulator;
    control.setQuarantine('1000000000000000001', true);

    const alice = joinMember('alice');
    await expect.poll(isPaused, WITHIN).toBe(true);
    await expect.poll(() => postponed('greetings.write-to'), WITHIN).toBe(1);
    control.setQuarantine('1000000000000000001', false);
    await endPause();
    await letTimePass('greetings.write-to');

    await expect.poll(() => inbox(alice), WITHIN).toEqual(['Hello']);
  });
});
