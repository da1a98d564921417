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

describe('those who talk with others', () => {
  test.for([
    { are: 'two in one channel', speakers: [speaker(), speaker()], who: ['0', '1'] },
    { are: 'nobody where one is alone', speakers: [speaker(), speaker({ channelId: 'other' })], who: [] },
    { are: 'nobody where the other is a bot', speakers: [speaker(), speaker({ isBot: true })], who: [] },
    { are: 'nobody where the other hears nothing', speakers: [speaker(), speaker({ isDeaf: true })], who: [] },
    {
      are: 'the others where one of three hears nothing',
      speakers: [speaker({ isDeaf: true }), speaker(), speaker()],
      who: ['1', '2'],
    },
    {
      are: 'nobody in the channel for those who are away',
      speakers: [speaker({ channelId: 'afk' }), speaker({ channelId: 'afk' })],
      who: [],
    },
  ])('are $are', ({ speakers, who }) => {
    expect(talking(...speakers)).toEqual(who);
  });
});

test('who leaves, and a guild that is gone, are forgotten', () => {
  const rooms = new VoiceRooms();
  rooms.put('guild', 'a', speaker());
  rooms.put('guild', 'b', speaker());
  rooms.remove('guild', 'b');
  rooms.put('gone', 'a', speaker());
  rooms.forget('gone');

  expect([rooms.talking('guild'), rooms.busy()]).toEqual([[], ['guild']]);
});
