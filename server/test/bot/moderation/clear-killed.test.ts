import { expect, test } from 'vitest';
import { createGuild } from '../../support/fixtures.ts';
import { passUntilReported, openKillable, WITHIN } from '../../support/bot/killable.ts';
import { BOT_ID } from '../../support/world.ts';

test('Clear resumes after a crash, deletes no extra messages and reports once', async () => {
  const killable = await openKillable();
  const guild = createGuild(killable);
  const { channelId, owner, member } = guild;
  const { world: platform, control } = killable.simulator;
  control.addMessages(channelId, 30, member.id);
  const sent = `/channels/${channelId}/messages`;
  const left = () => platform.messages(channelId).filter(({ content }) => content.startsWith('Message'));
  // If the command is redelivered to the next process, its answer can replace the report.
  const reports = () =>
    platform
      .requests()
      .filter(({ method, path, status }) => method === 'POST' && path.endsWith(sent) && status === 200);
  const reported = () => platform.messages(channelId).find(({ authorId }) => authorId === BOT_ID)?.content;
  // The bulk deletion succeeds, but the response is lost.
  const path = new RegExp(`/channels/${channelId}/messages/bulk-delete`);
  platform.fail({ method: 'POST', path, status: 'lost', times: 1 });

  const killed = killable.spawn();
  await killed.isConnected();
  platform.say(owner.id, channelId, '!clear 20');
  await expect.poll(() => left().length, WITHIN).toBe(10);
  await killed.kill();
  platform.recover();
  const next = await killable.startNext();
  await passUntilReported(next, guild, () => reported() !== undefined);

  expect(reported()).toContain('Deleted 20 messages');
  expect(left()).toHaveLength(10);
  expect(reports()).toHaveLength(1);
});
