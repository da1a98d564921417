import { describe, expect, test } from 'vitest';
import { avatarUrl } from './avatar.ts';

const user = { id: '175928847299117063', username: 'nelly', avatar: null };

describe('User avatar', () => {
  test.for([
    { is: 'a static avatar', person: { ...user, avatar: 'abc' }, path: '/avatars/175928847299117063/abc.png?size=512' },
    {
      is: 'an animated avatar',
      person: { ...user, avatar: 'a_bc' },
      path: '/avatars/175928847299117063/a_bc.gif?size=512',
    },
    { is: 'a discriminator', person: { ...user, discriminator: '1338' }, path: '/embed/avatars/3.png' },
    { is: 'no discriminator', person: { ...user, discriminator: '0' }, path: '/embed/avatars/2.png' },
  ])('A user with $is gets the avatar $path', ({ person, path }) => {
    const url = avatarUrl('https://cdn.example', person);

    expect(url).toBe(`https://cdn.example${path}`);
  });
});
