import { DEFAULT_AUTOMOD, type Automod } from '@perigee/core/moderation/automod/schema';
import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { describe, expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { DONE_WITHIN_MS, openPunishing } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

type Rule = Automod[RuleKey];

/** Enables a rule with its defaults and these changes. */
async function switchOn(api: ApiClient, { id, owner }: GuildFixture, key: RuleKey, changes: Partial<Rule>) {
  await api.call(owner.token, automodEndpoints[key], {
    params: { guildId: id },
    body: { ...DEFAULT_AUTOMOD[key], enabled: true, ...changes },
  });
}

const contents = ({ simulator }: World, channelId: string) =>
  simulator.world.messages(channelId).map(({ content }) => content);

/** Edits a message as the member. */
async function edit({ simulator }: World, { member, channelId }: GuildFixture, messageId: string, content: string) {
  const response = await fetch(`${simulator.url}/sim/people/${member.id}/channels/${channelId}/messages/${messageId}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  if (!response.ok) throw new Error(`editing: ${response.status}`);
}

describe('Rule violations', () => {
  test('A violation is deleted, answered and punished with a case for its rule', async ({ world, guild, api }) => {
    await switchOn(api, guild, 'words', {
      options: { ...DEFAULT_AUTOMOD.words.options, words: ['казино'], match: 'whole' as const },
      message: { enabled: true, channel: null, template: '{{ member.mention }}, not here' },
      punishment: { enabled: true, type: 'warn', duration: 0, reason: 'Forbidden word' },
    });
    const chat = openChat(world, guild);

    chat.say('лучшее КАЗИНО тут');

    await expect
      .poll(() => contents(world, guild.channelId), { timeout: DONE_WITHIN_MS })
      .toEqual([`<@${guild.member.id}>, not here`]);
    await expect
      .poll(() => openPunishing(world, guild).find(1))
      .toMatchObject({
        type: 'warn',
        source: 'automod',
        rule: 'words',
        reason: 'Forbidden word',
        moderator: null,
        message: { text: 'лучшее КАЗИНО тут' },
      });
  });

  test('A moderator’s message is exempt from automoderation', async ({ world, guild, api }) => {
    await switchOn(api, guild, 'words', {
      options: { ...DEFAULT_AUTOMOD.words.options, words: ['spam'], match: 'whole' as const },
    });
    const chat = openChat(world, { ...guild, member: guild.manager });

    chat.say('spam');
    openChat(world, guild).say('spam');

    await expect.poll(() => contents(world, guild.channelId), { timeout: DONE_WITHIN_MS }).toEqual(['spam']);
  });

  test('A message edited into a violation is deleted', async ({ world, guild, api }) => {
    await switchOn(api, guild, 'words', {
      options: { ...DEFAULT_AUTOMOD.words.options, words: ['spam'], match: 'whole' as const },
    });
    const id = world.simulator.world.say(guild.member.id, guild.channelId, 'hello');

    await edit(world, guild, id, 'spam');

    await expect.poll(() => contents(world, guild.channelId), { timeout: DONE_WITHIN_MS }).toEqual([]);
  });
});

test('A flood leads to one bulk deletion, one message and one case', async ({ world, guild, api }) => {
  await switchOn(api, guild, 'flood', {
    options: { messages: 5, symbols: 3000 },
    message: { enabled: true, channel: null, template: 'Slow down' },
    punishment: { enabled: true, type: 'warn', duration: 0, reason: '' },
  });
  const chat = openChat(world, guild);

  for (let index = 0; index < 6; index += 1) chat.say(`line ${index}`);

  await expect.poll(() => contents(world, guild.channelId), { timeout: DONE_WITHIN_MS }).toEqual(['Slow down']);
  await expect.poll(() => openPunishing(world, guild).numbers(), { timeout: DONE_WITHIN_MS }).toEqual([1]);
  expect(openPunishing(world, guild).calls(/^DELETE .*\/messages\//)).toEqual([]);
});
