import { expect, onTestFinished, test, vi } from 'vitest';
import { createGuild } from '../support/fixtures.ts';
import { openLine } from '../support/bot/open-line.ts';
import { openPunishing } from '../support/punishing.ts';
import { startWorld } from '../support/world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Longer than the lease of a job that its process no longer renews. */
const WITHIN = { timeout: 60_000 };

test.skipIf(serverUrl === '')(
  'A database outage in the middle of a punishment loses and duplicates nothing',
  async () => {
    const line = await openLine(new URL(serverUrl));
    const world = await startWorld({ throughPort: line.port });
    onTestFinished(async () => {
      await world.close();
      line.close();
    });
    const guild = createGuild(world);
    const punishing = openPunishing(world, guild);
    const { world: platform } = world.simulator;
    const path = `/guilds/${guild.id}/bans/${guild.member.id}`;
    platform.fail({ method: 'PUT', path, status: 'slow', delayMs: 1_500, times: 1 });

    await punishing.open({ type: 'ban', durationMs: 5_000 });
    await vi.waitFor(() => expect(platform.directMessages(guild.member.id)).toHaveLength(1), WITHIN);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    line.cut();
    platform.moderate(guild.id, guild.owner.id, { type: 'kick', targetId: guild.manager.id, reason: 'by hand' });
    const refused = await punishing.open({ type: 'kick' }).catch(() => 'refused');
    await vi.waitFor(() => expect(platform.isBanned(guild.id, guild.member.id)).toBe(true), WITHIN);
    line.mend();

    await vi.waitFor(async () => expect(await punishing.find(1)).toMatchObject({ state: 'expired' }), WITHIN);
    await vi.waitFor(async () => expect(await punishing.numbers()).toEqual([1, 2]), WITHIN);
    expect(refused).toBe('refused');
    expect(await punishing.find(2)).toMatchObject({ type: 'kick', source: 'platform', reason: 'by hand' });
    expect((await punishing.trail(1)).map(({ kind }) => kind)).toEqual(['opened', 'done', 'expired']);
    expect(punishing.calls(/^PUT .*\/bans\//)).toHaveLength(1);
    expect(platform.isBanned(guild.id, guild.member.id)).toBe(false);
    expect(platform.directMessages(guild.member.id)).toHaveLength(1);
  },
);
