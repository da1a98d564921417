import type { LogEvent } from '@perigee/core/logs/events';
import type { Logs } from '@perigee/core/logs/schema';
import { logsSection } from '@perigee/core/logs/section';
import { type LogEntry, logEntry } from '@perigee/core/logs/entry';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { exampleOf } from '../../src/features/logs/site/example-entries.ts';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import type { ApiClient } from '../support/api-client.ts';
import { test } from '../support/fixtures.ts';
import type { World } from '../support/world.ts';
import { openReadLog, readLog, type ReadLog } from '../support/moderation/log-readers.ts';
import { storeLog } from '../support/moderation/store-log.ts';

const person = { id: '3000000000000000001', name: 'Quiet' };

/** An entry with parts of its own. */
function entryWith(event: LogEvent, parts: object): LogEntry {
  const example = exampleOf(event, { person, channelId: '1', locale: 'en', now: new Date() });
  return z.parse(logEntry, { ...example, channel: null, ...parts });
}

const named = (id: string, name: string) => ({ id, name });

describe('Details of log entries', () => {
  const seenBy = async ({ api, world }: { api: ApiClient; world: World }, log: ReadLog, entries: LogEntry[]) => {
    const ids = await storeLog(world, log, entries);
    const read = async (who: 'owner' | 'manager' | 'logsEditor') => {
      const page = await readLog(api, log.guild, log.readers[who]);
      return ids.map((id) => page.entries.find((entry) => entry.id === id));
    };
    return { owner: await read('owner'), manager: await read('manager'), logsEditor: await read('logsEditor') };
  };

  test('A changed server names no hidden channel, and is left out if nothing else changed', async ({ world, api }) => {
    const log = await openReadLog(world, api);
    const { open, hidden } = log.places;
    const change = (before: string, after: string) => ({
      kind: 'channel',
      field: 'systemChannel',
      before: named(before, 'before'),
      after: named(after, 'after'),
    });

    const seen = await seenBy({ api, world }, log, [
      entryWith('serverEdit', { details: { changes: [change(open, hidden)] } }),
      entryWith('serverEdit', { details: { changes: [change(hidden, hidden)] } }),
    ]);

    expect(seen.owner).toMatchObject([
      { details: { changes: [change(open, hidden)] } },
      { details: { changes: [change(hidden, hidden)] } },
    ]);
    expect(seen.manager[0]).toMatchObject({ details: { changes: [{ before: named(open, 'before'), after: null }] } });
    expect(seen.manager[1]).toBeUndefined();
  });

  test('A channel is shown without its hidden category', async ({ world, api }) => {
    const log = await openReadLog(world, api);
    const { open, hidden } = log.places;
    const parent = named(hidden, 'secret rooms');
    const channel = named(open, 'open');

    const seen = await seenBy({ api, world }, log, [
      entryWith('channelCreate', { channel, details: { name: 'open', type: 0, parent } }),
    ]);

    expect(seen.owner).toMatchObject([{ details: { parent } }]);
    expect(seen.manager).toMatchObject([{ channel, details: { name: 'open', parent: null } }]);
  });

  test('A move out of a hidden voice channel is left out', async ({ world, api }) => {
    const log = await openReadLog(world, api);
    const { open, hidden } = log.places;
    const move = (from: string) =>
      entryWith('voiceMove', { channel: named(open, 'open'), details: { from: named(from, 'from') } });

    const seen = await seenBy({ api, world }, log, [move(hidden), move(open)]);

    expect(seen.owner.map((entry) => entry?.event)).toEqual(['voiceMove', 'voiceMove']);
    expect(seen.manager.map((entry) => entry?.event)).toEqual([undefined, 'voiceMove']);
  });

  test('The invite of a new member is named to those who see its channel', async ({ world, api }) => {
    const log = await openReadLog(world, api);
    const { open, hidden } = log.places;
    const joined = (channelId: string) => {
      const invite = { code: 'way-in', inviter: person, channelId };
      return entryWith('memberJoin', {
        details: { accountCreatedAt: new Date().toISOString(), isBot: false, memberCount: 3, invite },
      });
    };

    const seen = await seenBy({ api, world }, log, [joined(hidden), joined(open)]);

    expect(seen.owner).toMatchObject([{ details: { invite: { code: 'way-in' } } }, { details: { invite: {} } }]);
    expect(seen.manager).toMatchObject([{ details: { invite: null } }, { details: { invite: { code: 'way-in' } } }]);
  });

  test('Reasons and typed commands mention no hidden channel', async ({ world, api }) => {
    const log = await openReadLog(world, api);
    const { open, hidden, privateThread } = log.places;
    const link = (channelId: string) => `https://discord.com/channels/${log.guild.id}/${channelId}/123456789012345678`;
    const reason = `See <#${open}>, <#${hidden}>, ${link(hidden)} and <#${privateThread}>`;

    const seen = await seenBy({ api, world }, log, [
      entryWith('moderationWarn', { reason }),
      entryWith('commandUse', { channel: named(open, 'open'), details: { command: 'lock', input: `<#${hidden}>` } }),
    ]);

    expect(seen.owner).toMatchObject([{ reason }, { details: { input: `<#${hidden}>` } }]);
    const masked = `See <#${open}>, #…, https://discord.com/channels/${log.guild.id}/#… and #…`;
    expect(seen.manager).toMatchObject([{ reason: masked }, { details: { input: '#…' } }]);
  });

  test('Saved settings show their values to editors of the section, without hidden channels', async ({
    world,
    api,
  }) => {
    const log = await openReadLog(world, api);
    const { open, hidden } = log.places;
    const saved = (section: string, changes: object[]) =>
      entryWith('settingsSave', {
        target: { kind: 'section', id: section, name: null },
        details: { section, version: 2, changes, changeCount: changes.length },
      });
    const ignored = { path: ['ignore', 'channels'], before: [open], after: [open, hidden] };
    const target = { path: ['list', 'roleEdit', 'channel'], before: open, after: hidden };
    const greeting = { path: ['join', 'message'], before: 'Hi', after: `Read <#${hidden}>` };

    const seen = await seenBy({ api, world }, log, [saved('logs', [ignored, target]), saved('greetings', [greeting])]);

    expect(seen.owner).toMatchObject([
      { details: { changes: [ignored, target], changeCount: 2 } },
      { details: { changes: [greeting] } },
    ]);
    const shown = { details: { changes: [{ ...target, after: null }], changeCount: 1 } };
    expect(seen.manager).toMatchObject([shown, { details: { changes: [{ after: 'Read #…' }], changeCount: 1 } }]);
    expect(seen.logsEditor).toMatchObject([shown, { details: { section: 'greetings', changes: [], changeCount: 0 } }]);
  });
});

describe('The log on the overview', () => {
  test('Entries of hidden channels name no people, and those that leave no trace are not counted', async ({
    world,
    api,
  }) => {
    const log = await openReadLog(world, api);
    const list: Logs['list'] = { ...logsSection.initial.list, roleEdit: { enabled: true, channel: log.logId } };
    const body = { ...logsSection.initial, list };
    await api.call(log.guild.owner.token, logsSection.save, { params: { guildId: log.guild.id }, body });
    const { open, hidden } = log.places;
    await storeLog(world, log, [
      entryWith('messageDelete', { channel: named(open, 'open') }),
      entryWith('voiceJoin', { channel: named(hidden, 'hidden') }),
      entryWith('messageDelete', { channel: named(hidden, 'hidden') }),
    ]);
    const actOf = async ({ token }: { token: string }) => {
      const reply = await api.call(token, overviewEndpoints.read, { params: { guildId: log.guild.id } });
      const { acts } = overviewEndpoints.read.schema.response[200].parse(reply.body);
      return acts.find(({ feature }) => feature === 'logs');
    };

    expect(await actOf(log.readers.owner)).toMatchObject({ week: 3 });
    expect(await actOf(log.readers.manager)).toMatchObject({ week: 2, person: null });
  });
});
