import { DEFAULT_EMBED } from '@perigee/core/base/embeds/schema';
import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { describe, expect } from 'vitest';
import { createRest } from '../../../src/discord/rest.ts';
import { waitForJobs } from '../../support/bot/wait-for-jobs.ts';
import { test } from '../../support/fixtures.ts';
import { denyInChannel } from '../../support/moderation/deny-in-channel.ts';
import { type Greeting, openGreeting } from '../../support/bot/greeting.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import { BOT_CREDENTIALS, type World } from '../../support/world.ts';
import { MINUTE_MS } from '../../support/pass-time.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const DM = { ...DEFAULT_GREETINGS.dm, enabled: true, message: 'Hello' };

async function openAll(world: World, options: Parameters<typeof openGreeting>[1] = {}) {
  const greeting = openGreeting(world, { channels: ['general', 'welcome'], ...options });
  const { control, guild, save } = greeting;
  const roleId = control.createRole(guild.id, { name: 'Newcomer', position: 1 });
  await save({ join: { channel: guild.channelIds[1] ?? '' }, dm: DM, joinRoles: [roleId] });
  return { ...greeting, roleId, welcomeId: guild.channelIds[1] ?? '' };
}

/** Calls the platform as the bot, bypassing the product. */
async function asBot(
  world: World,
  call: (api: ReturnType<typeof createRest>['api']) => Promise<unknown>,
): Promise<void> {
  const { rest, api } = createRest({ ...BOT_CREDENTIALS, apiUrl: world.simulator.apiUrl }, world.services.line);
  await call(api);
  rest.clearHashSweeper();
  rest.clearHandlerSweeper();
}

/** The overview's problems with messages and roles. */
const problemsOf = async ({ problems }: Greeting) =>
  (await problems()).filter((problem) => /^(join|leave|dm)/.test(problem));

describe('Partial greeting failures', () => {
  test('A closed inbox is reported and does not block the other greeting steps', async ({ world }) => {
    const greeting = await openAll(world);
    const { control, guild, contentsIn, rolesOf, roleId, welcomeId, inbox } = greeting;
    const alice = control.createPerson({ username: 'alice', acceptsDirectMessages: false });

    control.addMember(guild.id, alice);

    await expect.poll(() => contentsIn(welcomeId), WITHIN).toEqual([`Hi <@${alice}>`]);
    await expect.poll(() => rolesOf(alice), WITHIN).toEqual([roleId]);
    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual(['dm: inboxClosed']);
    const bob = greeting.joinMember('bob');
    await expect.poll(() => inbox(bob), WITHIN).toEqual(['Hello']);
    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual([]);
  });

  test('A deleted greeting channel is reported and does not block the other steps', async ({ world }) => {
    const greeting = await openAll(world);
    const { joinMember, inbox, rolesOf, roleId, welcomeId, save, contentsIn } = greeting;
    await asBot(world, (api) => api.channels.delete(welcomeId));

    const alice = joinMember('alice');

    await expect.poll(() => inbox(alice), WITHIN).toEqual(['Hello']);
    await expect.poll(() => rolesOf(alice), WITHIN).toEqual([roleId]);
    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual(['join.channel: deletedChannel']);
    await save({ join: {} });
    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual([]);
    const bob = joinMember('bob');
    await expect.poll(() => contentsIn(), WITHIN).toEqual([`Hi <@${bob}>`]);
  });

  test('A join role above the bot is reported and does not block the other steps', async ({ world }) => {
    const greeting = await openAll(world);
    const { joinMember, inbox, contentsIn, control, guild, roleId, rolesOf, welcomeId } = greeting;
    control.moveRole(guild.id, roleId, 50);
    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual(['joinRoles.0: roleAboveBot']);

    const alice = joinMember('alice');

    await expect.poll(() => inbox(alice), WITHIN).toEqual(['Hello']);
    await expect.poll(() => contentsIn(welcomeId), WITHIN).toEqual([`Hi <@${alice}>`]);
    await waitForJobs(world, guild);
    expect(await rolesOf(alice)).toEqual([]);
    const path = new RegExp(`/guilds/${guild.id}/members/${alice}/roles`);
    expect(control.requests().filter(({ path: called }) => path.test(called))).toEqual([]);
    control.moveRole(guild.id, roleId, 1);
    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual([]);
    const bob = joinMember('bob');
    await expect.poll(() => rolesOf(bob), WITHIN).toEqual([roleId]);
  });

  test('A greeting that is on and says nothing is reported until it says something', async ({ world }) => {
    const greeting = openGreeting(world);
    const nothing = { message: ' ', embed: { ...DEFAULT_EMBED, enabled: true, color: '#ff0000' } };

    await greeting.save({ join: nothing, leave: nothing });
    expect(await problemsOf(greeting)).toEqual(['join: messageSaysNothing', 'leave: messageSaysNothing']);
    await greeting.save({
      join: { ...nothing, picture: { ...DEFAULT_GREETINGS.join.picture, enabled: true } },
      leave: { ...nothing, enabled: false },
    });
    expect(await problemsOf(greeting)).toEqual([]);
    await greeting.save({ join: nothing });
    expect(await problemsOf(greeting)).toEqual(['join: messageSaysNothing']);
    await greeting.save({ join: { ...nothing, embed: { ...nothing.embed, title: 'Welcome' } } });

    expect(await problemsOf(greeting)).toEqual([]);
  });

  test('A greeting that Discord rejects is reported until the next one succeeds', async ({ world }) => {
    const greeting = await openAll(world);
    const { joinMember, inbox, contentsIn, control, welcomeId } = greeting;
    const path = `/channels/${welcomeId}/messages`;
    const body = { message: 'Invalid Form Body', code: 50_035 };
    control.fail({ method: 'POST', path, status: 400, times: 1, body });

    const alice = joinMember('alice');

    await expect.poll(() => inbox(alice), WITHIN).toEqual(['Hello']);
    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual(['join: greetingRefused']);
    const bob = joinMember('bob');
    await expect.poll(() => contentsIn(welcomeId), WITHIN).toEqual([`Hi <@${bob}>`]);
    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual([]);
  });

  test('A greeting with an embed is reported, not posted, where embeds are forbidden', async ({ world }) => {
    const greeting = await openAll(world, {
      botPermissions: ['ManageRoles', 'ManageChannels', 'ViewChannel', 'SendMessages'],
    });
    const { save, joinMember, control, guild, posts } = greeting;
    await save({ join: { message: 'Hi', embed: { ...DEFAULT_EMBED, enabled: true, title: 'Hi' } } });
    await denyInChannel(world, guild, 'EmbedLinks');

    joinMember('alice');

    await expect.poll(() => problemsOf(greeting), WITHIN).toEqual(['join: greetingRefused']);
    expect(posts()).toEqual([]);
    const path = `/channels/${guild.channelId}/messages`;
    expect(control.requests().filter((call) => call.method === 'POST' && call.path.endsWith(path))).toEqual([]);
  });
});

describe('Greeting delays', () => {
  test('A rate-limited greeting waits without delaying other steps', async ({ world }) => {
    const { joinMember, inbox, contentsIn, rolesOf, roleId, control, welcomeId, passTime, postponed } =
      await openAll(world);
    const path = `/channels/${welcomeId}/messages`;
    control.fail({ method: 'POST', path, status: 429, times: 1, retryAfter: 61 });

    const alice = joinMember('alice');
    const bob = joinMember('bob');

    await expect.poll(() => inbox(bob), WITHIN).toEqual(['Hello']);
    await expect.poll(() => rolesOf(alice), WITHIN).toEqual([roleId]);
    await expect.poll(() => postponed('greetings.post'), WITHIN).toBe(1);
    expect(contentsIn(welcomeId)).toEqual([]);
    await passTime(2 * MINUTE_MS);
    await expect.poll(() => contentsIn(welcomeId), WITHIN).toEqual([`Hi <@${alice}>`, `Hi <@${bob}>`]);
  });

  test('Slowmode in the channel does not delay greetings', async ({ world }) => {
    const { joinMember, contentsIn, welcomeId } = await openAll(world);
    await asBot(world, (api) => api.channels.edit(welcomeId, { rate_limit_per_user: 21_600 }));

    const ids = [joinMember('alice'), joinMember('bob')];

    await expect.poll(() => contentsIn(welcomeId), WITHIN).toEqual(ids.map((id) => `Hi <@${id}>`));
  });
});
