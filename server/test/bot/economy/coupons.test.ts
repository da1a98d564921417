import { couponRulesSection, couponTemplatesSection } from '@perigee/core/rewards/coupons/section';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { expect } from 'vitest';
import { waitForJobs } from '../../support/bot/wait-for-jobs.ts';
import { booksOf } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { buildPrize, openCoupons } from '../../support/economy/coupons.ts';
import { buildItem } from '../../support/economy-builders.ts';
import { test } from '../../support/fixtures.ts';
import { readRoles } from '../../support/bot/read-roles.ts';
import { HOUR_MS, passTime } from '../../support/pass-time.ts';

/** The custom id of the message's button with that action. */
function buttonOf(components: unknown, action: string): string {
  return new RegExp(`"custom_id":"(coupons:${action}:[^"]+)"`).exec(JSON.stringify(components))?.[1] ?? '';
}

test('A typed coupon code is redeemed, and its message is deleted from the channel', async ({ world, guild, api }) => {
  const { made, holdings } = openCoupons(world, guild, api);
  const chat = openChat(world, guild);
  const { code } = await made({ prize: buildPrize({ amount: 40 }) });

  chat.say(`!coupon redeem ${code}`);

  const contents = () => world.simulator.world.messages(guild.channelId).map(({ content }) => content);
  await expect.poll(contents).toEqual(['🎟️ **Summer**: you received **40 💰**.']);
  expect(await holdings()).toEqual({ balance: 40, xp: 0 });
});

test('Redeeming a coupon by slash command answers privately, and unknown codes are rejected', async ({
  world,
  guild,
  api,
}) => {
  const { made, holdings } = openCoupons(world, guild, api);
  const chat = openChat(world, guild);
  const { code } = await made({ prize: buildPrize({ kind: 'xp', amount: 15 }) });

  const answer = await chat.slash('coupon redeem', { code });
  await chat.slash('coupon redeem', { code: 'NOTHING' });

  expect(answer).toMatchObject({ content: '🎟️ **Summer**: you received **15 XP**.', isEphemeral: true });
  await expect.poll(() => holdings()).toEqual({ balance: 0, xp: 15 });
  await expect.poll(() => chat.answers().map(({ content }) => content)).toContain('No coupon has this code.');
});

test('A posted coupon is redeemed by its button, once per member, until it is used up', async ({
  world,
  guild,
  api,
}) => {
  const { made, post, holdings } = openCoupons(world, guild, api);
  const chat = openChat(world, guild);
  const { id } = await made({ code: { kind: 'none' }, uses: 1, prize: buildPrize({ amount: 9 }) });
  await post(id, guild.channelId);
  await expect.poll(() => chat.answers()).toHaveLength(1);
  const [posted] = chat.answers();
  const button = buttonOf(posted?.components, 'redeem');

  await Promise.all([chat.press(posted?.id ?? '', button), chat.press(posted?.id ?? '', button)]);
  await chat.press(posted?.id ?? '', button, guild.manager.id);

  await expect.poll(() => holdings()).toEqual({ balance: 9, xp: 0 });
  const replies = () => chat.answers().map(({ content, onlyFor }) => [content, onlyFor]);
  await expect.poll(replies).toContainEqual(['🎟️ **Summer**: you received **9 💰**.', guild.member.id]);
  await expect.poll(replies).toContainEqual(['You’ve already used this coupon.', guild.member.id]);
  await expect.poll(replies).toContainEqual(['This coupon has been used up.', guild.manager.id]);
  await waitForJobs(world, guild);
  const message = world.simulator.world.messages(guild.channelId).find((each) => each.id === posted?.id);
  expect(JSON.stringify(message?.components)).toContain('"disabled":true');
});

test('Managers can create a coupon in chat, and only its creator can reveal the code, once', async ({
  world,
  guild,
  api,
}) => {
  const { redeem, list } = openCoupons(world, guild, api);
  const chat = openChat(world, { ...guild, member: guild.manager });
  const member = openChat(world, guild);

  const refused = await member.ask('!coupon create 500');
  const answer = await chat.ask('!coupon create 500 uses:3 lasts:7d name:"Big day"');
  await chat.press(answer.id, buttonOf(answer.components, 'code'), guild.member.id);
  await chat.press(answer.id, buttonOf(answer.components, 'code'));
  await chat.press(answer.id, buttonOf(answer.components, 'code'));

  expect(refused.content).toBe('You need Manage Server for this.');
  expect(answer.content).toMatch(/Coupon \*\*#1\*\* “Big day” is ready: 500 💰, 3 uses, until <t:\d+:f>\./);
  const replies = () => chat.answers().map(({ content }) => content);
  await expect.poll(replies).toContain('This button isn’t for you.');
  await expect.poll(replies).toContain('The code has already been shown. You can get a new one in the dashboard.');
  const shown = chat.answers().find(({ content }) => content.startsWith('Code: '));
  expect(shown?.onlyFor).toBe(guild.manager.id);
  const [, code = ''] = /`([^`]+)`/.exec(shown?.content ?? '') ?? [];
  expect((await redeem(code)).status).toBe(200);
  expect((await list()).body).toMatchObject({ coupons: [{ name: 'Big day', uses: 3, used: 1 }] });
});

test('A coupon can grant XP, a temporary role, an item or the prize of a template', async ({ world, guild, api }) => {
  const { list } = openCoupons(world, guild, api);
  const chat = openChat(world, { ...guild, member: guild.owner });
  const params = { guildId: guild.id };
  const role = world.simulator.world.createRole(guild.id, { name: 'VIP', position: 1 });
  await api.call(guild.owner.token, itemsEndpoints.create, { params, body: buildItem({ name: 'Sword' }) });
  const template = { name: 'Weekly', prize: buildPrize({ amount: 5 }), uses: 2, requiredRole: null, lasts: null };
  await api.call(guild.owner.token, couponTemplatesSection.save, { params, body: [template] });

  await chat.ask('!coupon create 1.5kxp');
  await chat.ask(`!coupon create <@&${role}> roletime:2d only:<@&${role}>`);
  chat.say('!coupon create sword code:BLADE-2026');
  await expect.poll(() => JSON.stringify(chat.answers())).toContain('The code is the one you chose.');
  await chat.ask('!coupon create weekly uses:4');
  const unknown = await chat.ask('!coupon create nonsense');

  const { body } = await list();
  expect(body).toHaveProperty('coupons.length', 4);
  expect(body).toMatchObject({
    coupons: [
      { name: 'Weekly', prize: { kind: 'money', amount: 5 }, uses: 4 },
      { name: 'sword', prize: { kind: 'item', item: 'Sword' }, hasCode: true },
      { prize: { kind: 'role', role, roleDuration: 172_800_000 }, requiredRole: role },
      { prize: { kind: 'xp', amount: 1500 } },
    ],
  });
  expect(unknown.content).toContain('I don’t know what to give');
  expect(JSON.stringify(world.simulator.world.messages(guild.channelId))).not.toContain('BLADE');
});

test('Managers can list coupons, and post and end them by number', async ({ world, guild, api }) => {
  const { made } = openCoupons(world, guild, api);
  const chat = openChat(world, { ...guild, member: guild.owner });
  await made({ name: 'First', uses: 5 });

  const list = await chat.ask('!coupon list');
  const posted = await chat.ask('!coupon post 1');
  await expect.poll(() => JSON.stringify(chat.answers())).toContain('🎟️ First');
  const ended = await chat.ask('!coupon end 1');
  const again = await chat.ask('!coupon end 1');
  const none = await chat.ask('!coupon end 7');

  expect(JSON.stringify(list.embeds)).toContain('**#1** First: 100 💰, used 0 of 5');
  expect(posted.content).toBe(`Coupon **#1** “First” will be posted to <#${guild.channelId}>.`);
  expect(ended.content).toBe('Coupon **#1** “First” has ended.');
  expect(again.content).toBe('Coupon #1 has already ended.');
  expect(none.content).toBe('There’s no coupon #7. Active coupons: `!coupon list`.');
});

test('Members can fund coupons from their own money if allowed, and end them for a refund', async ({
  world,
  guild,
  api,
}) => {
  const { give, holdings } = openCoupons(world, guild, api);
  const chat = openChat(world, guild);
  await give(500);

  const off = await chat.ask('!coupon gift 50');
  const body = { byMembers: true, total: { min: 10, max: 400 } };
  await api.call(guild.owner.token, couponRulesSection.save, { params: { guildId: guild.id }, body });
  const tooMuch = await chat.ask('!coupon gift 50 9');
  const made = await chat.ask('!coupon gift 50 4');
  const mine = await chat.ask('!coupon mine');
  expect(await holdings()).toEqual({ balance: 300, xp: 0 });
  const other = openChat(world, { ...guild, member: openCoupons(world, guild, api).join('other') });
  const notTheirs = await other.ask('!coupon end 1');
  const ended = await chat.ask('!coupon end 1');

  expect(off.content).toBe('Members can’t create coupons from their own money on this server.');
  expect(tooMuch.content).toBe('All uses together must be between 10 💰 and 400 💰.');
  expect(made.content).toContain('Your coupon **#1** is ready: 4 uses, 50 💰 each. 200 💰 is held');
  expect(JSON.stringify(mine.embeds)).toContain('Created by you');
  expect(notTheirs.content).toBe('Only server managers and the coupon’s creator can end it.');
  expect(ended.content).toContain('200 💰 returned to its creator.');
  expect(await holdings()).toEqual({ balance: 500, xp: 0 });
  expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'escrow:coupons': 0 } });
});

test('A coupon role delayed by Discord errors is granted later, and the member is notified', async ({
  world,
  guild,
  api,
}) => {
  const { made } = openCoupons(world, guild, api);
  const chat = openChat(world, guild);
  const platform = world.simulator.world;
  const role = platform.createRole(guild.id, { name: 'VIP', position: 1 });
  const { code } = await made({ prize: buildPrize({ kind: 'role', role }) });
  const put = { method: 'PUT', path: new RegExp(`/roles/${role}$`) };
  platform.fail({ ...put, status: 503, body: { code: 0, message: 'away' }, times: 100 });

  chat.say(`!coupon redeem ${code}`);
  const replies = () => chat.answers().map(({ content }) => content);
  await expect.poll(() => replies()[0], { timeout: 60_000 }).toContain('the role is taking longer than usual');
  platform.recover();
  await passTime(world, guild, HOUR_MS);

  await expect.poll(() => readRoles(world, guild.id, guild.member.id), { timeout: 60_000 }).toEqual([role]);
  await expect
    .poll(replies, { timeout: 60_000 })
    .toContain(`<@${guild.member.id}> 🎟️ **Summer**: you received **the role <@&${role}>**.`);
});
