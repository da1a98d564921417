import { placementEndpoints } from '@perigee/core/community/boost/placement-endpoints';
import { couponTemplatesSection } from '@perigee/core/rewards/coupons/section';
import { NEW_GIVEAWAY } from '@perigee/core/rewards/giveaways/schema';
import { giveawayTemplatesSection } from '@perigee/core/rewards/giveaways/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { buildPrize as buildCouponPrize, openCoupons } from '../support/economy/coupons.ts';
import { buildItem } from '../support/economy-builders.ts';
import { test } from '../support/fixtures.ts';
import { buildPrize, openGivingAway } from '../support/economy/giving-away.ts';
import { openLevelling } from '../support/economy/levelling.ts';

const inactiveSchema = z.object({
  inactive: z.array(z.object({ section: z.string(), name: z.nullable(z.string()), why: z.string() })),
});

test('Renaming an item updates level rewards and templates, and appears in their history', async ({
  world,
  guild,
  api,
}) => {
  const { token } = guild.owner;
  const params = { guildId: guild.id };
  const { save } = openLevelling(world, guild, api);
  await api.call(token, itemsEndpoints.create, { params, body: buildItem({ name: 'Sword' }) });
  await api.call(token, itemsEndpoints.create, { params, body: buildItem({ name: 'Shield' }) });
  await save({
    rewards: [
      { level: 2, item: 'sword' },
      { level: 3, item: 'Shield' },
    ],
  });
  const giveaway = NEW_GIVEAWAY;
  const repeated = { ...giveaway, name: 'Weekly', channel: null };
  const prize = buildPrize({ kind: 'item', item: 'Sword', amount: 1, text: '' });
  const saved = await api.call(token, giveawayTemplatesSection.save, { params, body: [{ ...repeated, prize }] });
  const coupon = { name: 'Daily', uses: 1, requiredRole: null, lasts: null };
  const given = buildCouponPrize({ kind: 'item', item: 'Shield', amount: 1 });
  await api.call(token, couponTemplatesSection.save, { params, body: [{ ...coupon, prize: given }] });

  const renamed = { params: { ...params, itemName: 'Sword' }, body: buildItem({ name: 'Blade' }) };
  await api.call(guild.manager.token, itemsEndpoints.update, renamed);

  const { body } = await api.call(token, guildsEndpoints.info, { params });
  expect(saved.status).toBe(200);
  expect(body).toMatchObject({
    settings: {
      levels: { rewards: [{ item: 'Blade' }, { item: 'Shield' }] },
      giveawayTemplates: [{ prize: { item: 'Blade' } }],
      couponTemplates: [{ prize: { item: 'Shield' } }],
      versions: { levels: 2, giveawayTemplates: 2, couponTemplates: 1 },
    },
  });
  const history = await api.call(token, historyEndpoints.list, { params });
  expect(history.body).toMatchObject({
    entries: expect.arrayContaining([
      expect.objectContaining({
        section: 'levels',
        version: 2,
        savedBy: expect.objectContaining({ id: guild.manager.id }),
      }),
    ]),
  });
});

test('Giveaways and coupons above the limit are listed as inactive without boost', async ({ world, guild, api }) => {
  const { create } = openGivingAway(world, guild);
  const { made } = openCoupons(world, guild, api);
  await world.setBoost(guild.id, true);
  for (let count = 0; count <= TIER_LIMITS.giveaways.free; count += 1) await create({}, true);
  for (let count = 0; count <= TIER_LIMITS.coupons.free; count += 1) await made({ name: `Coupon ${count}` });
  const above = async () => {
    const { body } = await api.call(guild.owner.token, placementEndpoints.ofGuild, { params: { guildId: guild.id } });
    return z.parse(inactiveSchema, body).inactive.filter(({ why }) => why === 'overLimit');
  };
  const boosted = await above();

  await world.setBoost(guild.id, false);

  expect(boosted).toEqual([]);
  expect(await above()).toMatchObject([
    { section: 'couponRules', name: '#6 Coupon 5' },
    { section: 'giveawayRules', name: '#6 A book' },
  ]);
});
