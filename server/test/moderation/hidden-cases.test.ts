import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { openChat } from '../support/chat.ts';
import { type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import { listCases, open, person, readCase } from '../support/moderation/cases.ts';
import { hideChannels } from '../support/moderation/hidden-channels.ts';
import type { World } from '../support/world.ts';

const SECRET = 'the plan is secret';
const PICTURE = { contentType: 'image/png', data: Buffer.from('89504e470d0a1a0a00', 'hex') } as const;

/** Opens a case about a message in that channel, with a picture given there. */
async function openAbout(world: World, guild: GuildFixture, channelId: string): Promise<void> {
  await open(world, guild, [{ reason: 'Leaking', message: { channelId, id: '1234567890123', text: SECRET } }]);
  const evidence = [{ ...PICTURE, channelId }];
  await world.services.punishments.addEvidence({ guildId: guild.id, number: 1, by: person(9), evidence });
}

const readPicture = (api: ApiClient, { id }: GuildFixture, { token }: PersonFixture) =>
  api.call(token, casesEndpoints.evidence, { params: { guildId: id, number: '1', position: '1' } });

const SIGHTS = (['owner', 'administrator', 'manager', 'editor', 'moderator'] as const).flatMap((who) =>
  (['visible', 'hidden', 'privateThread', 'deleted'] as const).map((place) => ({
    who,
    place,
    isShown: place === 'visible' || who === 'owner' || who === 'administrator',
  })),
);

describe('Cases about hidden channels', () => {
  test.for(SIGHTS)(
    'Evidence from a $place channel is shown to the $who: $isShown',
    async ({ who, place, isShown }, { world, guild, api }) => {
      const { people, places, deleteChannel } = await hideChannels(api, world, guild);
      await openAbout(world, guild, places[place]);
      await deleteChannel();
      const { token } = people[who];

      const detail = await readCase(api, token, guild, 1);
      const picture = await readPicture(api, guild, people[who]);

      expect(detail).toMatchObject({ number: 1, reason: 'Leaking', evidenceCount: 1 });
      expect({
        text: detail.message?.text ?? null,
        hidesMessage: detail.hidesMessage,
        hiddenEvidence: detail.hiddenEvidence,
        picture: picture.status,
      }).toEqual({
        text: isShown ? SECRET : null,
        hidesMessage: !isShown,
        hiddenEvidence: isShown ? [] : [1],
        picture: isShown ? 200 : 403,
      });
    },
  );

  test('Members of a private thread see the evidence from it', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    await openAbout(world, guild, places.privateThread);
    await world.services.api.threads.addMember(places.privateThread, people.moderator.id);

    const detail = await readCase(api, people.moderator.token, guild, 1);

    expect(detail).toMatchObject({ message: { text: SECRET }, hiddenEvidence: [] });
  });

  test('Lists, search and exports contain no evidence', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    await openAbout(world, guild, places.hidden);
    const { token } = people.moderator;
    const params = { guildId: guild.id };
    const replies = [
      await listCases(api, token, guild),
      await listCases(api, token, guild, { text: 'secret' }),
      await api.call(token, casesEndpoints.running, { params }),
      await api.call(token, casesEndpoints.export, { params, query: { format: 'csv' } }),
      await api.call(token, casesEndpoints.export, { params, query: { format: 'json' } }),
    ];

    const texts = JSON.stringify(replies.map(({ body }) => body));

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(texts).toContain('Leaking');
    for (const told of ['secret', places.hidden]) expect(texts).not.toContain(told);
  });

  test('Older evidence, of unknown channels, is for administrators and the case’s moderator', async ({
    world,
    guild,
    api,
  }) => {
    const { people, places } = await hideChannels(api, world, guild);
    await open(world, guild, [{ moderator: { id: people.moderator.id, name: 'moderator' } }]);
    const evidence = [{ ...PICTURE, channelId: places.visible }];
    await world.services.punishments.addEvidence({ guildId: guild.id, number: 1, by: person(9), evidence });
    const { db } = world.services.database;
    await db.updateTable('case_evidence').set({ channel_id: null }).where('guild_id', '=', guild.id).execute();
    const status = async (reader: PersonFixture) => (await readPicture(api, guild, reader)).status;

    const seen = {
      administrator: await status(people.administrator),
      moderator: await status(people.moderator),
      manager: await status(people.manager),
    };

    expect(seen).toEqual({ administrator: 200, moderator: 200, manager: 403 });
  });

  test('Evidence disappears with the right to read its channel', async ({ world, guild, api }) => {
    const { people, places, show } = await hideChannels(api, world, guild);
    await openAbout(world, guild, places.hidden);
    const text = async () => (await readCase(api, people.moderator.token, guild, 1)).message?.text ?? null;

    await show(people.moderator, true);
    await expect.poll(text, { timeout: 5_000 }).toBe(SECRET);
    await show(people.moderator, false);
    await expect.poll(text, { timeout: 5_000 }).toBeNull();
  });
});

describe('The case command about hidden channels', () => {
  const embedded = ({ embeds }: { embeds: readonly object[] }) => JSON.stringify(embeds);

  test('The slash command quotes the message only to people who can read its channel', async ({
    world,
    guild,
    api,
  }) => {
    const { people, places } = await hideChannels(api, world, guild);
    await openAbout(world, guild, places.hidden);
    const ask = async (member: PersonFixture) =>
      embedded(await openChat(world, { channelId: guild.channelId, member }).slash('case', { number: 1 }));

    const [administrator, moderator] = [await ask(people.administrator), await ask(people.moderator)];

    expect(administrator).toContain(SECRET);
    expect(moderator).not.toContain('secret');
    expect(moderator).not.toContain(places.hidden);
    expect(moderator).toContain('in a channel you can’t read');
  });

  test('The typed command quotes only messages of its own channel', async ({ world, guild, api }) => {
    const { people, places } = await hideChannels(api, world, guild);
    await open(world, guild, [
      { message: { channelId: places.hidden, id: '1234567890123', text: SECRET } },
      { message: { channelId: places.visible, id: '1234567890124', text: 'said here' } },
    ]);
    const chat = openChat(world, { channelId: guild.channelId, member: people.administrator });

    const elsewhere = embedded(await chat.ask('!case 1'));
    const here = embedded(await chat.ask('!case 2'));

    expect(elsewhere).not.toContain('secret');
    expect(elsewhere).toContain('Use the slash command');
    expect(here).toContain('said here');
  });
});
