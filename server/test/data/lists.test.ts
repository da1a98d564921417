import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodEndpoints, automodSwitchEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { TIER_LIMITS } from '@perigee/core/base/limits/tier-limits';
import { listsEndpoints } from '@perigee/core/economy/lists/endpoints';
import { describe, expect } from 'vitest';
import { buildItem, buildCustomJob, fillShop, itemNames } from '../support/economy-builders.ts';
import { createGuild, test } from '../support/fixtures.ts';
import { refusal } from '../support/bot/refusals.ts';

const { order, copy, remove } = listsEndpoints;
const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });
const itemsOf = ({ id }: { id: string }) => ({ guildId: id, list: 'items' });

describe('List order', () => {
  test('Saves the order of a list, and appends entries that were added meanwhile', async ({ api, guild }) => {
    await fillShop(api, guild, 3);
    const { owner, manager } = guild;
    await api.call(manager.token, itemsEndpoints.create, {
      params: { guildId: guild.id },
      body: buildItem({ name: 'Bow' }),
    });

    const reply = await api.call(owner.token, order, {
      params: itemsOf(guild),
      body: { names: ['Item 3', 'item 1', 'Item 2'] },
      headers: ifMatch(3),
    });

    expect(reply).toMatchObject({ status: 200, body: { version: 5 } });
    expect(await itemNames(api, guild)).toEqual(['Item 3', 'Item 1', 'Item 2', 'Bow']);
  });

  test('Rejects a list order that is outdated or invalid', async ({ api, guild }) => {
    await fillShop(api, guild, 3);
    const params = itemsOf(guild);
    await api.call(guild.manager.token, order, { params, body: { names: ['Item 2', 'Item 1'] } });

    const replies = [
      await api.call(guild.owner.token, order, {
        params,
        body: { names: ['Item 3', 'Item 1', 'Item 2'] },
        headers: ifMatch(3),
      }),
      await api.call(guild.owner.token, order, { params, body: { names: ['Item 3', 'Gone'] } }),
      await api.call(guild.owner.token, order, { params, body: { names: ['Item 3', 'ITEM 3'] } }),
      await api.call(guild.owner.token, order, { params, body: { names: ['Item 3'], by: 'price' } }),
      await api.call(guild.owner.token, order, { params: { ...params, list: 'rules' }, body: { names: ['Item 3'] } }),
    ];

    expect(replies.map(refusal)).toEqual([
      expect.stringMatching(/^409/),
      expect.stringMatching(/^404/),
      '400 names.1 duplicate',
      expect.stringMatching(/^400/),
      expect.stringMatching(/^400/),
    ]);
    expect(await itemNames(api, guild)).toEqual(['Item 2', 'Item 1', 'Item 3']);
  });

  test('Saves the order of custom jobs', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    for (const name of ['Pilot', 'Cook']) {
      await api.call(guild.owner.token, customJobsEndpoints.create, { params, body: buildCustomJob({ name }) });
    }

    const body = { names: ['Cook', 'Pilot'] };
    const reply = await api.call(guild.manager.token, order, { params: { ...params, list: 'customJobs' }, body });
    const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });

    expect(reply.status).toBe(200);
    expect(info.body).toMatchObject({ settings: { customJobs: [{ name: 'Cook' }, { name: 'Pilot' }] } });
  });
});

describe('Bulk list actions', () => {
  test('Inserts copies after their originals without boost-only fields, and rejects taken names', async ({
    api,
    guild,
    world,
  }) => {
    await world.setBoost(guild.id, true);
    const params = { guildId: guild.id };
    const iconUrl = 'https://example.com/icon.png';
    await api.call(guild.owner.token, itemsEndpoints.create, { params, body: buildItem({ name: 'Bow', iconUrl }) });
    await api.call(guild.owner.token, itemsEndpoints.create, { params, body: buildItem({ name: 'Axe' }) });
    await world.setBoost(guild.id, false);
    const copies = [
      { of: 'bow', name: 'Bow 2' },
      { of: 'Axe', name: 'Axe 2' },
    ];

    const made = await api.call(guild.owner.token, copy, { params: itemsOf(guild), body: { copies } });
    const names = await itemNames(api, guild);
    const again = await api.call(guild.owner.token, copy, { params: itemsOf(guild), body: { copies } });
    const listed = await api.call(guild.owner.token, itemsEndpoints.list, { params });

    expect(made.status).toBe(200);
    expect(names).toEqual(['Bow', 'Bow 2', 'Axe', 'Axe 2']);
    expect(refusal(again)).toBe('409 name itemNameTaken');
    expect(listed.body).toMatchObject([{ iconUrl }, { iconUrl: '' }, {}, {}]);
  });

  test('Refuses copies of entries that would exceed the limit', async ({ api, guild }) => {
    await fillShop(api, guild, TIER_LIMITS.items.free - 1);
    const copies = [
      { of: 'Item 1', name: 'A' },
      { of: 'Item 1', name: 'B' },
    ];

    const reply = await api.call(guild.owner.token, copy, { params: itemsOf(guild), body: { copies } });

    expect(reply).toMatchObject({ status: 409, body: { issues: [{ code: 'itemsLimitReached' }] } });
  });

  test('Deletes several entries together or not at all', async ({ api, guild, world }) => {
    await fillShop(api, guild, 3);
    const params = itemsOf(guild);
    const other = createGuild(world);

    const missing = await api.call(guild.owner.token, remove, { params, body: { names: ['Item 1', 'Gone'] } });
    const foreign = await api.call(other.owner.token, remove, { params, body: { names: ['Item 1'] } });
    const kept = await itemNames(api, guild);
    const removed = await api.call(guild.owner.token, remove, { params, body: { names: ['Item 1', 'item 3'] } });

    expect([missing.status, foreign.status, removed.status]).toEqual([404, 404, 200]);
    expect(kept).toHaveLength(3);
    expect(await itemNames(api, guild)).toEqual(['Item 2']);
  });

  test('Switches several automod rules while keeping their settings', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    const caps = { ...DEFAULT_AUTOMOD.caps, enabled: true, options: { percent: 55, minLetters: 4 } };
    await api.call(guild.owner.token, automodEndpoints.caps, { params, body: caps });
    const { switch: flip } = automodSwitchEndpoints;

    const on = await api.call(guild.manager.token, flip, {
      params,
      body: { rules: ['flood', 'links'], enabled: true },
    });
    const off = await api.call(guild.manager.token, flip, {
      params,
      body: { rules: ['caps', 'links'], enabled: false },
    });
    const unknown = await api.call(guild.owner.token, flip, { params, body: { rules: ['nothing'], enabled: true } });

    expect([on.status, off.status, unknown.status]).toEqual([200, 200, 400]);
    expect(off.body).toMatchObject({
      value: { flood: { enabled: true }, links: { enabled: false }, caps: { ...caps, enabled: false } },
    });
  });
});
