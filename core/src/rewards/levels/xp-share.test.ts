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

describe('of the usual experience a member gains', () => {
  test.for([
    { is: 'all with no role of the list', channelIds: ['chat'], roleIds: ['other'], share: 100 },
    { is: 'as much as the best of the roles brings', channelIds: ['chat'], roleIds: ['idle', 'patron'], share: 300 },
    { is: 'less with a role that brings less', channelIds: ['chat'], roleIds: ['idle'], share: 50 },
    { is: 'nothing in a channel that is left out', channelIds: ['spam'], roleIds: ['patron'], share: 0 },
    { is: 'nothing in its threads', channelIds: ['thread', 'spam'], roleIds: [], share: 0 },
    { is: 'nothing with a role that is left out', channelIds: ['chat'], roleIds: ['patron', 'muted'], share: 0 },
  ])('$is', ({ share, ...gaining }) => {
    expect(xpShare(levels, gaining)).toBe(share);
  });

  test('all of it while levels are off', () => {
    expect(xpShare({ ...levels, enabled: false }, { channelIds: ['spam'], roleIds: ['muted'] })).toBe(100);
  });
});

test.for([
  { xp: 3, share: 150, drawn: 0.49, gained: 5 },
  { xp: 3, share: 150, drawn: 0.5, gained: 4 },
  { xp: 1, share: 250, drawn: 0.1, gained: 3 },
  { xp: 10, share: 0, drawn: 0, gained: 0 },
  { xp: 7, share: 100, drawn: 0, gained: 7 },
])('$xp at $share % are $gained where $drawn is drawn', ({ xp, share, drawn, gained }) => {
  expect(atShare(xp, share, drawn)).toBe(gained);
});
