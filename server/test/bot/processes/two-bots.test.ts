import { expect, onTestFinished, vi } from 'vitest';
import { openFeatures } from '../../../src/features/index.ts';
import { createPerson, test } from '../../support/fixtures.ts';
import { openPunishing } from '../../support/punishing.ts';
import { runBot } from '../../../src/start-bot.ts';

const WITHIN = { timeout: 60_000 };
const MEMBERS = 30;

/** An expiry that has to wait for a dead process is 15 s late. */
const LATE_MS = 12_000;

test('Two bots with the same events and the same due timers do everything once', async ({ world, guild }) => {
  const second = await runBot(openFeatures(world.services));
  onTestFinished(second.close);
  await second.ready;
  const { world: platform } = world.simulator;
  const people = Array.from({ length: MEMBERS }, (_, index) => createPerson(world, `person${index}`));
  for (const { id } of people) platform.addMember(guild.id, id);
  const punishing = openPunishing(world, guild);

  for (const { id } of people) await punishing.open({ type: 'ban', members: [{ id, name: null }], durationMs: 6_000 });
  platform.moderate(guild.id, guild.owner.id, { type: 'kick', targetId: guild.member.id });
  const numbers = Array.from({ length: MEMBERS + 1 }, (_, index) => index + 1);
  await vi.waitFor(async () => expect(await punishing.numbers()).toEqual(numbers), WITHIN);

  await vi.waitFor(async () => {
    const cases = await world.services.cases.list(guild.id, numbers);
    expect(cases.filter(({ state }) => state === 'expired')).toHaveLength(MEMBERS);
    const lateMs = cases.map(({ endsAt, endedAt }) => (endedAt?.getTime() ?? 0) - (endsAt?.getTime() ?? 0));
    expect(Math.max(...lateMs)).toBeLessThan(LATE_MS);
  }, WITHIN);
  expect(punishing.calls(/^PUT .*\/bans\//)).toHaveLength(MEMBERS);
  expect(punishing.calls(/^DELETE .*\/bans\//)).toHaveLength(MEMBERS);
  for (const { id } of people) expect(platform.directMessages(id)).toHaveLength(1);
});
