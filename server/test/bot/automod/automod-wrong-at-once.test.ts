import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { test as eachGuild } from '../../support/fixtures.ts';
import { expectWaiting, whileLocked } from '../../support/data/locks.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';

const test = eachGuild.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '');
const WITHIN = { timeout: DONE_WITHIN_MS };

const WORDS = {
  ...DEFAULT_AUTOMOD.words,
  enabled: true,
  options: { words: ['spam'], match: 'whole' as const },
  punishment: { enabled: true, type: 'warn' as const, duration: 0, reason: '' },
};

test('Undoing a hit while it escalates also undoes the harsher punishment', async ({ world, guild, api }) => {
  const params = { guildId: guild.id };
  await saveModeration(api, guild, { automodLog: guild.channelId, useTimeout: true });
  await api.call(guild.owner.token, automodEndpoints.words, { params, body: WORDS });
  const chat = openChat(world, guild);
  chat.say('spam');
  const entry = () =>
    world.simulator.world
      .messages(guild.channelId)
      .map(({ id, components }) => ({
        id,
        harsher: /automod:harsher[^"]+/.exec(JSON.stringify(components ?? []))?.[0],
      }))
      .find(({ harsher }) => harsher !== undefined);
  await expect.poll(entry, WITHIN).toBeDefined();
  const { db } = world.services.database;
  const { id: hitId } = await db
    .selectFrom('automod_hits')
    .select('id')
    .where('guild_id', '=', guild.id)
    .executeTakeFirstOrThrow();

  let undone: Promise<{ status: number }> | undefined;
  await whileLocked(
    world,
    (tx) => sql`select from automod_hits where guild_id = ${guild.id} for update`.execute(tx),
    async () => {
      void chat.press(entry()?.id ?? '', entry()?.harsher ?? '', guild.owner.id);
      await expectWaiting(world, 1);
      undone = api.call(guild.owner.token, automodSiteEndpoints.wrong, { params: { ...params, hitId } });
      await expectWaiting(world, 2);
    },
  );

  expect(await undone).toMatchObject({ status: 200 });
  const { numbers, find } = openPunishing(world, guild);
  await expect.poll(numbers, WITHIN).toEqual([1, 2, 3]);
  expect([await find(2), await find(3)]).toMatchObject([{ type: 'mute' }, { type: 'unmute' }]);
});
