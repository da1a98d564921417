import { expect, test } from 'vitest';
import { CachedGuild } from './cached-guild.ts';

const FACTS = {
  id: '1099511627776000000',
  shardId: 3,
  ownerId: '1099511627776000001',
  memberCount: 120,
  emojiCount: 4,
  ownRoleIds: ['1099511627776000002'],
  botRoleId: '1099511627776000002',
  ownTimeoutMs: 0,
  roles: [
    { id: '1099511627776000000', permissions: (1n << 63n) | 8n, position: 0 },
    { id: '1099511627776000002', permissions: 0n, position: 249 },
  ],
  channels: [
    { id: '1099511627776000010', type: 0, overwrites: [] },
    {
      id: '18446744073709551615',
      type: 15,
      overwrites: [
        { id: '1099511627776000002', allow: 1024n, deny: 2048n },
        { id: '1099511627776000001', allow: 0n, deny: (1n << 64n) - 1n },
      ],
    },
    { id: '1099511627776000011', type: 2, overwrites: [] },
  ],
};

test('Unpacks a packed guild into the same facts', () => {
  const guild = new CachedGuild(FACTS);

  expect(guild.facts()).toEqual(FACTS);
  expect(guild.channelCount).toBe(3);
});

test('Finds every channel of a packed guild, and none by an unknown ID', () => {
  const guild = new CachedGuild(FACTS);

  expect(FACTS.channels.map(({ id }) => guild.channel(id))).toEqual(FACTS.channels);
  expect(guild.hasChannel('1099511627776000011')).toBe(true);
  expect(guild.hasChannel('1099511627776000002')).toBe(false);
  expect(guild.channel('1')).toBeUndefined();
});

test('Replaces roles and channels of a packed guild independently', () => {
  const guild = new CachedGuild(FACTS);
  const [everyone] = FACTS.roles;
  const [, forum] = FACTS.channels;

  guild.roles = FACTS.roles.slice(0, 1);
  guild.channels = FACTS.channels.slice(1, 2);

  expect(guild.roles).toEqual([everyone]);
  expect(guild.channels).toEqual([forum]);
});
