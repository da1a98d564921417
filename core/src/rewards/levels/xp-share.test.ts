import { describe, expect, test } from 'vitest';
import { DEFAULT_LEVELS } from './schema.ts';
import { atShare, xpShare } from './xp-share.ts';

const levels = {
  ...DEFAULT_LEVELS,
  enabled: true,
  excludedChannels: ['spam'],
  excludedRoles: ['muted'],
  multipliers: [
    { role: 'regular', percent: 150 },
    { role: 'patron', percent: 300 },
    { role: 'idle', percent: 50 },
  ],
};

describe('XP share of a member', () => {
  test.for([
    { is: 'without a listed role', channelIds: ['chat'], roleIds: ['other'], share: 100 },
    { is: 'with several listed roles', channelIds: ['chat'], roleIds: ['idle', 'patron'], share: 300 },
    { is: 'with a role below 100 percent', channelIds: ['chat'], roleIds: ['idle'], share: 50 },
    { is: 'in an excluded channel', channelIds: ['spam'], roleIds: ['patron'], share: 0 },
    { is: 'in a thread of an excluded channel', channelIds: ['thread', 'spam'], roleIds: [], share: 0 },
    { is: 'with an excluded role', channelIds: ['chat'], roleIds: ['patron', 'muted'], share: 0 },
  ])('A member $is gains $share percent of the usual XP', ({ share, ...gaining }) => {
    expect(xpShare(levels, gaining)).toBe(share);
  });

  test('A member gains the full XP while levels are off', () => {
    expect(xpShare({ ...levels, enabled: false }, { channelIds: ['spam'], roleIds: ['muted'] })).toBe(100);
  });
});

test.for([
  { xp: 3, share: 150, drawn: 0.49, gained: 5 },
  { xp: 3, share: 150, drawn: 0.5, gained: 4 },
  { xp: 1, share: 250, drawn: 0.1, gained: 3 },
  { xp: 10, share: 0, drawn: 0, gained: 0 },
  { xp: 7, share: 100, drawn: 0, gained: 7 },
])('Rounds $xp XP at $share percent to $gained for a random draw of $drawn', ({ xp, share, drawn, gained }) => {
  expect(atShare(xp, share, drawn)).toBe(gained);
});
