import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../../support/api-client.ts';
import { openLine } from '../../support/bot/open-line.ts';
import { createGuild, createPerson } from '../../support/fixtures.ts';
import { openFilters } from '../../support/moderation/native-filters.ts';
import { DONE_WITHIN_MS, openPunishing } from '../../support/punishing.ts';
import { startWorld } from '../../support/world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

const WITHIN = { timeout: DONE_WITHIN_MS };

const PUNISHED = { punishment: { enabled: true, type: 'warn' as const, duration: 0, reason: '' } };

const WORDS = {
  ...DEFAULT_AUTOMOD.words,
  ...PUNISHED,
  enabled: true,
  options: { words: ['spam'], match: 'whole' as const },
};

/** A guild with an extra member and a database connection that can be cut. */
async function openCutOff() {
  const line = await openLine(new URL(serverUrl));
  const world = await startWorld({ throughPort: line.port });
  onTestFinished(async () => {
    await world.close();
    line.close();
  });
  const guild = createGuild(world);
  const other = createPerson(world, 'other').id;
  const { world: platform } = world.simulator;
  platform.addMember(guild.id, other);
  return { line, world, guild, other, platform, api: createApiClient(world.apiUrl), ...openPunishing(world, guild) };
}

describe.skipIf(serverUrl === '')('Violations during a database outage', () => {
  test('A violation during a database outage is deleted at once and becomes a case on recovery', async () => {
    const { line, guild, other, platform, api, numbers, find } = await openCutOff();
    await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body: WORDS });
    // Once this is handled, the bot has cached the settings and exemptions.
    platform.say(guild.member.id, guild.channelId, 'spam');
    await vi.waitFor(async () => expect(await numbers()).toEqual([1]), WITHIN);

    line.cut();
    platform.say(other, guild.channelId, 'spam as well');
    await vi.waitFor(() => expect(platform.messages(guild.channelId)).toEqual([]), WITHIN);
    line.mend();

    await vi.waitFor(async () => expect(await numbers()).toEqual([1, 2]), WITHIN);
    expect(await find(2)).toMatchObject({ type: 'warn', member: { id: other }, source: 'automod' });
  });

  test('A message that Discord blocks during a database outage becomes a case on recovery', async () => {
    const { line, world, guild, other, platform, api, numbers, find } = await openCutOff();
    const filters = openFilters(world, api, guild);
    await filters.save('words', PUNISHED);
    await filters.becomes('active');
    const postBlocked = (by: string) =>
      expect(() => platform.say(by, guild.channelId, 'spam')).toThrow('blocked by automatic moderation');
    postBlocked(guild.member.id);
    await vi.waitFor(async () => expect(await numbers()).toEqual([1]), WITHIN);

    line.cut();
    postBlocked(other);
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    line.mend();

    await vi.waitFor(async () => expect(await numbers()).toEqual([1, 2]), WITHIN);
    expect(await find(2)).toMatchObject({ type: 'warn', member: { id: other }, source: 'automod' });
  });
});
