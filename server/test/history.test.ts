import { DEFAULT_EDITORS } from '@perigee/core/editors/schema';
import { economySection } from '@perigee/core/economy/section';
import { DEFAULT_ECONOMY } from '@perigee/core/economy/schema';
import { editorsSection } from '@perigee/core/editors/section';
import { generalSection } from '@perigee/core/general/section';
import { guildsEndpoints } from '@perigee/core/guilds/endpoints';
import { HISTORY_PAGE, type HistoryEntry, historyEndpoints } from '@perigee/core/history/endpoints';
import { itemsEndpoints } from '@perigee/core/items/endpoints';
import { describe, expect, vi } from 'vitest';
import type { ApiClient } from '../src/testing/api-client.ts';
import { buildGeneral, type GuildFixture, test } from '../src/testing/fixtures.ts';
import { buildItem, fillShop, itemNames } from '../src/testing/economy-builders.ts';
import { refusal } from '../src/testing/refusals.ts';

const { list, restore, undo, moment, restoreMoment } = historyEndpoints;

function savePrefix(api: ApiClient, guild: GuildFixture, prefix: string, token = guild.owner.token) {
  const body = { ...buildGeneral(), prefix };
  return api.call(token, generalSection.save, { params: { guildId: guild.id }, body });
}

/** Reads a page of the history by its query. */
function read(api: ApiClient, guild: GuildFixture, query = '') {
  return api.call(guild.manager.token, { ...list, url: `${list.url}${query}` }, { params: { guildId: guild.id } });
}

describe('the history of a server’s settings', () => {
  test('brings what takes boost back only where there is one', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const save = (daily: number) =>
      api.call(guild.owner.token, economySection.save, {
        params,
        body: { ...DEFAULT_ECONOMY, moneyBonuses: { daily, weekly: 0 } },
      });
    await world.setBoost(guild.id, true);
    await save(500);
    await save(0);
    const bringBack = () =>
      api.call(guild.owner.token, restore, { params: { ...params, section: 'economy', version: '1' } });

    await world.setBoost(guild.id, false);
    const refused = await bringBack();
    await world.setBoost(guild.id, true);
    const taken = await bringBack();

    expect(refusal(refused)).toBe('400 moneyBonuses boostRequired');
    expect(taken.status).toBe(200);
  });

  test('tells what one person saved within a minute as one', async ({ api, guild }) => {
    await startOfMinute();
    await savePrefix(api, guild, '!!');
    await savePrefix(api, guild, '??');
    await savePrefix(api, guild, '>', guild.manager.token);
    await savePrefix(api, guild, '>>');

    const history = await read(api, guild);

    expect(entriesOf(history.body)).toMatchObject([
      { version: 4, saves: 1, changes: [{ before: '>', after: '>>' }] },
      { version: 3, saves: 1, savedBy: { id: guild.manager.id } },
      {
        version: 2,
        saves: 2,
        changes: [{ path: ['prefix'], before: '!', after: '??' }, { path: ['language', 'interface'] }],
      },
    ]);
  });

  test('tells from the newest on who changed which field from what to what', async ({ api, guild }) => {
    await savePrefix(api, guild, '!!');
    await savePrefix(api, guild, '??', guild.manager.token);

    const history = await read(api, guild);

    expect(history.body).toEqual({
      next: null,
      entries: [
        expect.objectContaining({
          section: 'general',
          version: 2,
          isCurrent: true,
          savedBy: { id: guild.manager.id, username: expect.stringContaining('manager') },
          changes: [{ path: ['prefix'], before: '!!', after: '??' }],
          changeCount: 1,
        }),
        expect.objectContaining({
          version: 1,
          isCurrent: false,
          changes: [
            { path: ['prefix'], before: '!', after: '!!' },
            { path: ['language', 'interface'], before: 'en', after: 'ru' },
          ],
        }),
      ],
    });
  });

  test('can be read by section, by person, and page by page', async ({ api, guild }) => {
    // By turns, since what one person saves within a minute is one.
    const tokens = [guild.owner.token, guild.manager.token];
    for (let save = 0; save <= HISTORY_PAGE + 1; save++) await savePrefix(api, guild, `p${save}`, tokens[save % 2]);
    await api.call(guild.owner.token, editorsSection.save, { params: { guildId: guild.id }, body: DEFAULT_EDITORS });

    const first = await read(api, guild, '?section=general');
    const second = await read(api, guild, `?section=general&before=${nextOf(first.body)}`);
    const byManager = await read(api, guild, `?savedBy=${guild.manager.id}`);
    const editors = await read(api, guild, '?section=editors');

    expect(versionsOf(first.body)).toEqual(
      Array.from({ length: HISTORY_PAGE }, (_, index) => HISTORY_PAGE + 2 - index),
    );
    expect(versionsOf(second.body)).toEqual([2, 1]);
    expect(nextOf(second.body)).toBeNull();
    expect(versionsOf(byManager.body)).toHaveLength(HISTORY_PAGE / 2 + 1);
    expect(versionsOf(editors.body)).toEqual([1]);
  });

  test.for(['?section=nothing', '?savedBy=me', '?before=x', '?page=2'])('refuses %s', async (query, { api, guild }) => {
    const reply = await read(api, guild, query);

    expect(reply.status).toBe(400);
  });
});

describe('restoring a version', () => {
  test('saves it anew, and both stay in the history', async ({ api, guild }) => {
    await savePrefix(api, guild, 'old');
    await savePrefix(api, guild, 'new', guild.manager.token);
    const params = { guildId: guild.id, section: 'general', version: '1' };

    const restored = await api.call(guild.owner.token, restore, { params });
    const info = await api.call(guild.manager.token, guildsEndpoints.info, { params: { guildId: guild.id } });
    const history = await read(api, guild);

    expect(restored).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 3 } });
    expect(info.body).toMatchObject({ settings: { prefix: 'old' } });
    expect(versionsOf(history.body)).toEqual([3, 2, 1]);
  });

  test('of who may edit what is the owner’s alone', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, editorsSection.save, { params, body: DEFAULT_EDITORS });
    const restored = { params: { ...params, section: 'editors', version: '1' } };

    const byManager = await api.call(guild.manager.token, restore, restored);
    const byOwner = await api.call(guild.owner.token, restore, restored);

    expect([byManager.status, byOwner.status]).toEqual([403, 200]);
  });

  test.for(['99', '0', '-1', 'x'])('that never was (%s) is refused', async (version, { api, guild }) => {
    const reply = await api.call(guild.owner.token, restore, {
      params: { guildId: guild.id, section: 'general', version },
    });

    expect([400, 404]).toContain(reply.status);
  });

  test('with a role that is gone by now is refused, and says so', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const roleId = world.simulator.world.createRole(guild.id, { name: 'Short-lived' });
    const body = { ...DEFAULT_EDITORS, logs: [roleId] };
    await api.call(guild.owner.token, editorsSection.save, { params, body });
    await api.call(guild.owner.token, editorsSection.save, { params, body: DEFAULT_EDITORS });
    world.simulator.world.deleteRole(guild.id, roleId);
    await vi.waitFor(
      async () => {
        const info = await api.call(guild.owner.token, guildsEndpoints.info, { params });
        expect(JSON.stringify(info.body)).not.toContain('Short-lived');
      },
      { timeout: 60_000 },
    );

    const reply = await api.call(guild.owner.token, restore, {
      params: { ...params, section: 'editors', version: '1' },
    });

    expect(reply).toMatchObject({ status: 400, body: { issues: [{ path: 'logs.0', code: 'unknownRole' }] } });
  });
});

describe('taking one save back', () => {
  const undoing = (guild: GuildFixture, section: string, version: number) => ({
    params: { guildId: guild.id, section, version: String(version) },
  });

  test('leaves what others saved since, and can be taken back itself', async ({ api, guild }) => {
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

  test('is refused once somebody changed the same', async ({ api, guild }) => {
    await savePrefix(api, guild, '!!');
    await savePrefix(api, guild, '??', guild.manager.token);

    const refused = await api.call(guild.owner.token, undo, undoing(guild, 'general', 1));
    const missing = await api.call(guild.owner.token, undo, undoing(guild, 'general', 9));

    expect([refused.status, missing.status]).toEqual([409, 404]);
  });

  test('is for whoever may edit that tab, and for the owner alone where there is none', async ({
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

describe('the settings as they were at a moment', () => {
  const look = (api: ApiClient, guild: GuildFixture, at: string, token = guild.manager.token) =>
    api.call(token, moment, { params: { guildId: guild.id }, query: { at } });

  test('are told by section and field against what is now, and brought back at once', async ({ api, guild }) => {
    await savePrefix(api, guild, 'old');
    const { entries } = list.schema.response[200].parse((await read(api, guild)).body);
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

  test('bring back who may edit what for the owner alone', async ({ api, guild }) => {
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

/** Waits where the minute is about to end, so that saves right after each other are of one. */
async function startOfMinute(): Promise<void> {
  const leftMs = 60_000 - (Date.now() % 60_000);
  if (leftMs < 3_000) await new Promise((resolve) => setTimeout(resolve, leftMs));
}

function versionsOf(body: unknown): unknown[] {
  return entriesOf(body).map((entry) => entry.version);
}

function entriesOf(body: unknown): HistoryEntry[] {
  return list.schema.response[200].parse(body).entries;
}

function nextOf(body: unknown): string | null {
  return list.schema.response[200].parse(body).next;
}
