import { describe, expect, test } from 'vitest';
import { GUILD_NAME_SHOWN_MAX, shortGuildName } from './guild-name.ts';

describe('the name on a server card', () => {
  test.for([
    { name: 'x'.repeat(GUILD_NAME_SHOWN_MAX), shown: 'x'.repeat(GUILD_NAME_SHOWN_MAX) },
    { name: 'x'.repeat(GUILD_NAME_SHOWN_MAX + 1), shown: `${'x'.repeat(GUILD_NAME_SHOWN_MAX)}…` },
    { name: `${'x'.repeat(24)}🚀 base`, shown: `${'x'.repeat(24)}…` },
  ])('of "$name" is "$shown"', ({ name, shown }) => {
    expect(shortGuildName(name)).toBe(shown);
  });
});
