import { PICTURE_LAYOUTS } from '@perigee/core/greetings/picture';
import { describe, expect, test } from 'vitest';
import { drawPng } from '../../../cards/draw-png.ts';
import { welcomeFile } from '../welcome-file.ts';
import type { WelcomeCard } from './welcome-card.ts';
import { welcomePicture } from './welcome-picture.ts';

const CARD: WelcomeCard = {
  locale: 'en',
  userId: '1000000000000000101',
  name: 'Alice',
  avatar: null,
  guildName: 'Orbit',
  number: 1281,
  color: '#00a6ff',
};
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

describe.for(PICTURE_LAYOUTS)('Welcome pictures in layout %s', (layout) => {
  test.for([
    { is: 'the usual details', change: {} },
    {
      is: 'a 32-letter name and a 100-letter server name',
      change: { name: 'Ш'.repeat(32), guildName: 'Ж'.repeat(100) },
    },
    { is: 'no server name and no number', change: { guildName: '', number: null } },
    { is: 'an avatar that is not a picture', change: { avatar: 'data:image/png;base64,bm90aGluZw==' } },
    { is: 'an accent as dark as the sky', change: { color: '#000000' } },
    { is: 'a name that contains markup', change: { name: '"><script>&' } },
  ])('Draws a welcome picture with $is', async ({ change }) => {
    const drawn = welcomePicture(layout, { ...CARD, ...change });

    expect(drawn).not.toMatch(/NaN|undefined|<text|<script/);
    expect((await drawPng(drawn)).subarray(0, 4)).toEqual(PNG);
  });
});

test.for(['🚀'.repeat(16), '花子', 'مرحبا', '\u202eабв'])(
  'Draws a welcome picture for a member named %s',
  async (nick) => {
    const user = { id: CARD.userId, username: 'hanako', global_name: nick, avatar: null };
    const visitor = { user, nick, members: 3 };
    const picture = { layout: 'badge' as const, color: '#ff6ec7' };

    const file = await welcomeFile({ picture, visitor, guildName: '花', locale: 'ru', cdnUrl: 'http://127.0.0.1:9' });

    expect(file).toMatchObject({ name: `welcome-${CARD.userId}.png`, description: expect.stringContaining(nick) });
    expect(file.data.subarray(0, 4)).toEqual(PNG);
  },
);
