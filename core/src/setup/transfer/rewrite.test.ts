import { expect, test } from 'vitest';
import { rewrite } from './rewrite.ts';

test.each([
  { what: 'a field', path: 'join.channel', to: '9', becomes: { join: { channel: '9' }, roles: ['1', '2'] } },
  { what: 'an entry of a list', path: 'roles.1', to: '9', becomes: { join: { channel: '5' }, roles: ['1', '9'] } },
  {
    what: 'a field that goes',
    path: 'join.channel',
    to: null,
    becomes: { join: { channel: null }, roles: ['1', '2'] },
  },
  { what: 'an entry that goes', path: 'roles.0', to: null, becomes: { join: { channel: '5' }, roles: ['2'] } },
  { what: 'nothing', path: 'no.where', to: '9', becomes: { join: { channel: '5' }, roles: ['1', '2'] } },
])('$what is rewritten and the rest stays', ({ path, to, becomes }) => {
  const value = { join: { channel: '5' }, roles: ['1', '2'] };

  expect(rewrite(value, new Map([[path, to]]))).toEqual(becomes);
});
