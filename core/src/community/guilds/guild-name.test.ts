import { describe, expect, test } from 'vitest';
import { GUILD_NAME_SHOWN_MAX, shortGuildName } from './guild-name.ts';

describe('Server card name', () => {
  test.for([
    { name: 'x'.repeat(GUILD_NAME_SHOWN_MAX), shown: 'x'.repeat(GUILD_NAME_SHOWN_MAX) },
    { name: 'x'.repeat(GUILD_NAME_SHOWN_MAX + 1), shown: `${'x'.repeat(GUILD_NAME_SHOWN_MAX)}…` },
    { name: `${'x'.repeat(24)}🚀 base`, shown: `${'x'.repeat(24)}…` },
  ])('The server card shows "$name" as "$shown"', ({ name, shown }) => {
    expect(shortGuildName(name)).toBe(shown);
  });
});
