import { describe, expect, test } from 'vitest';
import { avatarUrl } from './avatar.ts';

const user = { id: '175928847299117063', username: 'nelly', avatar: null };

describe('the avatar of a person', () => {
  test.for([
    { is: 'a still picture', person: { ...user, avatar: 'abc' }, path: '/avatars/175928847299117063/abc.png?size=512' },
    { is: 'a moving one', person: { ...user, avatar: 'a_bc' }, path: '/avatars/175928847299117063/a_bc.gif?size=512' },
    { is: 'by discriminator modulo 5', person: { ...user, discriminator: '1338' }, path: '/embed/avatars/3.png' },
    { is: 'by id modulo 6 without one', person: { ...user, discriminator: '0' }, path: '/embed/avatars/2.png' },
  ])('is $is', ({ person, path }) => {
    const url = avatarUrl('https://cdn.example', person);

    expect(url).toBe(`https://cdn.example${path}`);
  });
});
