import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { HOSTILE_WORDS, hostileTexts } from '@perigee/core/moderation/automod/rules/hostile-texts';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';
import { raidsOf } from '../../support/moderation/automod-records.ts';

async function switchOn<Key extends RuleKey>(
  api: ApiClient,
  { id, owner }: GuildFixture,
  key: Key,
  options: Automod[Key]['options'],
) {
  const body = { ...DEFAULT_AUTOMOD[key], enabled: true, options };
  const reply = await api.call(owner.token, automodEndpoints[key], { params: { guildId: id }, body });
  expect(reply.status).toBe(200);
}

const contents = ({ simulator }: World, { channelId }: GuildFixture) =>
  simulator.world.messages(channelId).map(({ content }) => content);

test('Pathological word patterns and hostile texts do not block other messages', async ({ world, guild, api }) => {
  await switchOn(api, guild, 'words', {
    ...DEFAULT_AUTOMOD.words.options,
    words: [...HOSTILE_WORDS.slice(1), 'spam'],
    match: 'part' as const,
  });
  const chat = openChat(world, guild);
  // 2,000 characters, the platform's limit for members without Nitro.
  for (const [, text] of hostileTexts(2_000)) chat.say(text);

  chat.say('some spam');

  await expect.poll(() => contents(world, guild), { timeout: DONE_WITHIN_MS }).not.toContain('some spam');
});

test('Deletes a message made only of marks but keeps diacritics of any language', async ({ world, guild, api }) => {
  await switchOn(api, guild, 'zalgo', { marks: 3 });
  const chat = openChat(world, guild);
  const fine = ['Việt Nam', 'לָשׁוֹן', 'लिपि', 'ok'];

  for (const content of fine) chat.say(content);
  chat.say('\u0301'.repeat(2_000));

  await expect.poll(() => contents(world, guild), { timeout: DONE_WITHIN_MS }).toEqual(fine);
});

test('Replies and mentions in code do not count as mentions', async ({ world, guild, api }) => {
  await switchOn(api, guild, 'mentions', { members: 1, roles: 1, everyone: true, native: false });
  const people = [guild.owner.id, guild.manager.id];
  const { world: chat } = world.simulator;
  const question = chat.say(guild.owner.id, guild.channelId, 'who is there?');
  const fine = `<@${guild.manager.id}> is`;
  const post = (content: string, replyTo?: string) =>
    fetch(`${world.simulator.url}/sim/people/${guild.member.id}/channels/${guild.channelId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content, ...(replyTo !== undefined && { replyTo }) }),
    });

  await post(fine, question);
  await post('`@everyone` is a word');
  await post(people.map((id) => `<@${id}>`).join(' '));
  await post('hello @everyone');

  await expect
    .poll(() => contents(world, guild), { timeout: DONE_WITHIN_MS })
    .toEqual(['who is there?', fine, '`@everyone` is a word']);
});

test('A member who keeps leaving and rejoining does not count as a raid', async ({ world, guild, api }) => {
  await switchOn(api, guild, 'raid', { ...DEFAULT_AUTOMOD.raid.options, joins: 3 });
  const { id } = createPerson(world, 'restless');
  const { world: chat } = world.simulator;

  for (let times = 0; times < 10; times += 1) {
    chat.addMember(guild.id, id);
    chat.removeMember(guild.id, id);
  }
  await switchOn(api, guild, 'zalgo', { marks: 3 });
  openChat(world, guild).say('\u0301'.repeat(10));

  // Everything before this message has been checked at this point.
  await expect.poll(() => contents(world, guild), { timeout: DONE_WITHIN_MS }).toEqual([]);
  expect(await raidsOf(world, guild)).toEqual([]);
});
