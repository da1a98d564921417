import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { SECTIONS } from '@perigee/core/community/settings/sections';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { buildGreeting } from '../support/bot/greeting-tries.ts';
import { openCoupons } from '../support/economy/coupons.ts';
import { openGivingAway } from '../support/economy/giving-away.ts';
import { type GuildFixture, type PersonFixture, test } from '../support/fixtures.ts';
import { denyInChannel } from '../support/moderation/deny-in-channel.ts';

const { greetings, logs, automod, moderation, levels } = SECTIONS;

/** Every section saved as a whole in which the bot writes in a chosen channel: the field, and a value that names it. */
const CHOICES = [
  {
    section: greetings,
    path: 'join.channel',
    choose: (channel: string) => ({ ...greetings.initial, join: { ...greetings.initial.join, channel } }),
  },
  {
    section: logs,
    path: 'list.messageDelete.channel',
    choose: (channel: string) => ({
      ...logs.initial,
      list: { ...logs.initial.list, messageDelete: { ...logs.initial.list.messageDelete, channel } },
    }),
  },
  {
    section: automod,
    path: 'words.message.channel',
    choose: (channel: string) => ({
      ...automod.initial,
      words: {
        ...automod.initial.words,
        message: { ...automod.initial.words.message, channel },
      },
    }),
  },
  {
    section: moderation,
    path: 'automodLog',
    choose: (channel: string) => ({ ...moderation.initial, automodLog: channel }),
  },
  {
    section: levels,
    path: 'message.channel',
    choose: (channel: string) => ({ ...levels.initial, message: { ...levels.initial.message, channel } }),
  },
].map((choice) => ({ ...choice, name: choice.section.name }));

function saver(api: ApiClient, guild: GuildFixture, { section, choose }: (typeof CHOICES)[number]) {
  return ({ token }: PersonFixture) => {
    if (section.save === null) throw new Error(`${section.name} has no call of its own`);
    return api.call(token, section.save, { params: { guildId: guild.id }, body: choose(guild.channelId) });
  };
}

describe('Channels for messages of the bot', () => {
  test.for(CHOICES)(
    '$name refuses a channel that the person cannot write in',
    async (choice, { api, guild, world }) => {
      await denyInChannel(world, guild, 'SendMessages');
      const save = saver(api, guild, choice);

      const refused = await save(guild.manager);
      const allowed = await save(guild.owner);
      const kept = await save(guild.manager);

      expect(refused).toMatchObject({
        status: 400,
        body: { issues: [{ path: choice.path, code: 'memberCanNotPost' }] },
      });
      expect([allowed.status, kept.status]).toEqual([200, 200]);
    },
  );

  test.for(CHOICES)('$name refuses a channel that the person cannot see', async (choice, { api, guild, world }) => {
    await denyInChannel(world, guild, 'ViewChannel');

    const refused = await saver(api, guild, choice)(guild.manager);

    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: choice.path, code: 'memberCanNotPost' }] } });
  });

  test('A channel that is only ignored by the logs does not become writable', async ({ api, guild, world }) => {
    await denyInChannel(world, guild, 'SendMessages');
    const params = { guildId: guild.id };
    const ignoring = { ...logs.initial, ignore: { channels: [guild.channelId] } };
    const logged = CHOICES.find(({ section }) => section === logs)?.choose(guild.channelId);
    if (logs.save === null) throw new Error('logs have no call of their own');

    const ignored = await api.call(guild.manager.token, logs.save, { params, body: ignoring });
    const refused = await api.call(guild.manager.token, logs.save, { params, body: { ...ignoring, ...logged } });

    expect(ignored.status).toBe(200);
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ code: 'memberCanNotPost' }] } });
  });

  test('The server’s channels show each person which ones they can write in', async ({ api, guild, world }) => {
    await denyInChannel(world, guild, 'SendMessages');
    const channelOf = async ({ token }: PersonFixture) => {
      const { body } = await api.call(token, guildsEndpoints.info, { params: { guildId: guild.id } });
      return body;
    };

    const [manager, owner] = [await channelOf(guild.manager), await channelOf(guild.owner)];

    const shown = (memberWritable: boolean) => ({
      channels: expect.arrayContaining([expect.objectContaining({ id: guild.channelId, memberWritable })]),
    });
    expect(manager).toMatchObject(shown(false));
    expect(owner).toMatchObject(shown(true));
  });

  test('A draft of a greeting is not tested where the person cannot write', async ({ api, guild, world }) => {
    await denyInChannel(world, guild, 'SendMessages');
    const { enabled, ...draft } = buildGreeting(guild);

    const reply = await api.call(guild.manager.token, greetingsEndpoints.test, {
      params: { guildId: guild.id },
      body: { type: 'join', draft },
    });

    expect(reply).toMatchObject({
      status: 409,
      body: { issues: [{ path: 'join.channel', code: 'memberCanNotPost' }] },
    });
    expect(world.simulator.world.messages(guild.channelId)).toEqual([]);
  });

  test('Giveaways and coupons are not posted where the manager cannot write', async ({ api, guild, world }) => {
    const giveaways = openGivingAway(world, guild, api);
    const coupons = openCoupons(world, guild, api);
    const { id: couponId } = await coupons.made();
    await denyInChannel(world, guild, 'SendMessages');
    const { token } = guild.manager;
    const params = { guildId: guild.id };
    const giveaway = { ...giveaways.build(), isDraft: false };

    const created = await api.call(token, giveawaysEndpoints.create, { params, body: giveaway });
    const posted = await api.call(token, couponsEndpoints.post, {
      params: { ...params, couponId },
      body: { channel: guild.channelId },
    });
    const byOwner = await giveaways.create();

    expect(created).toMatchObject({ status: 400, body: { issues: [{ path: 'channel', code: 'memberCanNotPost' }] } });
    expect(posted).toMatchObject({ status: 409, body: { issues: [{ path: 'channel', code: 'memberCanNotPost' }] } });
    expect(byOwner.status).toBe(200);
  });
});
