import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openGreeting } from '../../support/bot/greeting.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import { startOfMinute } from '../../support/start-of-minute.ts';
import { startWorld, type World } from '../../support/world.ts';
import { forgetRefusals, pauseOf, plannedPerMinute } from '../../support/bot/direct-messages.ts';
import { dropJobs, listJobs } from '../../support/bot/list-jobs.ts';
import { MINUTE_MS, passTimeEverywhere } from '../../support/pass-time.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const DM = { ...DEFAULT_GREETINGS.dm, enabled: true, message: 'Hello' };
const REFUSALS = 3;
/** How long direct messages pause at first. */
const PAUSE_MS = 15 * MINUTE_MS;

let world: World;

/** A separate world, because the circuit breaker is shared by the whole bot. */
beforeAll(async () => {
  world = await startWorld({ env: { DIRECT_MESSAGE_REFUSALS: String(REFUSALS) } });
});
afterAll(() => world.close());
afterEach(async () => {
  world.simulator.world.recover();
  await forgetRefusals(world);
});

async function openDirect(own: World = world) {
  const greeting = openGreeting(own);
  await greeting.save({ dm: DM });
  onTestFinished(() => dropJobs(own, greeting.guild));
  return greeting;
}

const isPaused = async () => (await pauseOf(world)).isPaused;

describe('Direct messages', () => {
  test('Direct messages have a budget per minute, and no server can use all of it', async () => {
    const sparing = await startWorld({ env: { DIRECT_MESSAGES_PER_MINUTE: '4' } });
    onTestFinished(sparing.close);
    const busy = await openDirect(sparing);
    const quiet = await openDirect(sparing);
    const dueOf = ({ guild }: typeof busy) => listJobs(sparing, { guild, name: 'greetings.write-to' });
    const minutes = () => plannedPerMinute(sparing, busy.guild);

    await startOfMinute();
    for (let index = 0; index < 100; index += 1) busy.joinMember(`raider${index}`);
    // Half of each minute's budget of four for half an hour; members due later get no message.
    await expect.poll(minutes, WITHIN).toEqual(Array.from({ length: 30 }, () => 2));
    quiet.joinMember('alice');

    await expect.poll(() => dueOf(busy), WITHIN).toHaveLength(60);
    await expect.poll(() => dueOf(quiet), WITHIN).toHaveLength(1);
    const [alice] = await dueOf(quiet);
    expect((alice?.dueAt.getTime() ?? Infinity) - Date.now()).toBeLessThan(61_000);
  });

  test('A direct message is dropped after half an hour', async () => {
    const { joinMember, inbox, waiting, postponed, control, passTime } = await openDirect();
    control.fail({ method: 'POST', path: /users\/@me\/channels/, status: 500, times: 100 });
    const alice = joinMember('alice');
    await expect.poll(() => postponed('greetings.write-to'), WITHIN).toBe(1);

    control.recover();
    await passTime(31 * MINUTE_MS);

    await expect.poll(() => waiting(), WITHIN).toEqual([]);
    expect(inbox(alice)).toEqual([]);
  });

  test('Direct messages pause after repeated refusals and resume when a later attempt succeeds', async () => {
    const { joinMember, control, guild, inbox, problems, postponed, passTime } = await openDirect();
    const closed = Array.from({ length: REFUSALS }, (_, index) =>
      control.createPerson({ username: `closed${index}`, acceptsDirectMessages: false }),
    );
    for (const id of closed) control.addMember(guild.id, id);
    await expect.poll(isPaused, WITHIN).toBe(true);
    expect(await problems()).toEqual(['dm: inboxClosed', 'dm: directMessagesPaused']);

    const [alice, bob] = [joinMember('alice'), joinMember('bob')];
    await expect.poll(() => postponed('greetings.write-to'), WITHIN).toBe(2);
    expect([...inbox(alice), ...inbox(bob)]).toEqual([]);

    await passTimeEverywhere(world, PAUSE_MS);
    await expect.poll(() => [...inbox(alice), ...inbox(bob)].length, WITHIN).toBeGreaterThan(0);
    await expect.poll(isPaused, WITHIN).toBe(false);
    await passTime(MINUTE_MS);
    await expect.poll(() => [...inbox(alice), ...inbox(bob)], WITHIN).toEqual(['Hello', 'Hello']);
    expect(await problems()).toEqual([]);
  });

  test('Direct messages pause again when the attempt after a pause is refused', async () => {
    const { control, guild, postponed } = await openDirect();
    const join = () => {
      const id = control.createPerson({ username: 'closed', acceptsDirectMessages: false });
      control.addMember(guild.id, id);
    };
    for (let count = 0; count < REFUSALS; count += 1) join();
    await expect.poll(isPaused, WITHIN).toBe(true);

    join();
    await expect.poll(() => postponed('greetings.write-to'), WITHIN).toBe(1);
    await passTimeEverywhere(world, PAUSE_MS);

    await expect.poll(() => pauseOf(world), WITHIN).toEqual({ isPaused: true, pauses: 2 });
  });

  test('Direct messages pause at once when Discord refuses the bot itself', async () => {
    const { joinMember, inbox, postponed } = await openDirect();
    const { control } = world.simulator;
    control.setQuarantine('1000000000000000001', true);

    const alice = joinMember('alice');
    await expect.poll(isPaused, WITHIN).toBe(true);
    await expect.poll(() => postponed('greetings.write-to'), WITHIN).toBe(1);
    control.setQuarantine('1000000000000000001', false);
    await passTimeEverywhere(world, PAUSE_MS);

    await expect.poll(() => inbox(alice), WITHIN).toEqual(['Hello']);
  });
});
