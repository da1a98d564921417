import { expect, test } from 'vitest';
import { createGuild } from '../support/fixtures.ts';
import { openKillable, WITHIN } from '../support/bot/killable.ts';

const isReminder = ({ content }: { content: string }) => content.startsWith('⏰');

test('A reminder is posted once even if its process is killed before recording it', async () => {
  const killable = await openKillable();
  const { world: platform } = killable.simulator;
  const { id: guildId, channelId, member } = createGuild(killable);
  await killable.withoutBot(({ reminders }) =>
    reminders.add({ guildId, userId: member.id, channelId, text: 'tea', dueAt: new Date() }),
  );
  const path = `/channels/${channelId}/messages`;
  const calls = (method: string) =>
    platform.requests().filter((call) => call.method === method && call.path.split('?')[0]?.endsWith(path));
  const reminded = () => platform.messages(channelId).filter(isReminder);
  platform.fail({ method: 'POST', path, status: 'lost', times: 1 });

  const killed = killable.spawn();
  await expect.poll(reminded, WITHIN).toHaveLength(1);
  await killed.killInPlace();
  const { services } = await killable.startNext();
  await expect.poll(() => services.reminders.list({ guildId, userId: member.id }), WITHIN).toEqual([]);

  // Not knowing the outcome, the next process looked for the message and did not post it again.
  expect(calls('GET')).toHaveLength(1);
  expect(calls('POST')).toHaveLength(1);
  expect(reminded()).toHaveLength(1);
});
