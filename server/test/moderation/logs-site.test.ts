import { type LogEntry, logEntry } from '@perigee/core/logs/entry';
import { logsEndpoints } from '@perigee/core/logs/endpoints';
import { describe, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { createLoggedGuild, LOGGED_WITHIN, logged, saveLogs } from '../support/bot/logging.ts';
import type { World } from '../support/world.ts';
import { tablesWith } from '../support/data/tables-with.ts';

const pageSchema = z.object({ entries: z.array(logEntry), next: z.nullable(z.string()) });

function readerOf(api: ApiClient, guild: GuildFixture) {
  return async (query: Record<string, string> = {}): Promise<{ entries: LogEntry[]; next: string | null }> => {
    const params = { guildId: guild.id };
    const reply = await api.call(guild.manager.token, logsEndpoints.entries, { params, query });
    expect(reply.status).toBe(200);
    return z.parse(pageSchema, reply.body);
  };
}

/** A guild with entries for a created role, a deleted message and an edited one. */
async function withEntries(world: World, api: ApiClient) {
  const guild = createLoggedGuild(world);
  const { world: platform } = world.simulator;
  await saveLogs(api, guild, guild.logId, { events: ['messageDelete', 'messageEdit', 'roleCreate'] });
  const read = readerOf(api, guild);
  const messageId = platform.say(guild.member.id, guild.channelId, 'Hello purple Ёжик');
  platform.edit(guild.member.id, guild.channelId, messageId, 'Hello green Ёжик');
  await vi.waitFor(async () => expect((await read()).entries).toHaveLength(1), LOGGED_WITHIN);
  platform.deleteMessage(guild.owner.id, guild.channelId, messageId);
  await vi.waitFor(
    async () => expect((await read()).entries).toMatchObject([{ certainty: 'auditLog' }, {}]),
    LOGGED_WITHIN,
  );
  platform.createRole(guild.id, { name: 'Helpers' });
  await vi.waitFor(async () => expect((await read()).entries).toHaveLength(3), LOGGED_WITHIN);
  return { guild, read, messageId, platform };
}

const eventsOf = ({ entries }: { entries: LogEntry[] }) => entries.map(({ event }) => event);

describe('Log entries on the site', () => {
  test('Lists log entries newest first, with all known details', async ({ world, api }) => {
    const { guild, read } = await withEntries(world, api);

    const { entries, next } = await read();

    expect(next).toBeNull();
    expect(entries).toMatchObject([
      { event: 'roleCreate', target: { kind: 'role', name: 'Helpers' }, channel: null },
      {
        event: 'messageDelete',
        certainty: 'auditLog',
        actor: { id: guild.owner.id, name: 'owner' },
        channel: { id: guild.channelId, name: 'talk' },
        details: { author: { id: guild.member.id, name: 'member' }, text: 'Hello green Ёжик' },
      },
      { event: 'messageEdit', details: { before: 'Hello purple Ёжик', after: 'Hello green Ёжик' } },
    ]);
  });

  test('Finds log entries by event, person, channel and text', async ({ world, api }) => {
    const { guild, read, messageId } = await withEntries(world, api);
    const found = async (query: Record<string, string>) => eventsOf(await read(query));

    expect(await found({ events: 'roleCreate,messageEdit' })).toEqual(['roleCreate', 'messageEdit']);
    expect(await found({ actor: guild.owner.id })).toEqual(['messageDelete']);
    expect(await found({ target: guild.member.id })).toEqual(['messageDelete', 'messageEdit']);
    expect(await found({ target: messageId })).toEqual(['messageDelete', 'messageEdit']);
    expect(await found({ channel: guild.channelId })).toEqual(['messageDelete', 'messageEdit']);
    expect(await found({ text: 'PURPLE ежи' })).toEqual(['messageEdit']);
    expect(await found({ text: 'helper' })).toEqual(['roleCreate']);
    expect(await found({ text: 'nothing like it' })).toEqual([]);
    expect(await found({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
  });

  test('Stores the text of members in log entries only in encrypted form', async ({ world, api }) => {
    const { guild } = await withEntries(world, api);

    expect(await tablesWith(world, guild.logId)).toContain('guild_settings');
    expect(await tablesWith(world, 'purple ёжик')).toEqual([]);
    expect(await tablesWith(world, 'green ёжик')).toEqual([]);
  });

  test('Lists each log entry once across pages', async ({ world, api }) => {
    const guild = createLoggedGuild(world);
    const read = readerOf(api, guild);
    await saveLogs(api, guild, guild.logId, { events: ['roleCreate'] });
    for (let index = 0; index < 60; index += 1) world.simulator.world.createRole(guild.id, { name: `role ${index}` });
    await vi.waitFor(async () => {
      const first = await read();
      expect(first.entries.length + (await read({ before: first.next ?? '1' })).entries.length).toBe(60);
    }, LOGGED_WITHIN);

    const first = await read();
    const second = await read({ before: first.next ?? '' });

    const names = [...first.entries, ...second.entries].map(({ target }) => target?.name);
    expect(names).toEqual(Array.from({ length: 60 }, (_, index) => `role ${59 - index}`));
    expect(second.next).toBeNull();
  });

  test('Members without access to cases cannot see log entries', async ({ world, api }) => {
    const guild = createLoggedGuild(world);

    const reply = await api.call(guild.member.token, logsEndpoints.entries, { params: { guildId: guild.id } });

    expect(reply.status).toBe(403);
  });

  test.for([{ events: 'roleCreate,tea' }, { before: 'x' }, { text: ' ' }, { from: 'yesterday' }, { tea: 'yes' }])(
    'Rejects the log filter %j',
    async (query, { api, guild }) => {
      const reply = await api.call(guild.owner.token, logsEndpoints.entries, { params: { guildId: guild.id }, query });

      expect(reply.status).toBe(400);
    },
  );
});

describe('Bulk-deleted messages', () => {
  test('Bulk-deleted messages form one log entry with a transcript', async ({ world, api }) => {
    const guild = createLoggedGuild(world);
    const { world: platform } = world.simulator;
    await saveLogs(api, guild, guild.logId, { events: ['messageDeleteBulk'] });
    for (let index = 0; index < 10; index += 1) platform.say(guild.member.id, guild.channelId, `<b>said ${index}</b>`);

    banWithMessages(world, guild.id, guild.owner.id, guild.member.id);

    const read = readerOf(api, guild);
    await vi.waitFor(async () => expect((await read()).entries).toHaveLength(1), LOGGED_WITHIN);
    const [entry] = (await read()).entries;
    expect(entry).toMatchObject({ details: { count: 10, known: 10, hasTranscript: true } });
    await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(1), LOGGED_WITHIN);
    const [message] = platform.messages(guild.logId);
    expect(message?.attachments.map(({ filename }) => filename.split('.').at(-1))).toEqual(['txt', 'html']);

    const file = (format: 'html' | 'txt') =>
      api.call(guild.owner.token, logsEndpoints.transcript, {
        params: { guildId: guild.id, entry: entry?.id ?? '' },
        query: { format },
      });
    const text = String((await file('txt')).body);
    expect(text).toContain('<b>said 7</b>');
    expect(text).toMatch(new RegExp(`: #\\S+ \\(${guild.channelId}\\)`, 'u'));
    expect(String((await file('html')).body)).toContain('&lt;b&gt;said 7&lt;/b&gt;');
  });

  test('Records all of 5,000 bulk-deleted messages in a few log entries', async ({ world, api }) => {
    const guild = createLoggedGuild(world);
    const { world: platform, control } = world.simulator;
    await saveLogs(api, guild, guild.logId, { events: ['messageDeleteBulk'] });
    const spammers = Array.from({ length: 5 }, (_, index) => platform.createPerson({ username: `spammer${index}` }));
    for (const id of spammers) platform.addMember(guild.id, id);

    for (const id of spammers) {
      // As many as the simulator keeps per channel.
      control.addMessages(guild.channelId, 1_000, id);
      banWithMessages(world, guild.id, guild.owner.id, id);
    }

    const read = readerOf(api, guild);
    const sum = async (part: 'count' | 'known') =>
      (await read()).entries.reduce(
        (all, entry) => all + (entry.event === 'messageDeleteBulk' ? entry.details[part] : 0),
        0,
      );
    await vi.waitFor(async () => expect(await sum('count')).toBe(5_000), { timeout: 60_000 });
    const { entries } = await read();
    expect(await sum('known')).toBe(5_000);
    await vi.waitFor(() => expect(logged(world, guild.logId)).toHaveLength(entries.length), LOGGED_WITHIN);
  });

  test('Answers "not found" for the transcript of an unknown log entry', async ({ api, guild }) => {
    const params = { guildId: guild.id, entry: '1' };

    const reply = await api.call(guild.owner.token, logsEndpoints.transcript, { params, query: { format: 'txt' } });

    expect(reply.status).toBe(404);
  });
});

describe('Example log entries', () => {
  test('An example of an event is posted to its log channel, but not stored', async ({ world, api }) => {
    const guild = createLoggedGuild(world);
    const events = ['messageEdit', 'roleEdit', 'moderationBan', 'memberJoin'] as const;
    await saveLogs(api, guild, guild.logId, { events });
    const params = { guildId: guild.id };

    for (const event of events) {
      const reply = await api.call(guild.owner.token, logsEndpoints.example, { params, body: { event } });
      expect(reply.status).toBe(200);
    }

    expect(logged(world, guild.logId).map(({ title }) => title)).toEqual([
      'Message edited',
      'Role edited',
      'Ban',
      'Member joined',
    ]);
    expect((await readerOf(api, guild)()).entries).toEqual([]);
  });

  test('An example of an event needs a channel, and has a cooldown of ten seconds', async ({ world, api }) => {
    const guild = createLoggedGuild(world);
    const params = { guildId: guild.id };
    const send = () => api.call(guild.owner.token, logsEndpoints.example, { params, body: { event: 'roleEdit' } });

    const nowhere = await send();
    await saveLogs(api, guild, guild.logId, { events: ['roleEdit'] });
    const first = await send();
    const second = await send();

    const issues = [{ path: 'list.roleEdit.channel', code: 'channelRequired' }];
    expect(nowhere).toMatchObject({ status: 409, body: { issues } });
    expect(first).toMatchObject({ status: 200, body: { message: 'Test completed!' } });
    expect(second.status).toBe(429);
    expect(logged(world, guild.logId)).toHaveLength(1);
  });
});

function banWithMessages({ simulator }: World, guildId: string, byId: string, targetId: string): void {
  simulator.world.moderate(guildId, byId, { type: 'ban', targetId, deleteMessageSeconds: 3_600 });
}
