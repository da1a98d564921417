import { expect, test } from 'vitest';
import { canonicalPathIn } from './canonical-path.ts';

const ROUTES = [{ path: 'commands' }, { path: 'fair/:proofId' }, { path: 'guilds/:guildId' }, { path: '*' }, {}];

test.each([
  ['/Commands', '/commands'],
  ['/GUILDS/42/Commands', '/guilds/42/commands'],
  ['/Fair/AbC', '/fair/AbC'],
  ['/commands', null],
  ['/fair/AbC', null],
  ['/Unknown', null],
])('The canonical path of %s is %s', (pathname, canonical) => {
  expect(canonicalPathIn(ROUTES)(pathname)).toBe(canonical);
});
