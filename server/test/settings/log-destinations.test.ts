import { editorsSection } from '@perigee/core/community/editors/section';
import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSection } from '@perigee/core/moderation/automod/section';
import { logsSection } from '@perigee/core/logs/section';
import type { Logs } from '@perigee/core/logs/schema';
import { moderationSection } from '@perigee/core/moderation/punishments/section';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import { hideChannels } from '../support/moderation/hidden-channels.ts';

type Event = keyof Logs['list'];

function logsOf(event: Event, channel: string, { enabled = true, ignored = [] as string[] } = {}): Logs {
  const { initial } = logsSection;
  return { ...initial, list: { ...initial.list, [event]: { enabled, channel } }, ignore: { channels: ignored } };
}

/** Saves both sections with destinations. */
function saving(api: ApiClient, { id }: GuildFixture) {
  const params = { guildId: id };
  return {
    logs: ({ token }: PersonFixture, body: Logs) => api.call(token, logsSection.save, { params, body }),
    hits: ({ token }: PersonFixture, automodLog: string | null, minutes = 0) =>
      api.call(token, moderationSection.save, {
        params,
        body: { ...moderationSection.initial, automodLog, useTimeout: minutes > 0 },
      }),
  };
}

const refusedAt = (path: string) => ({ status: 400, body: { issues: [{ path, code: 'sendsHiddenChannels' }] } });

describe('Destinations of hidden channels', () => {
  test.for(['messageDelete', 'messageEdit', 'messageDeleteBulk', 'commandUse', 'channelEdit', 'voiceJoin'] as const)(
    'An editor cannot send %s of channels that they cannot read somewhere else',
    async (event, { world, guild, api }) => {
      const { people, places } = await hideChannels(api, world, guild);
      const save = saving(api, guild);

      const refused = await save.logs(people.editor, logsOf(event, places.visible));
      const byManager = await save.logs(people.manager, logsOf(event, places.visible));
      const kept = await save.logs(people.editor, logsOf(event, places.visible));

      expect(refused).toMatchObject(refusedAt(`list.${event}.channel`));
      expect([byManager.status, kept.status]).toEqual([200, 200]);
    },
  );

  test('An editor cannot send hits of hidden channels somewhere else', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const save = saving(api, guild);

    const refused = await save.hits(people.editor, places.visible);
    const byManager = await save.hits(people.manager, places.visible);
    const kept = await save.hits(people.editor, places.visible, 5);
    const switchedOff = await save.hits(people.editor, null);

    expect(refused).toMatchObject(refusedAt('automodLog'));
    expect([byManager.status, kept.status, switchedOff.status]).toEqual([200, 200, 200]);
  });

  test('An editor cannot have a rule report elsewhere who breaks it in hidden channels', async ({
    world,
    guild,
    api,
  }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const { words } = DEFAULT_AUTOMOD;
    const message: typeof words.message = {
      enabled: true,
      channel: places.visible,
      template: '{{ member.name }} in {{ channel.mention }}',
    };
    const rule = { ...words, message, options: { ...words.options, words: ['secret'] } };
    const params = { guildId: guild.id };
    const save = ({ token }: PersonFixture, body: typeof rule) =>
      api.call(token, automodEndpoints.words, { params, body });
    const withoutHidden = { roles: [], channels: [places.hidden, places.deleted, places.visible] };

    const refused = await save(people.editor, rule);
    const refusedWhole = await api.call(people.editor.token, automodSection.save, {
      params,
      body: { ...DEFAULT_AUTOMOD, words: rule },
    });
    const inPlace = await save(people.editor, { ...rule, message: { ...message, channel: null } });
    const covered = await save(people.editor, { ...rule, whitelist: withoutHidden });
    const widened = await save(people.editor, rule);
    const byManager = await save(people.manager, rule);
    const kept = await save(people.editor, { ...rule, enabled: true });

    expect([refused, widened]).toMatchObject([refusedAt('message.channel'), refusedAt('message.channel')]);
    expect(refusedWhole).toMatchObject(refusedAt('words.message.channel'));
    expect([inPlace.status, covered.status, byManager.status, kept.status]).toEqual([200, 200, 200, 200]);
  });

  test('Events that tell nothing about channels go wherever an editor can write', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);

    const saved = await saving(api, guild).logs(people.editor, logsOf('memberJoin', places.visible));

    expect(saved.status).toBe(200);
  });

  test('An editor cannot switch on an event that tells about channels, or stop ignoring a hidden one', async ({
    world,
    guild,
    api,
  }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const save = saving(api, guild);
    const ignored = [places.hidden, places.deleted, places.visible];
    await save.logs(people.manager, logsOf('messageEdit', places.visible, { enabled: false }));

    const switchedOn = await save.logs(people.editor, logsOf('messageEdit', places.visible));
    const ignoring = await save.logs(people.editor, logsOf('messageEdit', places.visible, { ignored }));
    const widened = await save.logs(
      people.editor,
      logsOf('messageEdit', places.visible, { ignored: [places.deleted, places.visible] }),
    );

    expect(switchedOn).toMatchObject(refusedAt('list.messageEdit.channel'));
    expect(ignoring.status).toBe(200);
    expect(widened).toMatchObject(refusedAt('list.messageEdit.channel'));
  });

  test('Private threads of a channel count as hidden for editors who do not manage threads', async ({
    world,
    guild,
    api,
  }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const ignored = [places.hidden, places.deleted];

    const saved = await saving(api, guild).logs(people.editor, logsOf('messageEdit', places.visible, { ignored }));

    expect(saved).toMatchObject(refusedAt('list.messageEdit.channel'));
  });

  test('The owner can let editors log channels that they cannot read', async ({ world, guild, api }) => {
    const { people, places, editors } = await hideChannels(api, world, guild);
    const params = { guildId: guild.id };
    const body = { ...editors, mayRouteLogs: true };
    const allow = ({ token }: PersonFixture) => api.call(token, editorsSection.save, { params, body });

    const byEditor = await allow(people.editor);
    const byManager = await allow(people.manager);
    const byOwner = await allow(people.owner);
    const saved = await saving(api, guild).logs(people.editor, logsOf('messageEdit', places.visible));

    expect([byEditor.status, byManager.status, byOwner.status, saved.status]).toEqual([403, 403, 200, 200]);
  });

  test('An editor cannot undo the change that ended a log of hidden channels', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const save = saving(api, guild);
    await save.logs(people.manager, logsOf('messageEdit', places.visible));
    const ended = await save.logs(people.manager, logsOf('messageEdit', places.visible, { enabled: false }));
    const params = { guildId: guild.id, section: 'logs', version: String(Object(ended.body).version) };

    const undone = await api.call(people.editor.token, historyEndpoints.undo, { params });

    expect(ended.status).toBe(200);
    expect(undone).toMatchObject(refusedAt('list.messageEdit.channel'));
  });
});
