import { expect, vi } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { test } from '../../support/fixtures.ts';
import { openPunishing, saveModeration } from '../../support/punishing.ts';
import { failOften } from '../../support/bot/retry-held-up.ts';
import { HOUR_MS, MINUTE_MS, passTime } from '../../support/pass-time.ts';

const WITHIN = { timeout: 60_000 };

test('A ban expires within a minute after Discord recovers from hours of downtime', async ({ world, guild }) => {
  const { world: control } = world.simulator;
  const { punish, find } = openPunishing(world, guild);
  await punish({ type: 'ban', durationMs: HOUR_MS });
  control.fail({ method: 'DELETE', path: `/guilds/${guild.id}/bans/${guild.member.id}`, status: 500, times: 1_000 });
  await passTime(world, guild, HOUR_MS);
  await failOften(world, guild, 'cases.end', { times: 13, pauseMs: MINUTE_MS });

  control.recover();
  await passTime(world, guild, MINUTE_MS);

  await vi.waitFor(async () => expect(await find(1)).toMatchObject({ state: 'expired' }), WITHIN);
  expect(control.isBanned(guild.id, guild.member.id)).toBe(false);
});

test('An unmute wins over a mute that is still in progress', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { useTimeout: true });
  const { world: control } = world.simulator;
  const { open, find } = openPunishing(world, guild);
  const path = `/guilds/${guild.id}/members/${guild.member.id}`;
  control.fail({ method: 'PATCH', path, status: 'slow', delayMs: 3_000, times: 1 });
  await open({ type: 'mute', durationMs: 3_600_000 });

  const { member, owner, channelId } = guild;
  await openChat(world, { channelId, member: owner }).ask(`!unmute <@${member.id}>`);

  await vi.waitFor(async () => expect(await find(2)).toMatchObject({ type: 'unmute', state: 'done' }), WITHIN);
  expect(await find(1)).toMatchObject({ state: 'lifted' });
});
