import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { audienceEndpoints } from '@perigee/core/community/guilds/audience-endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import { hideChannels } from '../support/moderation/hidden-channels.ts';

const ask = (api: ApiClient, { id }: GuildFixture, token: string | null, channel: string, ignored: string[] = []) =>
  api.call(token, audienceEndpoints.wider, { params: { guildId: id }, body: { channel, ignored } });

describe('Audience of a log channel', () => {
  test('Counts the covered channels that some readers of the log cannot read', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const count = async ({ token }: PersonFixture, ignored: string[] = []) =>
      (await ask(api, guild, token, places.visible, ignored)).body;

    const counts = [
      await count(people.manager),
      await count(people.manager, [places.hidden]),
      await count(people.owner, [places.hidden, places.deleted]),
    ];

    expect(counts).toEqual([{ count: 2 }, { count: 1 }, { count: 0 }]);
  });

  test('A log in a channel for fewer people needs no warning', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);

    const { body } = await ask(api, guild, people.owner.token, places.hidden);

    expect(body).toEqual({ count: 0 });
  });

  test('A role that reads the log counts, and bots and administrators do not', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Staff' });
    const overwrite = { type: 0, allow: String(PERMISSIONS.ViewChannel | PERMISSIONS.ReadMessageHistory) } as const;
    await world.services.api.channels.editPermissionOverwrite(places.hidden, roleId, overwrite);

    // Staff see the hidden channel, but not the other one.
    await expect
      .poll(async () => (await ask(api, guild, people.owner.token, places.hidden)).body, { timeout: 5_000 })
      .toEqual({ count: 1 });
  });

  test('Counts no channels that an editor cannot see, however many they leave out', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const count = async (ignored: string[]) =>
      (await ask(api, guild, people.editor.token, places.visible, ignored)).body;

    const counts = [await count([]), await count([places.hidden])];

    expect(counts).toEqual([{ count: 0 }, { count: 0 }]);
  });

  test('Counts nothing for a log channel that the caller cannot see', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);

    const { body } = await ask(api, guild, people.editor.token, places.hidden);

    expect(body).toEqual({ count: 0 });
  });

  test('Only editors can ask how many channels a log opens to more people', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    const replies = [
      await ask(api, guild, people.moderator.token, places.visible),
      await ask(api, guild, null, places.visible),
      await ask(api, guild, people.editor.token, 'no id'),
    ];

    expect(replies.map(({ status }) => status)).toEqual([403, 401, 400]);
  });
});
