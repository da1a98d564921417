import { describe, expect, onTestFinished, vi } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { test } from '../../support/fixtures.ts';
import { createLoggedGuild, LOGGED_WITHIN, logged, loggedOf, saveLogs } from '../../support/bot/logging.ts';
import type { World } from '../../support/world.ts';

async function withLog(world: World, api: ApiClient) {
  const guild = createLoggedGuild(world);
  await saveLogs(api, guild, guild.logId);
  return { guild, platform: world.simulator.world };
}

function withAuditDelay({ simulator }: World, delayMs: number | null): void {
  simulator.world.setAuditDelay(delayMs);
  onTestFinished(() => simulator.world.setAuditDelay(0));
}

describe('Responsible moderators', () => {
  test('A late audit log adds the moderator to the logged deletion', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);
    withAuditDelay(world, 4_000);
    const id = platform.say(guild.member.id, guild.channelId, 'gone soon');
    platform.deleteMessage(guild.owner.id, guild.channelId, id);

    await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(1), LOGGED_WITHIN);
    const [before] = logged(world, guild.logId);
    await vi.waitFor(() => expect(logged(world, guild.logId)[0]?.text).toContain('audit log'), LOGGED_WITHIN);

    expect(before?.text).toContain('the author or a bot');
    expect(logged(world, guild.logId)).toMatchObject([
      { messageId: before?.messageId, text: expect.stringContaining(`<@${guild.owner.id}>`) },
    ]);
  });

  test('The moderator stays unknown when the audit log has no entry', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);
    withAuditDelay(world, null);

    platform.moderate(guild.id, guild.owner.id, { type: 'ban', targetId: guild.member.id });
    const id = platform.say(guild.manager.id, guild.channelId, 'gone soon');
    platform.deleteMessage(guild.owner.id, guild.channelId, id);

    await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'messageDelete')).toHaveLength(1), LOGGED_WITHIN);
    expect(loggedOf(world, guild.logId, 'messageDelete')[0]?.text).toContain('the author or a bot');
  });

  test('Each deletion names its moderator although Discord reports only the first', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);
    const ids = ['one', 'two', 'three'].map((text) => platform.say(guild.member.id, guild.channelId, text));
    const own = platform.say(guild.member.id, guild.elsewhereId, 'mine');

    for (const id of ids) platform.deleteMessage(guild.owner.id, guild.channelId, id);
    platform.deleteMessage(guild.member.id, guild.elsewhereId, own);

    const certain = () => logged(world, guild.logId).filter(({ text }) => text.includes('audit log'));
    await vi.waitFor(() => expect(certain()).toHaveLength(3), LOGGED_WITHIN);
    expect(logged(world, guild.logId)).toHaveLength(4);
  });
});

describe('Logged cases', () => {
  test('A warning is logged with its case number, moderator and reason', async ({ world, api }) => {
    const { guild } = await withLog(world, api);
    const { punishments } = world.services;

    await punishments.punish({
      guildId: guild.id,
      members: [{ id: guild.member.id, name: 'member' }],
      moderator: { id: guild.manager.id, name: 'manager' },
      reason: 'spam',
      source: 'command',
      type: 'warn',
    });

    await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'moderationWarn')).toHaveLength(1), LOGGED_WITHIN);
    const text = loggedOf(world, guild.logId, 'moderationWarn')[0]?.text ?? '';
    expect(text).toContain(`[#1](http://localhost:3000/guilds/${guild.id}/cases/1)`);
    expect(text).toContain(`<@${guild.manager.id}>`);
    expect(text).toContain('spam');
  });

  test('A manual ban is logged with the moderator from the audit log', async ({ world, api }) => {
    const { guild, platform } = await withLog(world, api);

    platform.moderate(guild.id, guild.owner.id, { type: 'ban', targetId: guild.member.id, reason: 'raid' });

    await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'moderationBan')).toHaveLength(1), LOGGED_WITHIN);
    expect(loggedOf(world, guild.logId, 'moderationBan')[0]?.text).toContain(`<@${guild.owner.id}>`);
    expect(loggedOf(world, guild.logId, 'moderationBan')[0]?.text).toContain('(audit log)');
  });
});
