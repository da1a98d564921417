import { expect, test } from 'vitest';
import { expectAllBooksHold, sumMovements } from '../../support/books.ts';
import { createGuild } from '../../support/fixtures.ts';
import { openKillable, WITHIN } from '../../support/bot/killable.ts';
import { BOT_ID } from '../../support/world.ts';

/** More than one page of the platform's member list, and more than one transaction. */
const MEMBERS = 4_500;

test('A payout to a role reaches each member once although processes are killed midway', async () => {
  const killable = await openKillable();
  const guild = createGuild(killable);
  const { world: platform, control } = killable.simulator;
  const roleId = platform.createRole(guild.id, { name: 'Crew' });
  for (const personId of control.addMembers(guild.id, MEMBERS)) {
    platform.grantRole(guild.id, personId, roleId);
  }
  const reply = () =>
    platform
      .messages(guild.channelId)
      .filter(({ authorId }) => authorId === BOT_ID)
      .map(({ embeds }) => JSON.stringify(embeds))
      .join();
  const path = new RegExp(`/guilds/${guild.id}/members(\\?|$)`);
  const listed = () => platform.requests().filter(({ path: called }) => path.test(called)).length;

  // The first is killed while it lists the members, the second while it pays.
  platform.fail({ method: 'GET', path, status: 'slow', delayMs: 300, times: 9 });
  const first = killable.spawn();
  await first.isConnected();
  platform.say(guild.manager.id, guild.channelId, `!money add <@&${roleId}> 7`);
  await expect.poll(listed, WITHIN).toBeGreaterThan(1);
  await first.kill();
  platform.recover();
  const second = killable.spawn();
  // A fast machine may be done before the first poll.
  await expect.poll(reply, { ...WITHIN, interval: 5 }).toMatch(/of 4,500|Done/);
  await second.kill();
  const third = await killable.startNext();
  await expect.poll(reply, WITHIN).toContain('Done: 4,500 members');

  const paid = await sumMovements(third, guild, 'grant');
  expect(paid).toEqual({ movements: MEMBERS, members: MEMBERS, total: MEMBERS * 7 });
  await expectAllBooksHold(third);
  // A single reply, edited by whichever process was running.
  expect(platform.messages(guild.channelId).filter(({ authorId }) => authorId === BOT_ID)).toHaveLength(1);
});
