import { sql } from 'kysely';
import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../../support/api-client.ts';
import { openLine } from '../../support/bot/open-line.ts';
import { openChat } from '../../support/chat.ts';
import { createGuild } from '../../support/fixtures.ts';
import { CLOSED, joinRaiders, guarding, saveRaid } from '../../support/moderation/raids.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import { startWorld } from '../../support/world.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

const WITHIN = { timeout: DONE_WITHIN_MS };

/** A guild that guards against raids, whose database can be cut off. */
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
    raids: async () => {
      const { rows } = await sql<{ joined: number; kicked: number }>`
        select joined, kicked from automod_raids where guild_id = ${guild.id}`.execute(world.services.database.db);
      return rows;
    },
    /** Waits until something of the raid was to be recorded, in vain. */
    isMissed: () => vi.waitUntil(() => logged.some((entry) => entry.includes('raid')), WITHIN),
  };
}

describe.skipIf(serverUrl === '')('a raid', () => {
  test('that begins while the database is away closes the server once it is back', async () => {
    const { world, guild, line, raids, isMissed } = await openCutOff();
    // After this the bot knows the settings.
    await openChat(world, guild).ask('!ping');

    line.cut();
    joinRaiders(world, guild, 4);
    await isMissed();
    line.mend();

    await expect.poll(() => guarding(world, guild), WITHIN).toEqual(CLOSED);
    await expect.poll(raids, WITHIN).toEqual([{ joined: 4, kicked: 4 }]);
  });

  test('has those kicked who join while the database is away', async () => {
    const { world, guild, line, raids, isMissed } = await openCutOff();
    joinRaiders(world, guild, 4);
    await expect.poll(raids, WITHIN).toEqual([{ joined: 4, kicked: 4 }]);

    line.cut();
    joinRaiders(world, guild, 2);
    await isMissed();
    line.mend();

    await expect.poll(raids, WITHIN).toEqual([{ joined: 6, kicked: 6 }]);
  });
});
