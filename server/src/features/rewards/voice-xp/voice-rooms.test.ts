import { describe, expect, test } from 'vitest';
import { type Speaker, VoiceRooms } from './voice-rooms.ts';

const speaker = (more: Partial<Speaker> = {}): Speaker => ({
  channelId: 'room',
  isBot: false,
  isDeaf: false,
  roleIds: [],
  joinedAt: null,
  ...more,
});

const talking = (...speakers: Speaker[]) => {
  const rooms = new VoiceRooms();
  rooms.set(
    'guild',
    'afk',
    speakers.map((one, index): [string, Speaker] => [`${index}`, one]),
  );
  return rooms.talking('guild').map(([userId]) => userId);
};

describe('Talking members', () => {
  test.for([
    { are: 'two members in one channel', speakers: [speaker(), speaker()], who: ['0', '1'] },
    { are: 'no member who is alone in a channel', speakers: [speaker(), speaker({ channelId: 'other' })], who: [] },
    { are: 'no member alone with a bot', speakers: [speaker(), speaker({ isBot: true })], who: [] },
    { are: 'no member alone with a deafened member', speakers: [speaker(), speaker({ isDeaf: true })], who: [] },
    {
      are: 'two members, but not a deafened third one',
      speakers: [speaker({ isDeaf: true }), speaker(), speaker()],
      who: ['1', '2'],
    },
    {
      are: 'no member in the AFK channel',
      speakers: [speaker({ channelId: 'afk' }), speaker({ channelId: 'afk' })],
      who: [],
    },
  ])('Counts as talking: $are', ({ speakers, who }) => {
    expect(talking(...speakers)).toEqual(who);
  });
});

test('Drops members who leave voice channels, and deleted guilds', () => {
  const rooms = new VoiceRooms();
  rooms.put('guild', 'a', speaker());
  rooms.put('guild', 'b', speaker());
  rooms.remove('guild', 'b');
  rooms.put('gone', 'a', speaker());
  rooms.forget('gone');

  expect([rooms.talking('guild'), rooms.busy()]).toEqual([[], ['guild']]);
});
