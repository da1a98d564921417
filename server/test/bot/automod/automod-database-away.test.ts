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

/** A guild with one more member, whose database can be cut off. */
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

describe.skipIf(serverUrl === '')('a message that breaks a rule while the database is away', () => {
  test('is deleted at once, and a case once it is back', async () => {
    const { line, guild, other, platform, api, numbers, find } = await openCutOff();
    await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body: WORDS });
    // After this the bot knows the settings, and who is exempt.
    platform.say(guild.member.id, guild.channelId, 'spam');
    await vi.waitFor(async () => expect(await numbers()).toEqual([1]), WITHIN);

    line.cut();
    platform.say(other, guild.channelId, 'spam as well');
    await vi.waitFor(() => expect(platform.messages(guild.channelId)).toEqual([]), WITHIN);
    line.mend();

    await vi.waitFor(async () => expect(await numbers()).toEqual([1, 2]), WITHIN);
    expect(await find(2)).toMatchObject({ type: 'warn', member: { id: other }, source: 'automod' });
  });

  test('and is stopped by Discord’s filter is a case once it is back', async () => {
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
