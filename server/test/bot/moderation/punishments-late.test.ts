import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { test } from '../../support/fixtures.ts';
import { openPunishing, saveModeration } from '../../support/punishing.ts';

const WITHIN = { timeout: 60_000 };

test('A ban expires within a minute after Discord recovers from hours of downtime', async ({ world, guild }) => {
  const { world: control } = world.simulator;
  const { db } = world.services.database;
  const { punish, find } = openPunishing(world, guild);
  await punish({ type: 'ban', durationMs: 2_000 });
  control.fail({ method: 'DELETE', path: `/guilds/${guild.id}/bans/${guild.member.id}`, status: 500, times: 1_000 });
  const changeEnd = (nextAt: ReturnType<typeof sql>, attempts: number) =>
    vi.waitFor(async () => {
      const { numAffectedRows } = await sql`update acts set attempts = greatest(attempts, 12), next_at = ${nextAt}
        where guild_id = ${guild.id} and name = 'cases.end' and state = 'waiting' and leased_until is null
          and attempts >= ${attempts}`.execute(db);
      expect(numAffectedRows).toBe(1n);
    }, WITHIN);
  await changeEnd(sql`now()`, 1);

  await changeEnd(sql`next_at`, 13);
  control.recover();
  await changeEnd(sql`next_at - interval '1 minute'`, 13);

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
