import type { RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { automodEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { describe, expect } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { createLoggedGuild } from '../../support/bot/logging.ts';
import { openChat } from '../../support/chat.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import { type EventData, gatewayMessage } from '../../support/bot/gateway-message.ts';
import { DONE_WITHIN_MS, openPunishing } from '../../support/punishing.ts';
import type { World } from '../../support/world.ts';

const WITHIN = { timeout: DONE_WITHIN_MS };
const WARNS = { enabled: true, type: 'warn' as const, duration: 0, reason: '' };

async function switchOn(
  api: ApiClient,
  { id, owner }: GuildFixture,
  key: RuleKey,
  changes: Partial<Automod[RuleKey]>,
): Promise<void> {
  const body = { ...DEFAULT_AUTOMOD[key], enabled: true, ...changes };
  const reply = await api.call(owner.token, automodEndpoints[key], { params: { guildId: id }, body });
  expect(reply.status).toBe(200);
}

const contents = ({ simulator }: World, channelId: string) =>
  simulator.world.messages(channelId).map(({ content }) => content);

const answer = (template: string, channel: string | null = null) => ({ enabled: true, channel, template });
const words = { ...DEFAULT_AUTOMOD.words.options, words: ['spam'], match: 'whole' as const };

describe('Rule messages', () => {
  test('Each violated rule posts its message in its own channel', async ({ world, api }) => {
    const guild = createLoggedGuild(world);
    await switchOn(api, guild, 'words', { options: words, message: answer('no spam') });
    await switchOn(api, guild, 'zalgo', { options: { marks: 3 }, message: answer('no marks', guild.elsewhereId) });

    openChat(world, guild).say(`spam a${'\u0301'.repeat(9)}`);

    await expect.poll(() => contents(world, guild.channelId), WITHIN).toEqual(['no spam']);
    await expect.poll(() => contents(world, guild.elsewhereId), WITHIN).toEqual(['no marks']);
  });

  test('A failed rule message does not prevent the case', async ({ world, guild, api }) => {
    await switchOn(api, guild, 'words', { options: words, message: answer('no spam'), punishment: WARNS });
    const { world: platform } = world.simulator;
    const path = `/channels/${guild.channelId}/messages`;
    platform.fail({ method: 'POST', path, status: 500, times: 10 });

    openChat(world, guild).say('spam');

    await expect.poll(() => openPunishing(world, guild).numbers(), WITHIN).toEqual([1]);
    platform.recover();
    expect(contents(world, guild.channelId)).toEqual([]);
  });
});

test('Channel exceptions apply to threads without fetching the threads', async ({ world, api }) => {
  const guild = createLoggedGuild(world);
  const whitelist = { ...DEFAULT_AUTOMOD.words.whitelist, channels: [guild.elsewhereId] };
  await switchOn(api, guild, 'words', { options: words, whitelist });
  const open = async (channelId: string) =>
    (await world.services.api.channels.createThread(channelId, { name: 'talk', type: 11 })).id;
  const [watched, excepted] = [await open(guild.channelId), await open(guild.elsewhereId)];
  const { world: platform } = world.simulator;
  const say = (channelId: string) => platform.say(guild.member.id, channelId, 'spam');

  for (const channelId of [excepted, excepted, watched, watched]) say(channelId);

  await expect.poll(() => contents(world, watched), WITHIN).toEqual([]);
  expect(contents(world, excepted)).toEqual(['spam', 'spam']);
  const asked = platform
    .requests()
    .filter(
      ({ method, path }) => method === 'GET' && [watched, excepted].some((id) => path.endsWith(`/channels/${id}`)),
    );
  expect(asked).toEqual([]);
});

describe('Content checked by rules', () => {
  const snapshot = {
    type: 0,
    content: '',
    attachments: [],
    embeds: [],
    mentions: [],
    mention_roles: [],
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    flags: 0,
  };
  const button = { type: 2, style: 5, label: 'spam', url: 'https://spam.example' };
  const row = { type: 1, components: [button] };
  const section = { type: 9, components: [{ type: 10, content: 'fine' }], accessory: button };
  const fields = [{ name: 'fine', value: 'spam' }];
  const forwarded = (changes: EventData): EventData => ({
    message_snapshots: [{ message: { ...snapshot, ...changes } }],
  });

  const poll = {
    question: { text: 'Which?' },
    answers: [{ answer_id: 1, poll_media: { text: 'spam' } }],
    expiry: null,
    allow_multiselect: false,
    layout_type: 1,
  };

  test.for<[string, EventData]>([
    ['the embed of a forwarded message', forwarded({ embeds: [{ type: 'rich', fields }] })],
    ['the button of a forwarded message', forwarded({ components: [row] })],
    [
      'the text in a container of a forwarded message',
      forwarded({ components: [{ type: 17, components: [section] }] }),
    ],
    ['the answer of a poll', { poll }],
  ])('Rules also check %s', async ([, changes], { world, guild, api }) => {
    await switchOn(api, guild, 'words', { options: words, punishment: WARNS });
    const { find, numbers } = openPunishing(world, guild);
    const id = world.simulator.world.say(guild.member.id, guild.channelId, 'anything');

    world.simulator.control.sendEvent('MESSAGE_CREATE', gatewayMessage(guild, { id, ...changes }), guild.id);

    await expect.poll(numbers, WITHIN).toEqual([1]);
    expect((await find(1))?.message?.text).toContain('spam');
  });

  test('Rules ignore forwarded embeds that exceed Discord’s size limit', async ({ world, guild, api }) => {
    await switchOn(api, guild, 'words', { options: words, punishment: WARNS });
    const { world: platform, control } = world.simulator;
    const id = platform.say(guild.member.id, guild.channelId, 'anything');
    const within = { description: `${'a '.repeat(5_900)} spam` };
    const beyond = { description: `${'a '.repeat(6_000)} spam` };
    const send = (embed: EventData, content: string) => {
      const changes = { ...forwarded({ embeds: [{ type: 'rich', ...embed }] }), content };
      control.sendEvent('MESSAGE_CREATE', gatewayMessage(guild, { id, ...changes }), guild.id);
    };

    send(beyond, 'one');
    send(within, 'two');

    await expect.poll(() => openPunishing(world, guild).numbers(), WITHIN).toEqual([1]);
    expect((await openPunishing(world, guild).find(1))?.message?.text).toMatch(/^two/);
  });

  test('Rules ignore the preview of a forwarded link', async ({ world, guild, api }) => {
    await switchOn(api, guild, 'words', { options: words, punishment: WARNS });
    const { world: platform, control } = world.simulator;
    const id = platform.say(guild.member.id, guild.channelId, 'anything');
    const changes = forwarded({ content: 'https://example.org', embeds: [{ type: 'link', title: 'spam' }] });

    control.sendEvent('MESSAGE_CREATE', gatewayMessage(guild, { id, ...changes }), guild.id);
    openChat(world, guild).say('spam');

    await expect.poll(() => openPunishing(world, guild).numbers(), WITHIN).toEqual([1]);
    expect((await openPunishing(world, guild).find(1))?.message?.text).toBe('spam');
  });
});
