import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS, openPunishing, saveModeration } from '../../support/punishing.ts';
import { startBotProcess } from '../../support/world.ts';
import { hitsOf } from '../../support/moderation/automod-records.ts';

test('A message received by two bots leads to one hit, one case and one log entry', async ({ world, guild, api }) => {
  await saveModeration(api, guild, { automodLog: guild.channelId });
  const body = {
    ...DEFAULT_AUTOMOD.words,
    enabled: true,
    deleteMessages: false,
    options: { words: ['spam'], match: 'whole' as const },
    punishment: { enabled: true, type: 'warn' as const, duration: 0, reason: '' },
  };
  await api.call(guild.owner.token, automodEndpoints.words, { params: { guildId: guild.id }, body });
  const other = await startBotProcess(world, world.location);
  const { world: chat } = world.simulator;
  const people = [
    guild.member.id,
    guild.member.id,
    ...['one', 'two', 'three'].map((username) => chat.createPerson({ username })),
  ];
  for (const person of people.slice(2)) chat.addMember(guild.id, person);

  const [first = ''] = people.map((person) => chat.say(person, guild.channelId, 'spam'));
  chat.edit(guild.member.id, guild.channelId, first, 'spam once more');

  const entries = () => chat.messages(guild.channelId).filter(({ embeds }) => embeds.length > 0);
  await expect.poll(entries, { timeout: DONE_WITHIN_MS }).toHaveLength(4);
  // Events arrive in order, so the effect of a last message proves that all earlier ones were handled.
  const last = chat.createPerson({ username: 'last' });
  chat.addMember(guild.id, last);
  chat.say(last, guild.channelId, 'spam');
  await expect.poll(entries, { timeout: DONE_WITHIN_MS }).toHaveLength(5);
  // Closing waits for the bot's work in progress.
  await other.close();

  const hits = await hitsOf(world, guild);
  expect(new Set(hits.map(({ messageId, version }) => `${messageId} ${version}`)).size).toBe(hits.length);
  expect(new Set(hits.flatMap(({ caseNumber }) => caseNumber ?? []))).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(await openPunishing(world, guild).numbers()).toEqual([1, 2, 3, 4, 5]);
  expect(entries()).toHaveLength(5);
});
