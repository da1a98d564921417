import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { economySection } from '@perigee/core/economy/section';
import { DEFAULT_ECONOMY } from '@perigee/core/economy/schema';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { itemsEndpoints } from '@perigee/core/economy/items/endpoints';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../support/api-client.ts';
import { buildItem, fillShop, itemNames } from '../support/economy-builders.ts';
import { type GuildFixture, test } from '../support/fixtures.ts';
import { readHistory, savePrefix } from '../support/data/history.ts';

const { list, undo, moment, restoreMoment } = historyEndpoints;

describe('Undo of a save', () => {
  const undoing = (guild: GuildFixture, section: string, version: number) => ({
    params: { guildId: guild.id, section, version: String(version) },
  });

  test('Undoing a save keeps later changes, and can itself be undone', async ({ api, guild }) => {
    await fillShop(api, guild, 3);
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, itemsEndpoints.remove, { params: { ...params, itemName: 'Item 2' } });
    await api.call(guild.manager.token, itemsEndpoints.create, { params, body: buildItem({ name: 'Bow' }) });

    const undone = await api.call(guild.owner.token, undo, undoing(guild, 'items', 4));
    const after = await itemNames(api, guild);
    await api.call(guild.owner.token, undo, undoing(guild, 'items', 6));

    expect(undone).toMatchObject({ status: 200, body: { version: 6 } });
    expect(after).toEqual(['Item 1', 'Item 2', 'Item 3', 'Bow']);
    expect(await itemNames(api, guild)).toEqual(['Item 1', 'Item 3', 'Bow']);
  });

  test('Refuses to undo a save after a later change of the same field', async ({ api, guild }) => {
    await savePrefix(api, guild, '!!');
    await savePrefix(api, guild, '??', guild.manager.token);

    const refused = await api.call(guild.owner.token, undo, undoing(guild, 'general', 1));
    const missing = await api.call(guild.owner.token, undo, undoing(guild, 'general', 9));

    expect([refused.status, missing.status]).toEqual([409, 404]);
  });

  test('Undoing a save requires access to its tab, and only the owner can undo one of the editors', async ({
    api,
    guild,
    world,
  }) => {
    const params = { guildId: guild.id };
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Scribe' });
    world.simulator.world.grantRole(guild.id, guild.member.id, roleId);
    const editors = { ...DEFAULT_EDITORS, general: [roleId] };
    await api.call(guild.owner.token, editorsSection.save, { params, body: editors });
    await savePrefix(api, guild, '!!');
    await api.call(guild.owner.token, economySection.save, { params, body: { ...DEFAULT_ECONOMY, minBet: 7 } });

    const { member, manager, owner } = guild;
    const replies = [
      await api.call(member.token, undo, undoing(guild, 'general', 1)),
      await api.call(member.token, undo, undoing(guild, 'economy', 1)),
      await api.call(member.token, undo, undoing(guild, 'editors', 1)),
      await api.call(member.token, undo, undoing(guild, 'nothing', 1)),
      await api.call(manager.token, undo, undoing(guild, 'editors', 1)),
      await api.call(owner.token, undo, undoing(guild, 'editors', 1)),
    ];

    expect(replies.map(({ status }) => status)).toEqual([200, 403, 403, 400, 403, 200]);
  });
});

describe('Settings at a given time', () => {
  const look = (api: ApiClient, guild: GuildFixture, at: string, token = guild.manager.token) =>
    api.call(token, moment, { params: { guildId: guild.id }, query: { at } });

  test('Compares the settings at a given time with the current ones, and restores them together', async ({
    api,
    guild,
  }) => {
    await savePrefix(api, guild, 'old');
    const { entries } = list.schema.response[200].parse((await readHistory(api, guild)).body);
    const at = entries[0]?.savedAt ?? '';
    await savePrefix(api, guild, 'new', guild.manager.token);
    await fillShop(api, guild, 1);
    const params = { guildId: guild.id };

    const seen = await look(api, guild, at);
    const sections = [
      { section: 'general', versionNow: 2 },
      { section: 'items', versionNow: 1 },
    ];
    const stale = await api.call(guild.manager.token, restoreMoment, {
      params,
      body: { at, sections: [sections[0], { section: 'items', versionNow: 0 }] },
    });
    const restored = await api.call(guild.manager.token, restoreMoment, { params, body: { at, sections } });
    const info = await api.call(guild.manager.token, guildsEndpoints.info, { params });

    expect(seen).toMatchObject({
      status: 200,
      body: {
        sections: expect.arrayContaining([
          expect.objectContaining({
            section: 'general',
            version: 1,
            versionNow: 2,
            changes: [{ path: ['prefix'], before: 'new', after: 'old' }],
            issues: [],
          }),
          expect.objectContaining({ section: 'items', version: 0, versionNow: 1, changeCount: 1 }),
        ]),
      },
    });
    expect(stale.status).toBe(409);
    expect(restored).toMatchObject({ status: 200, body: { saved: [{ version: 3 }, { version: 2 }] } });
    expect(info.body).toMatchObject({ settings: { prefix: 'old', items: [], versions: { general: 3, items: 2 } } });
    expect(await look(api, guild, at)).toMatchObject({ body: { sections: [] } });
  });

  test('Only the owner can restore the editors at a given time', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, editorsSection.save, { params, body: DEFAULT_EDITORS });
    const options = {
      params,
      body: { at: new Date(0).toISOString(), sections: [{ section: 'editors', versionNow: 1 }] },
    };

    const byManager = await api.call(guild.manager.token, restoreMoment, options);
    const byOwner = await api.call(guild.owner.token, restoreMoment, options);
    const malformed = await look(api, guild, 'yesterday');

    expect([byManager.status, byOwner.status, malformed.status]).toEqual([403, 200, 400]);
  });
});
