import { afterEach, expect, vi } from 'vitest';
import { test, type GuildFixture } from '../../support/fixtures.ts';
import { type Gaming, holds, openGaming } from '../../support/economy/gaming.ts';
import type { World } from '../../support/world.ts';

const WITHIN = { timeout: 60_000 };
const HOUR_MS = 3_600_000;
/** A button press. */
const PRESSED = { type: 3, name: '' } as const;
const BUTTON = 2;
/** With this many rounds, 199 of 200 runs have one that is long enough. */
const MAX_ROUNDS = 10;

afterEach(() => {
  vi.useRealTimers();
});

interface Pressed {
  presses: number;
  /** How often the message was edited, by its own timestamp. */
  changes: number;
}

/** Presses "Go on" as fast as the bot answers, until the round is over and its message says so. */
async function pressFast(world: World, guild: GuildFixture, gaming: Gaming, messageId: string): Promise<Pressed> {
  const { simulator } = world;
  const { channelId, member } = guild;
  const first = gaming.buttonOf(messageId, 'continue');
  const read = () => simulator.world.messages(channelId).find(({ id }) => id === messageId) ?? null;
  const changed = new Set<string>();
  const note = () => changed.add(String(read()?.editedAt));
  note();
  let presses = 0;
  // The version is read each time: a busy product may answer a press before it has moved the round on.
  for (let version = await gaming.openVersion(); version !== null; version = await gaming.openVersion()) {
    const customId = first.replace(/:0:continue$/, `:${version}:continue`);
    const data = { custom_id: customId, component_type: BUTTON };
    await simulator.world.interact({ ...PRESSED, personId: member.id, channelId, data, source: read() });
    presses += 1;
    note();
  }
  await gaming.settled(messageId);
  note();
  return { presses, changes: changed.size - 1 };
}

test('A round’s message is edited at most once a second during fast clicks, and shows the result', async ({
  world,
  guild,
}) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(10_000);

  // Repeats until a round lasts long enough: three of four steps are survived. A busy machine may be too slow for one.
  for (let rounds = 0; rounds < MAX_ROUNDS; rounds += 1) {
    const { id } = await gaming.chat.ask('!crash 100');
    const startedAt = Date.now();
    const { presses, changes } = await pressFast(world, guild, gaming, id);
    const proof = await gaming.settled(id);
    const seconds = (Date.now() - startedAt) / 1000;

    expect(holds(proof)).toBe(true);
    expect(changes).toBeLessThanOrEqual(Math.floor(seconds) + 1);
    if (presses > Math.floor(seconds) + 1) return;
  }
});

test('Setting the clock back by an hour neither delays a round nor ends it twice', async ({ world, guild }) => {
  const gaming = await openGaming(world, guild);
  await gaming.give(1_000);
  const { id } = await gaming.chat.ask('!crash 100');
  await gaming.noted();

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR_MS });
  // The embedded database shares the clock of the process.
  await gaming.passTime(2 * HOUR_MS);
  const proof = await gaming.settled(id);

  expect(holds(proof)).toBe(true);
  expect(proof.payouts).toEqual([100]);
  expect(await gaming.balanceOf()).toBe(1_000);
  await expect.poll(gaming.openRounds, WITHIN).toBe(0);
  await gaming.checkBooks();
});
