import { describe, expect, vi } from 'vitest';
import { type EventData, gatewayMessage } from '../../support/bot/gateway-message.ts';
import { createLoggedGuild, LOGGED_WITHIN, loggedOf, saveLogs } from '../../support/bot/logging.ts';
import { test } from '../../support/fixtures.ts';

const snapshot = {
  type: 0,
  content: 'a scam, *pass it on*',
  embeds: [],
  mentions: [],
  mention_roles: [],
  attachments: [
    { id: '1', filename: 'proof.png', size: 1, url: 'https://cdn.example/proof.png', proxy_url: 'https://cdn.example' },
  ],
  timestamp: new Date().toISOString(),
  edited_timestamp: null,
  flags: 0,
};

const poll = {
  question: { text: 'Tea or *coffee*?' },
  answers: [
    { answer_id: 1, poll_media: { text: 'Tea' } },
    { answer_id: 2, poll_media: { emoji: { id: null, name: '☕' } } },
  ],
  expiry: null,
  allow_multiselect: false,
  layout_type: 1,
};

describe('What a deleted message carried', () => {
  test.for<[string, EventData, string[]]>([
    [
      'the text and files of a forwarded message',
      { message_snapshots: [{ message: snapshot }] },
      [String.raw`a scam, \*pass it on\*`, 'proof.png'],
    ],
    ['the names of stickers', { sticker_items: [{ id: '1', name: 'Wave_hello', format_type: 1 }] }, ['Wave\\_hello']],
    ['a poll with its answers', { poll }, [String.raw`Tea or \*coffee\*?`, 'Tea', '☕']],
  ])('A deletion log entry shows %s', async ([, changes, shown], { world, api }) => {
    const guild = createLoggedGuild(world);
    await saveLogs(api, guild, guild.logId);
    const { world: platform, control } = world.simulator;
    const id = platform.say(guild.member.id, guild.channelId, 'placeholder');
    control.sendEvent('MESSAGE_CREATE', gatewayMessage(guild, { id, content: '', ...changes }), guild.id);

    platform.deleteMessage(guild.owner.id, guild.channelId, id);

    await vi.waitFor(
      () => expect(loggedOf(world, guild.logId, 'messageDelete')[0]?.text).toContain('(audit log)'),
      LOGGED_WITHIN,
    );
    const text = loggedOf(world, guild.logId, 'messageDelete')[0]?.text ?? '';
    for (const each of shown) expect(text).toContain(each);
  });
});
