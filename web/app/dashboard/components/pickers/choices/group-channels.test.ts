import type { GuildChannel } from '@perigee/core/community/guilds/schema';
import { expect, test } from 'vitest';
import { groupChannels } from './group-channels.ts';

function channel(id: string, fields: Partial<GuildChannel> = {}): GuildChannel {
  return { id, name: id, type: 0, parentId: null, botManageable: true, ...fields };
}

const CHANNELS = [
  channel('talk', { type: 4 }),
  channel('voice', { type: 2, parentId: 'talk' }),
  channel('rules'),
  channel('general', { parentId: 'talk' }),
  channel('staff', { type: 4 }),
  channel('secret', { parentId: 'staff', botManageable: false }),
  channel('forum', { type: 15, parentId: 'talk' }),
];

function summary(...input: Parameters<typeof groupChannels>) {
  return groupChannels(...input).map((group) => [group.category, ...group.channels.map(({ id }) => id)]);
}

test('channels stand by category, those without one first, voice below text', () => {
  const groups = summary(CHANNELS, 'write', []);

  expect(groups).toEqual([
    ['', 'rules'],
    ['talk', 'general', 'voice'],
  ]);
});

test('a forum can be picked where no message is sent', () => {
  const groups = summary(CHANNELS, 'watch', []);

  expect(groups).toContainEqual(['talk', 'general', 'forum', 'voice']);
});

test('a channel that the bot can not manage is shown only when it was picked before', () => {
  const groups = summary(CHANNELS, 'write', ['secret']);

  expect(groups).toContainEqual(['staff', 'secret']);
});

test('a channel whose category is hidden from the bot stands above the categories', () => {
  const groups = summary([channel('lost', { parentId: 'hidden' })], 'write', []);

  expect(groups).toEqual([['', 'lost']]);
});
