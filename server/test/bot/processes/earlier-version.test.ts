import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, vi } from 'vitest';
import { ANSWERS, createBannedPerson, directMessages, supportOf, test } from '../../support/moderation/appeals.ts';
import { createGuild } from '../../support/fixtures.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { connectSecondProcess, startBotProcess } from '../../support/world.ts';

/** Reverts the schema to the one before jobs. */
async function makeEarlier<Schema>(db: Kysely<Schema>): Promise<void> {
  await sql`drop table acts`.execute(db);
  await sql`alter table subscriptions add column reminded_of timestamptz`.execute(db);
  await sql`alter table appeals add column announce_begun_at timestamptz, add column post_begun_at timestamptz`.execute(
    db,
  );
  await sql`create schema timers`.execute(db);
  await sql`alter table payments drop column trace`.execute(db);
  await sql`delete from kysely_migration where name in ('0010-acts', '0093-traces')`.execute(db);
}

test('Pending work of an earlier version is completed after the upgrade', async ({ world }) => {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-earlier-'));
  const { location, drop } = await createTestDatabase(folder);
  onTestFinished(() => rm(folder, { recursive: true }));
  onTestFinished(drop);
  const guild = createGuild(world);
  const { id: guildId, channelId, member, owner } = guild;
  const { world: platform } = world.simulator;
  const person = createBannedPerson(world);
  const support = supportOf(world);
  const [appealId, pollId] = [randomUUID(), randomUUID()];
  const before = await connectSecondProcess({ ...world, config: { ...world.config, database: location } });
  const { db } = before.database;
  await makeEarlier(db);
  await sql`insert into reminders (guild_id, id, user_id, number, channel_id, text, due_at)
    values (${guildId}, ${randomUUID()}, ${member.id}, 1, ${channelId}, 'tea', now() + interval '1 second')`.execute(
    db,
  );
  await sql`insert into polls (guild_id, id, author_id, channel_id, question, answers, closes_at, message_id)
    values (${guildId}, ${pollId}, ${owner.id}, ${channelId}, 'Tea?', '["Yes", "No"]', now(), null)`.execute(db);
  await sql`insert into subscriptions (user_id, plan, ends_at, reminded_of) values
    (${member.id}, 'standard', now() + interval '2 days', null),
    (${owner.id}, 'standard', now() + interval '2 days', now() + interval '2 days')`.execute(db);
  await sql`insert into appeals (guild_id, id, user_id, username, locale, state, questions, answers, is_ban_known,
      channel_id, revision)
    values (${support.guildId}, ${appealId}, ${person.id}, 'banned_one', 'en', 'approved',
      ${JSON.stringify(world.config.appealQuestions)}, ${JSON.stringify(ANSWERS)}, true, ${support.channelId}, 2)`.execute(
    db,
  );
  await before.close();

  const after = await startBotProcess(world, location);
  onTestFinished(after.close);

  await vi.waitFor(
    async () => {
      expect(platform.messages(channelId).filter(({ content }) => content.startsWith('⏰'))).toHaveLength(1);
      expect(directMessages(world, person)).toHaveLength(1);
      expect(directMessages(world, member)).toHaveLength(1);
      expect(await after.services.polls.find(guildId, pollId)).toMatchObject({ isClosed: true });
      const appeal = await after.services.appeals.appealStore.find({ guildId: support.guildId, id: appealId });
      expect(appeal).toMatchObject({ announced: 'sent', messageId: expect.any(String) });
      expect(appeal?.shownRevision).toBe(appeal?.revision);
    },
    { timeout: 60_000 },
  );
  expect(directMessages(world, owner)).toEqual([]);
  expect(platform.isBanned(support.guildId, person.id)).toBe(false);
  expect(platform.messages(channelId)).toHaveLength(1);
});
