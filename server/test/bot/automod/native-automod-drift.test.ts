import { describe, expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { openFilters } from '../../support/moderation/native-filters.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';

describe('Filters changed on Discord', () => {
  test('A filter changed on Discord keeps the change and names its editor until restored', async ({
    world,
    guild,
    api,
  }) => {
    const filters = openFilters(world, api, guild);
    await filters.save('words');
    await filters.becomes('active');
    const id = filters.onPlatform()[0]?.id ?? '';

    world.simulator.world.changeAutomodRule(guild.id, id, guild.manager.id, { keywords: ['ham'] });

    await filters.becomes('drifted');
    await expect
      .poll(() => filters.state(), { timeout: DONE_WITHIN_MS })
      .toMatchObject({ drift: { kind: 'changed', by: { id: guild.manager.id, username: expect.any(String) } } });
    expect(await filters.problems()).toMatchObject([{ code: 'filterChanged' }]);
    // Neither saving something else nor saving the rule overwrites the change.
    await filters.save('words', { options: { words: ['spam', 'scam'] } });
    await filters.becomes('drifted');
    expect(filters.onPlatform()).toMatchObject([{ metadata: { keyword_filter: ['ham'] } }]);

    expect(await filters.restore()).toMatchObject({ status: 200 });

    await filters.becomes('active');
    expect(filters.onPlatform()).toMatchObject([{ id, metadata: { keyword_filter: ['spam', 'scam'] } }]);
  });

  test('Turning off mirroring leaves a changed filter on Discord', async ({ world, guild, api }) => {
    const filters = openFilters(world, api, guild);
    await filters.save('words');
    await filters.becomes('active');
    const id = filters.onPlatform()[0]?.id ?? '';
    world.simulator.world.changeAutomodRule(guild.id, id, guild.manager.id, { name: 'Ours now' });
    await filters.becomes('drifted');

    await filters.save('words', { options: { native: false } });

    await filters.becomes('off');
    expect(filters.onPlatform()).toMatchObject([{ id, name: 'Ours now' }]);
  });

  test('Restoring a filter that was deleted on Discord recreates it', async ({ world, guild, api }) => {
    const filters = openFilters(world, api, guild);
    await filters.save('words');
    await filters.becomes('active');
    const id = filters.onPlatform()[0]?.id ?? '';

    world.simulator.world.deleteAutomodRule(guild.id, id, guild.manager.id);
    await filters.becomes('drifted');
    expect(await filters.state()).toMatchObject({ drift: { kind: 'deleted' } });
    await filters.restore();

    await filters.becomes('active');
    expect(filters.onPlatform()).toMatchObject([{ name: 'Perigee: Words' }]);
  });

  test('Deleting an exempt role does not mark a filter as changed', async ({ world, guild, api }) => {
    const filters = openFilters(world, api, guild);
    const role = world.simulator.world.createRole(guild.id, {});
    await filters.save('words', { whitelist: { roles: [role], channels: [] } });
    await filters.becomes('active');

    world.simulator.world.deleteRole(guild.id, role);

    await expect.poll(() => filters.onPlatform()[0]?.exemptRoles, { timeout: DONE_WITHIN_MS }).toEqual([]);
    expect(await filters.state()).toMatchObject({ state: 'active' });
  });

  test('The bot leaves a server’s own filter alone, even with the same name', async ({ world, guild, api }) => {
    const { createAutomodRule, changeAutomodRule, automodRules } = world.simulator.world;
    const filters = openFilters(world, api, guild);
    const own = createAutomodRule(guild.id, guild.owner.id, { name: 'Perigee: Words', keywords: ['theirs'] });
    await filters.save('words');
    await filters.becomes('active');

    changeAutomodRule(guild.id, own, guild.owner.id, { keywords: ['theirs', 'too'] });
    await filters.save('words', { enabled: false });

    await filters.becomes('off');
    expect(automodRules(guild.id)).toMatchObject([{ id: own, metadata: { keyword_filter: ['theirs', 'too'] } }]);
  });
});
