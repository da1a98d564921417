import { DEFAULT_MESSAGE } from '@perigee/core/base/messages/custom-message';
import { describe, expect, vi } from 'vitest';
import { createPerson, test as base } from '../../support/fixtures.ts';
import { openPunishing, type Punishing, saveModeration } from '../../support/punishing.ts';
import { MINUTE_MS, passTime } from '../../support/pass-time.ts';
import { waitForJobs } from '../../support/bot/wait-for-jobs.ts';

const HOUR_MS = 3_600_000;
const WITHIN = { timeout: 60_000 };

const test = base.extend<{ punishing: Punishing }>({
  punishing: async ({ world, guild }, use) => use(openPunishing(world, guild)),
});

describe('Discord errors', () => {
  test.for([
    { status: 403, problem: 'Missing Permissions (50013)', body: { message: 'Missing Permissions', code: 50013 } },
    { status: 404, problem: 'Unknown User (10013)', body: { message: 'Unknown User', code: 10013 } },
  ])('A $status reply fails a ban with its message', async ({ status, problem, body }, { world, guild, punishing }) => {
    const path = `/guilds/${guild.id}/bans/${guild.member.id}`;
    world.simulator.world.fail({ method: 'PUT', path, status, times: 1, body });

    const [ban] = await punishing.punish({ type: 'ban' });

    expect(ban).toMatchObject({ state: 'failed', problem });
  });

  test('A ban waits for the rate limit after a 429 response', async ({ world, guild, punishing }) => {
    const path = `/guilds/${guild.id}/bans/${guild.member.id}`;
    world.simulator.world.fail({ method: 'PUT', path, status: 429, times: 1, retryAfter: 0.3 });

    const [ban] = await punishing.punish({ type: 'ban' });

    expect(ban).toMatchObject({ state: 'done' });
  });

  test('A ban is retried after a 500 response, and the case shows the reason', async ({ world, guild, punishing }) => {
    const path = `/guilds/${guild.id}/bans/${guild.member.id}`;
    world.simulator.world.fail({ method: 'PUT', path, status: 500, times: 100 });
    const opened = await punishing.open({ type: 'ban' });
    await vi.waitFor(
      async () => expect(await punishing.find(1)).toMatchObject({ state: 'pending', problem: expect.any(String) }),
      WITHIN,
    );

    world.simulator.world.recover();
    await punishing.letTimePass();

    expect(await punishing.settled(opened)).toMatchObject([{ state: 'done', problem: null }]);
    expect(world.simulator.world.directMessages(guild.member.id)).toHaveLength(1);
  });

  test('Detects a kick that succeeded although the response was lost', async ({ world, guild, punishing }) => {
    const path = `/guilds/${guild.id}/members/${guild.member.id}`;
    world.simulator.world.fail({ method: 'DELETE', path, status: 'lost', times: 1 });

    const opened = await punishing.open({ type: 'kick' });
    const [kick] = await world.services.punishments.settled(
      guild.id,
      opened.map(({ number }) => number),
      30_000,
    );

    expect(kick).toMatchObject({ state: 'done' });
    expect(world.simulator.world.directMessages(guild.member.id)).toHaveLength(1);
  });

  test('A ban fails with the error code when Discord’s limit for non-members is reached', async ({
    world,
    punishing,
    stranger,
  }) => {
    const body = { message: 'Maximum number of bans for non-guild members have been exceeded', code: 30035 };
    const path = `/guilds/${punishing.guildId}/bans/${stranger.id}`;
    world.simulator.world.fail({ method: 'PUT', path, status: 429, times: 1, retryAfter: 40_000, body });

    const [ban] = await punishing.punish({ type: 'ban', members: [{ id: stranger.id, name: null }] });

    expect(ban).toMatchObject({ state: 'failed', problem: expect.stringContaining('30035') });
  });
});

describe('Direct messages', () => {
  test('A ban succeeds when the member’s inbox is closed', async ({ world, guild, punishing }) => {
    world.simulator.world.setInbox(guild.member.id, false);

    const [ban] = await punishing.punish({ type: 'ban' });

    expect(ban).toMatchObject({ state: 'done', delivery: 'closed' });
  });

  test('An unanswered direct message does not prevent a ban', async ({ world, guild, punishing }) => {
    world.simulator.world.fail({ method: 'POST', path: '/users/@me/channels', status: 'never', times: 1 });

    const [ban] = await punishing.punish({ type: 'ban' });

    expect(ban).toMatchObject({ state: 'done', delivery: 'failed' });
    expect(world.simulator.world.isBanned(guild.id, guild.member.id)).toBe(true);
  });

  test('The ban message uses the server’s own text when the server has boost', async ({
    api,
    world,
    guild,
    punishing,
  }) => {
    await world.setBoost(guild.id, true);
    await saveModeration(api, guild, {
      punishmentMessages: {
        kick: DEFAULT_MESSAGE,
        ban: {
          ...DEFAULT_MESSAGE,
          enabled: true,
          message: '#{{ punishment.number }} {{ member.username }}: {{ punishment.reason }}, {{ moderator.username }}',
        },
      },
    });

    await punishing.punish({ type: 'ban' });

    expect(world.simulator.world.directMessages(guild.member.id)).toMatchObject([
      { content: '#1 member: spam, manager' },
    ]);
  });
});

describe('Members who left', () => {
  test('A timeout fails for a member who has left', async ({ api, world, guild, punishing }) => {
    await saveModeration(api, guild, { useTimeout: true });
    world.simulator.world.removeMember(guild.id, guild.member.id);

    const [mute] = await punishing.punish({ type: 'mute', durationMs: HOUR_MS });

    expect(mute).toMatchObject({ state: 'failed', problem: 'Unknown Member (10007)' });
  });
});

test('A ban of two members fails only for the one above the bot', async ({ world, guild, punishing }) => {
  const other = createPerson(world, 'other');
  world.simulator.world.addMember(guild.id, other.id);
  const high = world.simulator.world.createRole(guild.id, { name: 'High', position: 200 });
  world.simulator.world.grantRole(guild.id, guild.member.id, high);

  const members = [guild.member.id, other.id].map((id) => ({ id, name: null }));
  const bans = await punishing.punish({ type: 'ban', members });

  expect(bans.map(({ state }) => state)).toEqual(['failed', 'done']);
});

describe('Delayed reports to moderators', () => {
  test('Reports a ban’s result in the channel when the moderator got no answer', async ({
    world,
    guild,
    punishing,
  }) => {
    const report = { channelId: guild.channelId, moderatorId: guild.manager.id };
    await punishing.punish({ type: 'ban', report });

    await passTime(world, guild, MINUTE_MS);

    const notice = await world.simulator.world.waitForMessage(
      guild.channelId,
      ({ content }) => content.includes('#1'),
      5_000,
    );
    expect(notice.content).toContain(`<@${guild.manager.id}>`);
    expect(notice.content).toContain('✅');
  });

  test('A delayed report shows a ban as in progress and then shows its result', async ({ world, guild, punishing }) => {
    const path = `/guilds/${guild.id}/bans/${guild.member.id}`;
    world.simulator.world.fail({ method: 'PUT', path, status: 500, times: 100 });
    const report = { channelId: guild.channelId, moderatorId: guild.manager.id };
    const opened = await punishing.open({ type: 'ban', report });
    await passTime(world, guild, MINUTE_MS);
    const isReport = ({ content }: { content: string }) => content.includes('#1');
    const { content: waiting } = await world.simulator.world.waitForMessage(guild.channelId, isReport, 5_000);

    world.simulator.world.recover();
    await punishing.letTimePass();
    expect(await punishing.settled(opened)).toMatchObject([{ state: 'done' }]);
    await punishing.letTimePass();
    await expect.poll(reports, WITHIN).toMatchObject([{ content: expect.stringContaining('✅') }]);

    expect(waiting).toContain('⏳');
    function reports() {
      return world.simulator.world.messages(guild.channelId).filter(isReport);
    }
  });

  test('A moderator who already got an answer gets no delayed report', async ({ world, guild, punishing }) => {
    const report = { channelId: guild.channelId, moderatorId: guild.manager.id };
    await punishing.punish({ type: 'ban', report });

    await world.services.punishments.reported(guild.id, [1]);

    await passTime(world, guild, MINUTE_MS);
    await waitForJobs(world, guild);

    expect(world.simulator.world.messages(guild.channelId)).toEqual([]);
  });
});
