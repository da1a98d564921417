import type { GuildChannel } from '@perigee/core/community/guilds/schema';
import { expect, test } from 'vitest';
import { groupChannels } from './group-channels.ts';

function channel(id: string, fields: Partial<GuildChannel> = {}): GuildChannel {
  return { id, name: id, type: 0, parentId: null, botManageable: true, memberWritable: true, ...fields };
}

const CHANNELS = [
  channel('talk', { type: 4 }),
  channel('voice', { type: 2, parentId: 'talk' }),
  channel('rules'),
  channel('general', { parentId: 'talk' }),
  channel('staff', { type: 4 }),
  channel('secret', { parentId: 'staff', botManageable: false, memberWritable: true }),
  channel('forum', { type: 15, parentId: 'talk' }),
];

function summary(...input: Parameters<typeof groupChannels>) {
  return groupChannels(...input).map((group) => [group.category, ...group.channels.map(({ id }) => id)]);
}

test('Channels are grouped by category, uncategorised first and voice below text', () => {
  const groups = summary(CHANNELS, 'write', []);

  expect(groups).toEqual([
    ['', 'rules'],
    ['talk', 'general', 'voice'],
  ]);
});

test('A forum can be picked where no messages are sent', () => {
  const groups = summary(CHANNELS, 'watch', []);

  expect(groups).toContainEqual(['talk', 'general', 'forum', 'voice']);
});

test('A channel the bot cannot manage is shown only if it is already picked', () => {
  const groups = summary(CHANNELS, 'write', ['secret']);

  expect(groups).toContainEqual(['staff', 'secret']);
});

test('A channel in a hidden category is listed above the categories', () => {
  const groups = summary([channel('lost', { parentId: 'hidden' })], 'write', []);

  expect(groups).toEqual([['', 'lost']]);
});
