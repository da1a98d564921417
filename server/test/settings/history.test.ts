import { DEFAULT_EDITORS } from '@perigee/core/community/editors/schema';
import { economySection } from '@perigee/core/economy/section';
import { DEFAULT_ECONOMY } from '@perigee/core/economy/schema';
import { editorsSection } from '@perigee/core/community/editors/section';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { HISTORY_PAGE, type HistoryEntry, historyEndpoints } from '@perigee/core/setup/history/endpoints';
import { describe, expect, vi } from 'vitest';
import { test } from '../support/fixtures.ts';
import { readHistory, savePrefix } from '../support/data/history.ts';
import { refusal } from '../support/bot/refusals.ts';
import { startOfMinute } from '../support/start-of-minute.ts';

const { list, restore } = historyEndpoints;

describe('Settings history', () => {
  test('Restores settings that require boost only on a boosted server', async ({ api, guild, world }) => {
    const params = { guildId: guild.id };
    const save = (daily: number) =>
      api.call(guild.owner.token, economySection.save, {
        params,
        body: { ...DEFAULT_ECONOMY, moneyBonuses: { daily, weekly: 0 } },
      });
    await world.setBoost(guild.id, true);
    await save(500);
    await save(0);
    const restoreVersion = () =>
      api.call(guild.owner.token, restore, { params: { ...params, section: 'economy', version: '1' } });

    await world.setBoost(guild.id, false);
    const refused = await restoreVersion();
    await world.setBoost(guild.id, true);
    const taken = await restoreVersion();

    expect(refusal(refused)).toBe('400 moneyBonuses boostRequired');
    expect(taken.status).toBe(200);
  });

  test('Combines the saves of one person within a minute into one history entry', async ({ api, guild }) => {
    await startOfMinute();
    await savePrefix(api, guild, '!!');
    await savePrefix(api, guild, '??');
    await savePrefix(api, guild, '>', guild.manager.token);
    await savePrefix(api, guild, '>>');

    const history = await readHistory(api, guild);

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

  test('The history shows who changed which field and how, newest first', async ({ api, guild }) => {
    await savePrefix(api, guild, '!!');
    await savePrefix(api, guild, '??', guild.manager.token);

    const history = await readHistory(api, guild);

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

  test('The history can be filtered by section and person, and read page by page', async ({ api, guild }) => {
    // Saved by two people in turn, since one person's saves within a minute share an entry.
    const tokens = [guild.owner.token, guild.manager.token];
    for (let save = 0; save <= HISTORY_PAGE + 1; save++) await savePrefix(api, guild, `p${save}`, tokens[save % 2]);
    await api.call(guild.owner.token, editorsSection.save, { params: { guildId: guild.id }, body: DEFAULT_EDITORS });

    const first = await readHistory(api, guild, '?section=general');
    const second = await readHistory(api, guild, `?section=general&before=${nextOf(first.body)}`);
    const byManager = await readHistory(api, guild, `?savedBy=${guild.manager.id}`);
    const editors = await readHistory(api, guild, '?section=editors');

    expect(versionsOf(first.body)).toEqual(
      Array.from({ length: HISTORY_PAGE }, (_, index) => HISTORY_PAGE + 2 - index),
    );
    expect(versionsOf(second.body)).toEqual([2, 1]);
    expect(nextOf(second.body)).toBeNull();
    expect(versionsOf(byManager.body)).toHaveLength(HISTORY_PAGE / 2 + 1);
    expect(versionsOf(editors.body)).toEqual([1]);
  });

  test.for(['?section=nothing', '?savedBy=me', '?before=x', '?page=2'])(
    'Rejects the history query %s',
    async (query, { api, guild }) => {
      const reply = await readHistory(api, guild, query);

      expect(reply.status).toBe(400);
    },
  );
});

describe('Restored versions', () => {
  test('Restoring a version saves it as a new one, and keeps both in the history', async ({ api, guild }) => {
    await savePrefix(api, guild, 'old');
    await savePrefix(api, guild, 'new', guild.manager.token);
    const params = { guildId: guild.id, section: 'general', version: '1' };

    const restored = await api.call(guild.owner.token, restore, { params });
    const info = await api.call(guild.manager.token, guildsEndpoints.info, { params: { guildId: guild.id } });
    const history = await readHistory(api, guild);

    expect(restored).toMatchObject({ status: 200, body: { message: 'Settings saved', version: 3 } });
    expect(info.body).toMatchObject({ settings: { prefix: 'old' } });
    expect(versionsOf(history.body)).toEqual([3, 2, 1]);
  });

  test('Only the owner can restore a version of the editors', async ({ api, guild }) => {
    const params = { guildId: guild.id };
    await api.call(guild.owner.token, editorsSection.save, { params, body: DEFAULT_EDITORS });
    const restored = { params: { ...params, section: 'editors', version: '1' } };

    const byManager = await api.call(guild.manager.token, restore, restored);
    const byOwner = await api.call(guild.owner.token, restore, restored);

    expect([byManager.status, byOwner.status]).toEqual([403, 200]);
  });

  test.for(['99', '0', '-1', 'x'])('Refuses to restore the nonexistent version %s', async (version, { api, guild }) => {
    const reply = await api.call(guild.owner.token, restore, {
      params: { guildId: guild.id, section: 'general', version },
    });

    expect([400, 404]).toContain(reply.status);
  });

  test('Refuses to restore a version with a deleted role, and names the field', async ({ api, guild, world }) => {
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

function versionsOf(body: unknown): unknown[] {
  return entriesOf(body).map((entry) => entry.version);
}

function entriesOf(body: unknown): HistoryEntry[] {
  return list.schema.response[200].parse(body).entries;
}

function nextOf(body: unknown): string | null {
  return list.schema.response[200].parse(body).next;
}
