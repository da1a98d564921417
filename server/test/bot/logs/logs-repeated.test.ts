import { expect, vi } from 'vitest';
import { createLoggedGuild, LOGGED_WITHIN, loggedOf, saveLogs } from '../../support/bot/logging.ts';
import { createPerson, test } from '../../support/fixtures.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { listJobs } from '../../support/bot/list-jobs.ts';

const REPEATED = {
  MESSAGE_DELETE: 'messageDelete',
  GUILD_MEMBER_ADD: 'memberJoin',
  GUILD_MEMBER_REMOVE: 'memberLeave',
  CHANNEL_CREATE: 'channelCreate',
  CHANNEL_DELETE: 'channelDelete',
  GUILD_ROLE_CREATE: 'roleCreate',
  GUILD_ROLE_DELETE: 'roleDelete',
  INVITE_CREATE: 'inviteCreate',
  MESSAGE_DELETE_BULK: 'messageDeleteBulk',
} as const;

test('Events repeated by the gateway after a crash are logged once', async ({ world, api }) => {
  const guild = createLoggedGuild(world);
  await saveLogs(api, guild, guild.logId, { events: [...Object.values(REPEATED), 'messageEdit'] });
  const { world: platform, control } = world.simulator;
  const { call, createChannel } = platformOf(world);
  const newcomer = createPerson(world, 'newcomer');
  platform.addMember(guild.id, newcomer.id);
  platform.deleteMessage(guild.owner.id, guild.channelId, platform.say(guild.member.id, guild.channelId, 'a word'));
  platform.removeMember(guild.id, newcomer.id);
  await call('DELETE', `/channels/${await createChannel(guild.id, { name: 'short-lived' })}`);
  await call('POST', `/channels/${guild.channelId}/invites`, {});
  await call('DELETE', `/guilds/${guild.id}/roles/${platform.createRole(guild.id, { name: 'Short' })}`);
  const messages = ['a', 'b'].map((text) => platform.say(guild.member.id, guild.channelId, text));
  await call('POST', `/channels/${guild.channelId}/messages/bulk-delete`, { messages });
  const counts = () => Object.values(REPEATED).map((event) => `${event} ${loggedOf(world, guild.logId, event).length}`);
  const once = Object.values(REPEATED).map((event) => `${event} 1`);
  await vi.waitFor(() => expect(counts()).toEqual(once), LOGGED_WITHIN);

  for (const name of Object.keys(REPEATED)) {
    // Others joined before the log was set up.
    const part = name === 'GUILD_MEMBER_ADD' ? newcomer.id : guild.id;
    expect(control.repeatEvents(name, part)).toBeGreaterThan(0);
  }
  platform.edit(guild.member.id, guild.channelId, platform.say(guild.member.id, guild.channelId, 'one'), 'two');
  await vi.waitFor(() => expect(loggedOf(world, guild.logId, 'messageEdit')).toHaveLength(1), LOGGED_WITHIN);
  // A bulk deletion is logged once no more of it arrives.
  const waiting = () => listJobs(world, { guild, name: 'logs.%', state: 'waiting' });
  await expect.poll(waiting, LOGGED_WITHIN).toEqual([]);

  expect(counts()).toEqual(once);
});
