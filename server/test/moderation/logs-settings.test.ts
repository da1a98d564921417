import { GUILD_CHANNELS_MAX } from '@perigee/core/base/ids/id-list';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { logsSection } from '@perigee/core/logs/section';
import { ALL_LOG_EVENTS, LOG_EVENTS, type LogEvent } from '@perigee/core/logs/events';
import { DEFAULT_LOGS, type LogSetting, type Logs } from '@perigee/core/logs/schema';
import { describe, expect } from 'vitest';
import { createGuild, type GuildFixture, test } from '../support/fixtures.ts';

const { save } = logsSection;

function buildLogs(list: Partial<Record<LogEvent, LogSetting>> = {}, ignored: string[] = []): Logs {
  return { list: { ...DEFAULT_LOGS.list, ...list }, ignore: { channels: ignored }, webhooks: [] };
}

const allEventsInto = ({ channelId }: GuildFixture) =>
  buildLogs(Object.fromEntries(ALL_LOG_EVENTS.map((event) => [event, { enabled: true, channel: channelId }])));

describe('Log settings', () => {
  test('Saves every log event and the ignored channels', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const body = { ...allEventsInto(guild), ignore: { channels: [guild.channelId] } };
    const before = await api.call(guild.manager.token, guildsEndpoints.info, { params });

    const reply = await api.call(guild.manager.token, save, { params, body });
    const after = await api.call(guild.manager.token, guildsEndpoints.info, { params });

    expect(before.body).toMatchObject({ settings: { logs: DEFAULT_LOGS } });
    expect(reply).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 1 } });
    expect(after.body).toMatchObject({ settings: { logs: body, versions: { logs: 1 } } });
  });

  test('Saving only the twelve specified log events switches the others off', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const { list, ...body } = allEventsInto(guild);
    const specified = [...LOG_EVENTS.messages, ...LOG_EVENTS.roles, ...LOG_EVENTS.moderation];
    await api.call(guild.manager.token, save, { params, body: { list, ...body } });

    const sent = { list: Object.fromEntries(specified.map((event) => [event, list[event]])), ignore: body.ignore };
    const reply = await api.call(guild.manager.token, save, { params, body: sent });

    expect(specified).toHaveLength(12);
    expect(reply).toMatchObject({ status: 200, body: { value: { ...sent, webhooks: [] } } });
    expect(reply).toMatchObject({ body: { value: { list: { voiceJoin: { enabled: false, channel: null } } } } });
  });

  test('Keeps the channel of a log event that is off', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const body = buildLogs({ roleEdit: { enabled: false, channel: guild.channelId } });

    await api.call(guild.owner.token, save, { params, body });
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(info.body).toMatchObject({ settings: { logs: body } });
  });

  test('Rejects an enabled log event without a channel', async ({ api, guild }) => {
    const body = buildLogs({ moderationBan: { enabled: true, channel: null } });

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    const issues = [{ path: 'list.moderationBan.channel', code: 'channelRequired' }];
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid', issues } });
  });

  test('Rejects log channels of another server, even for an event that is off', async ({ api, world, guild }) => {
    const foreign = createGuild(world).channelId;
    const body = buildLogs({ messageEdit: { enabled: false, channel: foreign } }, [guild.channelId, foreign]);

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({
      status: 400,
      body: {
        issues: [
          { path: 'list.messageEdit.channel', code: 'unknownChannel' },
          { path: 'ignore.channels.1', code: 'unknownChannel' },
        ],
      },
    });
  });

  test('Rejects duplicate ignored channels, and more than a server can have', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const attempt = (ignored: string[]) => api.call(guild.owner.token, save, { params, body: buildLogs({}, ignored) });

    const twice = await attempt([guild.channelId, guild.channelId]);
    const many = await attempt(Array.from({ length: GUILD_CHANNELS_MAX + 1 }, (_, index) => `${index}`));

    expect(twice).toMatchObject({ status: 400, body: { issues: [{ path: 'ignore.channels', code: 'duplicate' }] } });
    expect(many).toMatchObject({ status: 400, body: { issues: [{ path: 'ignore.channels', code: 'listTooLong' }] } });
  });

  test.for([
    { is: 'a missing event', change: { list: { messageEdit: undefined } }, path: 'list.messageEdit' },
    {
      is: 'an unknown event',
      change: { list: { voiceLaugh: DEFAULT_LOGS.list.roleEdit } },
      path: 'list.voiceLaugh',
    },
    { is: 'an unknown field', change: { ignored: [] }, path: 'ignored' },
    {
      is: 'an invalid ID',
      change: { list: { roleEdit: { enabled: true, channel: 'general' } } },
      path: 'list.roleEdit.channel',
    },
  ])('Rejects log settings with $is', async ({ change, path }, { api, guild }) => {
    const { list, ignore } = DEFAULT_LOGS;
    const body = { ignore, ...change, list: { ...list, ...change.list } };

    const reply = await api.call(guild.owner.token, save, { params: { guildId: guild.id }, body });

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path }] } });
  });

  test('A save of outdated log settings returns the current ones', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const theirs = allEventsInto(guild);
    await api.call(guild.manager.token, save, { params, body: theirs });

    const stale = { params, body: DEFAULT_LOGS, headers: { 'if-match': '"0"' } };
    const reply = await api.call(guild.owner.token, save, stale);

    expect(reply).toMatchObject({
      status: 409,
      body: { conflict: { section: 'logs', version: 1, value: theirs, savedBy: { id: guild.manager.id } } },
    });
  });
});
