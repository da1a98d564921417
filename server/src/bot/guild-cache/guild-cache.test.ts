import { expect, test } from 'vitest';
import type { CachedGuildFacts } from './cached-guild.ts';
import { GuildCache } from './guild-cache.ts';

function guildOf(id: string, shardId: number, memberCount: number): CachedGuildFacts {
  const channels = [{ id: '1099511627776000010', type: 0, overwrites: [] }];
  return { id, shardId, ownerId: '1', memberCount, emojiCount: 2, ownRoleIds: [], roles: [], channels };
}

test('Keeps the totals of a shard current as guilds are added, replaced, changed and removed', () => {
  const cache = new GuildCache();

  cache.set(guildOf('1099511627776000000', 0, 10));
  cache.set(guildOf('1099511627776000001', 0, 5));
  cache.set(guildOf('1099511627776000002', 1, 7));
  cache.set(guildOf('1099511627776000000', 0, 20));
  cache.change('1099511627776000001', (guild) => {
    guild.memberCount += 1;
    guild.emojiCount = 0;
    guild.channels = [];
  });
  cache.change('1099511627776000009', (guild) => {
    guild.memberCount += 1;
  });

  expect(cache.totals(0)).toEqual({ guilds: 2, users: 26, channels: 1, emojis: 2 });
  expect(cache.totals(1)).toEqual({ guilds: 1, users: 7, channels: 1, emojis: 2 });
  expect(cache.totals(2)).toEqual({ guilds: 0, users: 0, channels: 0, emojis: 0 });

  cache.delete('1099511627776000000');
  cache.delete('1099511627776000000');
  expect(cache.totals(0)).toEqual({ guilds: 1, users: 6, channels: 0, emojis: 0 });
});
