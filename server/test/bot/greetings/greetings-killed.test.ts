import { DEFAULT_GREETINGS } from '@perigee/core/greetings/schema';
import { expect, test } from 'vitest';
import { createGuild, type GuildFixture } from '../../support/fixtures.ts';
import { type Killable, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { BOT_ID } from '../../support/world.ts';
import { listJobs } from '../../support/bot/list-jobs.ts';
import { readRoles } from '../../support/bot/read-roles.ts';
import { storeSections } from '../../support/data/history.ts';

const RAIDERS = 8;

test('Every raider is greeted once and in order when the bot is killed during a raid', async () => {
  const killable = await openKillable({ messagesPerChannel: 1_000 });
  const guild = createGuild(killable);
  const { world: platform } = killable.simulator;
  const roleId = platform.createRole(guild.id, { name: 'Newcomer' });
  await greetIn(killable, guild, roleId);
  const greeted = () =>
    platform
      .messages(guild.channelId)
      .filter(({ authorId }) => authorId === BOT_ID)
      .map(({ content }) => content);

  const killed = killable.spawn();
  await killed.isConnected();
  const ids = Array.from({ length: RAIDERS }, (_, index) => platform.createPerson({ username: `raider${index}` }));
  // The third greeting is posted, but the response is lost.
  const third = { method: 'POST', path: `/channels/${guild.channelId}/messages`, about: ids[2] ?? '' };
  platform.fail({ ...third, status: 'lost', times: 1 });
  for (const id of ids) platform.addMember(guild.id, id);
  await expect.poll(() => greeted().length, WITHIN).toBeGreaterThanOrEqual(3);
  await killed.kill();
  platform.recover();
  const after = await killable.startNext();

  await expect.poll(greeted, WITHIN).toEqual(ids.map((id) => `Hi <@${id}>`));
  await expect.poll(() => listJobs(after, { state: 'waiting' }), WITHIN).toEqual([]);
  for (const id of ids) expect(await readRoles(killable, guild.id, id)).toEqual([roleId]);
  expect(greeted()).toHaveLength(RAIDERS);
});

/** Enables the guild's greeting. */
async function greetIn({ withoutBot }: Killable, guild: GuildFixture, roleId: string): Promise<void> {
  const { channelId } = guild;
  const greeting = { ...DEFAULT_GREETINGS.join, enabled: true, message: 'Hi {{ member.mention }}', channel: channelId };
  const greetings = { ...DEFAULT_GREETINGS, join: greeting, joinRoles: [roleId] };
  await withoutBot((services) => storeSections({ services }, guild, { greetings }));
}
