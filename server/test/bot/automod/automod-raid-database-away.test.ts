import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../../support/api-client.ts';
import { openLine } from '../../support/bot/open-line.ts';
import { openChat } from '../../support/chat.ts';
import { createGuild } from '../../support/fixtures.ts';
import { CLOSED, joinRaiders, guarding, saveRaid } from '../../support/moderation/raids.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import { startWorld } from '../../support/world.ts';
import { raidsOf } from '../../support/moderation/automod-records.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

const WITHIN = { timeout: DONE_WITHIN_MS };

/** A guild with raid protection and a database connection that can be cut. */
async function openCutOff() {
  const line = await openLine(new URL(serverUrl));
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (entry) => void logged.push(entry) });
  const world = await startWorld({ throughPort: line.port, log });
  onTestFinished(async () => {
    await world.close();
    line.close();
  });
  const guild = createGuild(world);
  await saveRaid(createApiClient(world.apiUrl), guild);
  return {
    world,
    guild,
    line,
    raids: () => raidsOf(world, guild),
    /** Waits until recording the raid has failed. */
    isMissed: () => vi.waitUntil(() => logged.some((entry) => entry.includes('raid')), WITHIN),
  };
}

describe.skipIf(serverUrl === '')('Raids during a database outage', () => {
  test('A raid that starts during a database outage closes the server on recovery', async () => {
    const { world, guild, line, raids, isMissed } = await openCutOff();
    // Once this is answered, the bot has cached the settings.
    await openChat(world, guild).ask('!ping');

    line.cut();
    joinRaiders(world, guild, 4);
    await isMissed();
    line.mend();

    await expect.poll(() => guarding(world, guild), WITHIN).toEqual(CLOSED);
    await expect.poll(raids, WITHIN).toMatchObject([{ joined: 4, kicked: 4 }]);
  });

  test('Raiders who join during a database outage are kicked on recovery', async () => {
    const { world, guild, line, raids, isMissed } = await openCutOff();
    joinRaiders(world, guild, 4);
    await expect.poll(raids, WITHIN).toMatchObject([{ joined: 4, kicked: 4 }]);

    line.cut();
    joinRaiders(world, guild, 2);
    await isMissed();
    line.mend();

    await expect.poll(raids, WITHIN).toMatchObject([{ joined: 6, kicked: 6 }]);
  });
});
