import { expect, test } from 'vitest';
import { rewrite } from './rewrite.ts';

test.each([
  { what: 'a field', path: 'join.channel', to: '9', becomes: { join: { channel: '9' }, roles: ['1', '2'] } },
  { what: 'a list entry', path: 'roles.1', to: '9', becomes: { join: { channel: '5' }, roles: ['1', '9'] } },
  {
    what: 'a removed field',
    path: 'join.channel',
    to: null,
    becomes: { join: { channel: null }, roles: ['1', '2'] },
  },
  { what: 'a removed list entry', path: 'roles.0', to: null, becomes: { join: { channel: '5' }, roles: ['2'] } },
  { what: 'an unknown path', path: 'no.where', to: '9', becomes: { join: { channel: '5' }, roles: ['1', '2'] } },
])('Rewriting $what leaves the rest unchanged', ({ path, to, becomes }) => {
  const value = { join: { channel: '5' }, roles: ['1', '2'] };

  expect(rewrite(value, new Map([[path, to]]))).toEqual(becomes);
});
