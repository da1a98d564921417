import { describe, expect, test } from 'vitest';
import { createApiClient } from '../../support/api-client.ts';
import { createGuild } from '../../support/fixtures.ts';
import { openFilters } from '../../support/moderation/native-filters.ts';
import { startBotProcess, startWorld } from '../../support/world.ts';

const hasServers = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

describe.skipIf(!hasServers)('Filters across processes', () => {
  test('Processes create each filter once, and a starting bot detects changes made while none ran', async () => {
    const world = await startWorld();
    const other = await startBotProcess(world, world.location);
    const guild = createGuild(world);
    const filters = openFilters(world, createApiClient(world.apiUrl), guild);
    await filters.save('words');
    await filters.save('invites');
    await filters.becomes('active', 'words');
    await filters.becomes('active', 'invites');
    const made = filters.onPlatform();
    await other.close();
    await world.bot?.close();

    world.simulator.world.changeAutomodRule(guild.id, made[0]?.id ?? '', guild.owner.id, { isEnabled: false });
    const next = await startBotProcess(world, world.location);

    await filters.becomes('drifted', made[0]?.name === 'Perigee: Words' ? 'words' : 'invites');
    expect(made).toHaveLength(2);
    expect(filters.calls('POST')).toHaveLength(2);
    await next.close();
    await world.close();
  });
});
