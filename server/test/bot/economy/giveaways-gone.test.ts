import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { overviewEndpoints } from '@perigee/core/setup/overview/endpoints';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { PERMISSIONS } from '@perigee/core/base/permissions/permissions';
import { giveawaySchema } from '@perigee/core/rewards/giveaways/giveaway';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../../support/api-client.ts';
import { PLAIN_BOT } from '../../support/economy/boards.ts';
import { buildItem } from '../../support/economy-builders.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import { buildPrize, openGivingAway } from '../../support/economy/giving-away.ts';
import { platformOf } from '../../support/platform-calls.ts';
import { refusal } from '../../support/bot/refusals.ts';
import { BOT_ID } from '../../support/world.ts';

const WITHIN = { timeout: 60_000 };
const problemsSchema = z.object({ problems: z.array(z.object({ code: z.string(), name: z.nullable(z.string()) })) });

/** The giveaway problems shown in the guild's overview. */
async function problemsOf({ id: guildId, owner }: GuildFixture, api: ApiClient): Promise<string[]> {
  const { body } = await api.call(owner.token, overviewEndpoints.read, { params: { guildId } });
  return z.parse(problemsSchema, body).problems.map(({ code, name }) => `${code} ${name}`);
}

describe('Deleted giveaway messages', () => {
  test.for(['by itself', 'among many', 'with its channel'])(
    'A giveaway message deleted %s is reported at once, and reposting keeps all entries',
    async (how, { world, guild, api }) => {
      const { open, enter, join, read, repost, step, drawn } = openGivingAway(world, guild);
      const platform = platformOf(world);
      const [first = '', second = ''] = ['ann', 'ben'].map(join);
      const { id, messageId } = await open();
      await enter(messageId, first);
      const elsewhere = await platform.createChannel(guild.id, { name: 'elsewhere', type: 0 });

      if (how === 'by itself') await platform.call('DELETE', `/channels/${guild.channelId}/messages/${messageId}`);
      if (how === 'among many') {
        const other = world.simulator.world.say(guild.owner.id, guild.channelId, 'Hello');
        await platform.call('POST', `/channels/${guild.channelId}/messages/bulk-delete`, {
          messages: [messageId, other],
        });
      }
      if (how === 'with its channel') await platform.call('DELETE', `/channels/${guild.channelId}`);
      await expect.poll(async () => (await read(id)).problem, WITHIN).toBe('messageGone');
      const problems = await problemsOf(guild, api);
      const posted = await repost(id, elsewhere);
      await expect.poll(async () => (await read(id)).messageId, WITHIN).not.toBeNull();
      const again = await read(id);
      await openGivingAway(world, { ...guild, channelId: elsewhere }).enter(again.messageId ?? '', second);
      await step(id, 'end');

      expect(problems).toContain('giveawayNotShown #1');
      expect(posted).toMatchObject({ status: 200, body: { problem: null, channel: elsewhere } });
      expect(again.messageId).not.toBe(messageId);
      expect(await drawn(id)).toMatchObject({ entries: 2 });
      expect(await problemsOf(guild, api)).not.toContain('giveawayNotShown #1');
    },
  );

  test('A paused giveaway with a deleted message can be reposted and resumed', async ({ world, guild }) => {
    const { open, step, read, repost, enter } = openGivingAway(world, guild);
    const { id, messageId } = await open();
    await step(id, 'pause');
    await platformOf(world).call('DELETE', `/channels/${guild.channelId}/messages/${messageId}`);
    await expect.poll(async () => (await read(id)).problem, WITHIN).toBe('messageGone');

    await repost(id, guild.channelId);
    await expect.poll(async () => (await read(id)).messageId, WITHIN).not.toBeNull();
    await step(id, 'resume');
    const { messageId: posted } = await read(id);
    const shown = () => world.simulator.world.messages(guild.channelId).find((each) => each.id === posted);
    await expect.poll(() => JSON.stringify(shown()?.components), WITHIN).toContain('Enter');
    await enter(posted ?? '');

    expect(await read(id)).toMatchObject({ state: 'running', entries: 1, problem: null });
  });
});

test('Only open giveaways with a missing message can be reposted, and only where the bot can post', async ({
  world,
  api,
}) => {
  const guild = createGuild(world, { botPermissions: [...PLAIN_BOT, 'ManageMessages'] });
  const { open, create, read, repost } = openGivingAway(world, guild);
  const { id, messageId } = await open();
  const { body } = await create({}, true);
  const draft = z.parse(giveawaySchema, body);
  const standing = await repost(id, guild.channelId);
  const unopened = await repost(draft.id, guild.channelId);
  await platformOf(world).call('DELETE', `/channels/${guild.channelId}/messages/${messageId}`);
  await expect.poll(async () => (await read(id)).problem, WITHIN).toBe('messageGone');
  const params = { guildId: guild.id, id };
  const wrong = await api.call(guild.owner.token, giveawaysEndpoints.repost, { params, body: { channel: 'x' } });
  const elsewhere = await repost(id, createGuild(world).channelId);
  const deny = String(PERMISSIONS.SendMessages);
  const closed = await platformOf(world).createChannel(guild.id, {
    name: 'closed',
    type: 0,
    permission_overwrites: [{ id: BOT_ID, type: 1, allow: '0', deny }],
  });
  await expect.poll(async () => refusal(await repost(id, closed)), WITHIN).toBe('400 channel botCanNotPost');

  expect([standing, unopened, elsewhere, wrong].map(refusal)).toEqual([
    '409  giveaway_isPosted',
    '409  giveaway_notRunning',
    '400 channel unknownChannel',
    '400 channel invalidId',
  ]);
});

test('A deleted prize item or required role is reported before the giveaway is drawn', async ({
  world,
  guild,
  api,
}) => {
  const { create } = openGivingAway(world, guild);
  const params = { guildId: guild.id };
  await api.call(guild.owner.token, itemsEndpoints.create, { params, body: buildItem({ name: 'Sword' }) });
  const role = world.simulator.world.createRole(guild.id, { name: 'Reader' });
  await create({ prize: buildPrize({ kind: 'item', item: 'Sword', amount: 1 }), requiredRoles: [role] }, true);
  const before = await problemsOf(guild, api);

  await api.call(guild.owner.token, itemsEndpoints.remove, { params: { ...params, itemName: 'Sword' } });
  world.simulator.world.deleteRole(guild.id, role);

  const problems = ['giveawayPrizeGone #1', 'giveawayRoleGone #1'];
  expect(before).not.toEqual(expect.arrayContaining([problems[0]]));
  await expect.poll(() => problemsOf(guild, api), WITHIN).toEqual(expect.arrayContaining(problems));
});
