import { couponsEndpoints } from '@perigee/core/rewards/coupons/endpoints';
import { couponTemplatesSection } from '@perigee/core/rewards/coupons/section';
import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { greetingsSection } from '@perigee/core/greetings/section';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import type { Item } from '@perigee/core/economy/items/schema';
import { DEFAULT_LEVELS, type Levels, NEW_REWARD } from '@perigee/core/rewards/levels/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import { transferEndpoints } from '@perigee/core/setup/transfer/endpoints';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import type { ApiClient } from '../support/api-client.ts';
import { buildCoupon, buildPrize, openCoupons } from '../support/economy/coupons.ts';
import { buildItem } from '../support/economy-builders.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { buildPrize as buildWin, openGivingAway } from '../support/economy/giving-away.ts';
import { refusal } from '../support/bot/refusals.ts';
import { BOT_ID, type World } from '../support/world.ts';

/**
 * A guild whose owner sells a role for a high price, and lets a member without permissions edit the economy and
 * greetings.
 */
async function openServer(world: World, guild: GuildFixture, api: ApiClient) {
  const platform = world.simulator.world;
  const params = { guildId: guild.id };
  const { owner, member: editor } = guild;
  platform.grantRole(guild.id, BOT_ID, platform.createRole(guild.id, { name: 'Bots', position: 20 }));
  const vip = platform.createRole(guild.id, { name: 'VIP' });
  const scribes = platform.createRole(guild.id, { name: 'Scribes' });
  platform.grantRole(guild.id, editor.id, scribes);
  const editors = { ...DEFAULT_EDITORS, economy: [scribes], greetings: [scribes] };
  await api.call(owner.token, editorsSection.save, { params, body: editors });
  const crown = buildItem({
    name: 'Crown',
    price: 1_000_000,
    requiredXp: 50,
    requiredRoles: [scribes],
    addRole: [vip],
  });
  const create = (item: Partial<Item>, { token } = editor) =>
    api.call(token, itemsEndpoints.create, { params, body: buildItem(item) });
  expect((await create(crown, owner)).status).toBe(200);

  return {
    params,
    owner,
    editor,
    vip,
    crown,
    create,
    change: (item: Partial<Item>, { token } = editor) =>
      api.call(token, itemsEndpoints.update, {
        params: { ...params, itemName: 'Crown' },
        body: { ...crown, ...item },
      }),
    levels: (levels: Partial<Levels>, { token } = editor) =>
      api.call(token, levelsSection.save, { params, body: { ...DEFAULT_LEVELS, enabled: true, ...levels } }),
  };
}

describe('Editors of a single tab', () => {
  test('An economy editor cannot put a role above their own into another item', async ({ world, guild, api }) => {
    const { create, vip } = await openServer(world, guild, api);

    const replies = [
      await create({ name: 'Gift', price: 0, addRole: [vip] }),
      await create({ name: 'Curse', price: 0, removeRole: [vip] }),
      await create({ name: 'Pebble', price: 0 }),
    ];

    expect(replies.map(refusal)).toEqual(['400 addRole.0 roleAboveYou', '400 removeRole.0 roleAboveYou', '200']);
  });

  test('An economy editor can make an item with a higher role harder to get, but not easier', async ({
    world,
    guild,
    api,
  }) => {
    const { change, crown, owner } = await openServer(world, guild, api);
    const eased: Partial<Item>[] = [{ price: 0 }, { requiredXp: 0 }, { requiredRoles: [] }, { name: 'Pebble' }];

    const replies = [];
    for (const item of eased) replies.push(await change(item));
    const stricter = await change({ price: crown.price + 1, stock: 5, description: 'For few', name: 'CROWN' });
    const back = await change({ stock: 6, price: crown.price + 1 });
    const byOwner = await change({ price: 0 }, owner);

    expect(replies.map(refusal)).toEqual([
      '400 price guardsRoleAboveYou',
      '400 requiredXp guardsRoleAboveYou',
      '400 requiredRoles guardsRoleAboveYou',
      '400 addRole.0 roleAboveYou',
    ]);
    expect([stricter, back, byOwner].map(refusal)).toEqual(['200', '400 stock guardsRoleAboveYou', '200']);
  });

  test('Restored history and imported files do not bring back a role above the editor', async ({
    world,
    guild,
    api,
  }) => {
    const { params, owner, change } = await openServer(world, guild, api);
    const chief = world.simulator.world.createRole(guild.id, { name: 'Chief', position: 15 });
    await change({ addRole: [chief] }, owner);
    await change({ addRole: [] }, owner);
    const file = {
      format: 'perigee-settings',
      version: 1,
      guild: { id: guild.id, name: 'Test guild' },
      exportedAt: '',
      roles: [{ id: chief, name: 'Chief' }],
      channels: [],
      sections: { items: [buildItem({ addRole: [chief] })], levels: { ...DEFAULT_LEVELS, enabled: true } },
    };
    const bodies = { file, roles: {}, channels: {}, sections: ['items', 'levels'] };

    const restored = await api.call(guild.manager.token, historyEndpoints.restore, {
      params: { ...params, section: 'items', version: '2' },
    });
    const planned = await api.call(guild.manager.token, transferEndpoints.import, {
      params,
      body: { ...bodies, apply: false },
    });
    const imported = await api.call(guild.manager.token, transferEndpoints.import, {
      params,
      body: { ...bodies, apply: true },
    });

    expect(refusal(restored)).toBe('400 0.addRole.0 roleAboveYou');
    expect(planned.body).toMatchObject({
      sections: [{ section: 'items', issues: [{ path: '0.addRole.0', code: 'roleAboveYou' }] }, { issues: [] }],
    });
    expect(imported.body).toMatchObject({ applied: false });
  });

  test('An economy editor cannot make levels give a higher role sooner, even through an item', async ({
    world,
    guild,
    api,
  }) => {
    const { levels, owner, vip } = await openServer(world, guild, api);
    const reward = { ...NEW_REWARD, level: 50, role: vip };
    const withItem = (level: number) => ({ ...NEW_REWARD, level, item: 'Crown' });
    await levels({ rewards: [reward], steepness: 'steep' }, owner);

    const replies = [
      await levels({ rewards: [{ ...reward, level: 49 }], steepness: 'steep' }),
      await levels({ rewards: [reward], steepness: 'gentle' }),
      await levels({ rewards: [{ ...reward, takeBack: false }], steepness: 'steep' }),
      await levels({ rewards: [reward, { ...reward, level: 51 }], steepness: 'steep' }),
      await levels({ rewards: [withItem(1), reward], steepness: 'steep' }),
      await levels({ rewards: [{ ...reward, level: 60, money: 5 }], steepness: 'steep' }),
      await levels({ rewards: [{ ...reward, level: 60 }], steepness: 'steep', enabled: false }),
      await levels({ rewards: [{ ...reward, level: 60 }], steepness: 'steep', enabled: true }),
    ];

    expect(replies.map(refusal)).toEqual([
      '400 rewards.0.level guardsRoleAboveYou',
      '400 rewards.0.level guardsRoleAboveYou',
      '400 rewards.0.takeBack guardsRoleAboveYou',
      '400 rewards.1.role roleAboveYou',
      '400 rewards.0.item itemRoleAboveYou',
      '200',
      '200',
      '400 rewards.0.level guardsRoleAboveYou',
    ]);
  });

  test('A greetings editor cannot give a higher role before the screening', async ({ world, guild, api }) => {
    const { params, owner, editor, vip } = await openServer(world, guild, api);
    const save = (changes: object, { token } = editor) =>
      api.call(token, greetingsSection.save, { params, body: { ...DEFAULT_GREETINGS, ...changes } });
    await save({ joinRoles: [vip] }, owner);

    const replies = [await save({ joinRoles: [vip], afterScreening: false }), await save({ joinRoles: [vip] })];

    expect(replies.map(refusal)).toEqual(['400 afterScreening guardsRoleAboveYou', '200']);
  });

  test('An economy editor cannot issue or extend coupons for a higher role', async ({ world, guild, api }) => {
    const { params, editor, vip } = await openServer(world, guild, api);
    const { create, made } = openCoupons(world, guild, api);
    const prize = buildPrize({ kind: 'role', role: vip });
    const { id } = await made({ prize, uses: 2 });
    const ofItem = await made({ prize: buildPrize({ kind: 'item', amount: 1, item: 'crown' }) });
    const { change, drawCode, post } = couponsEndpoints;
    const of = (couponId: string) => ({ params: { ...params, couponId } });

    const replies = [
      await create({ prize }, editor.token),
      await create({ prize: buildPrize({ kind: 'item', amount: 1, item: 'CROWN' }) }, editor.token),
      await api.call(editor.token, drawCode, of(id)),
      await api.call(editor.token, drawCode, of(ofItem.id)),
      await api.call(editor.token, post, { ...of(id), body: { channel: guild.channelId } }),
      await api.call(editor.token, change, { ...of(id), body: { uses: 3 } }),
      await api.call(editor.token, change, { ...of(id), body: { uses: null } }),
      await api.call(editor.token, change, { ...of(id), body: { paused: true, name: 'Later' } }),
      await api.call(editor.token, change, { ...of(id), body: { paused: false } }),
      await api.call(editor.token, change, { ...of(id), body: { uses: 1 } }),
    ];

    expect(replies.map(refusal)).toEqual([
      '400 prize.role roleAboveYou',
      '400 prize.item itemRoleAboveYou',
      '403  guardsRoleAboveYou',
      '403  guardsRoleAboveYou',
      '403  guardsRoleAboveYou',
      '400 uses guardsRoleAboveYou',
      '400 uses guardsRoleAboveYou',
      '200',
      '400 paused guardsRoleAboveYou',
      '200',
    ]);
  });

  test('An economy editor cannot ease a coupon template with a higher role', async ({ world, guild, api }) => {
    const { params, owner, editor, vip } = await openServer(world, guild, api);
    const {
      code: _code,
      endsAt: _endsAt,
      ...terms
    } = buildCoupon({ prize: buildPrize({ kind: 'role', role: vip }), uses: 1 });
    const template = { ...terms, lasts: null };
    const save = (body: object[], { token } = editor) => api.call(token, couponTemplatesSection.save, { params, body });
    await save([template], owner);

    const replies = [
      await save([{ ...template, uses: 2 }]),
      await save([template, { ...template, name: 'Other' }]),
      await save([{ ...template, name: 'Other' }]),
      await save([template]),
    ];

    expect(replies.map(refusal)).toEqual([
      '400 0.uses guardsRoleAboveYou',
      '400 1.prize.role roleAboveYou',
      '400 0.prize.role roleAboveYou',
      '200',
    ]);
  });

  test('An economy editor cannot give away, advance or redraw an item with a higher role', async ({
    world,
    guild,
    api,
  }) => {
    const { params, editor } = await openServer(world, guild, api);
    const { create, open, read, build } = openGivingAway(world, guild, api);
    const prize = buildWin({ kind: 'item', item: 'Crown', text: '' });
    const giveaway = await open({ prize, winners: 1 });
    const draft = z.parse(z.object({ id: z.string() }), (await create({ prize }, true)).body);
    const of = ({ id }: { id: string }) => ({ params: { ...params, id } });
    const calls = giveawaysEndpoints;
    const input = build({ prize, duration: null, endsAt: giveaway.endsAt ?? '' });

    const replies = [
      await api.call(editor.token, calls.create, { params, body: { ...build({ prize }), isDraft: false } }),
      await api.call(editor.token, calls.start, of(draft)),
      await api.call(editor.token, calls.end, of(giveaway)),
      await api.call(editor.token, calls.edit, { ...of(giveaway), body: { ...input, winners: 2 } }),
      await api.call(editor.token, calls.edit, {
        ...of(giveaway),
        body: { ...input, endsAt: new Date(Date.now() + 120_000).toISOString() },
      }),
      await api.call(editor.token, calls.edit, { ...of(giveaway), body: { ...input, description: 'For all' } }),
      await api.call(editor.token, calls.pause, of(giveaway)),
      await api.call(editor.token, calls.resume, of(giveaway)),
      await api.call(editor.token, calls.reroll, { ...of(giveaway), body: { userId: null } }),
      await api.call(editor.token, calls.cancel, of(giveaway)),
    ];

    expect(replies.map(refusal)).toEqual([
      '400 prize.item itemRoleAboveYou',
      '403  guardsRoleAboveYou',
      '403  guardsRoleAboveYou',
      '400 winners guardsRoleAboveYou',
      '400 endsAt guardsRoleAboveYou',
      '200',
      '200',
      '403  guardsRoleAboveYou',
      '403  guardsRoleAboveYou',
      '200',
    ]);
    expect((await read(giveaway.id)).state).toBe('cancelled');
  });
});
