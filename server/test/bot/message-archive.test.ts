import { describe, expect } from 'vitest';
import { archiving, WRITTEN_WITHIN_MS } from '../../src/testing/archive.ts';
import { test } from '../../src/testing/fixtures.ts';

describe('a message of a member, where deleted messages are logged,', () => {
  test('can be found at once, and stands in the database where nobody can read it', async ({ world, guild, api }) => {
    const archive = archiving(api, { world, guild });
    await archive.keep({ days: 14 });

    const id = world.simulator.world.say(guild.member.id, guild.channelId, 'the secret recipe');

    await expect
      .poll(() => archive.find(id))
      .toMatchObject([
        {
          id,
          guildId: guild.id,
          channelId: guild.channelId,
          parentId: null,
          author: { id: guild.member.id, name: 'member' },
          content: 'the secret recipe',
          attachments: [],
          embeds: 0,
          deletedAt: null,
        },
      ]);
    await expect.poll(() => archive.rows(), { timeout: WRITTEN_WITHIN_MS }).toMatchObject([{ message_id: id }]);
    expect(JSON.stringify(await archive.rows())).not.toMatch(/secret|recipe|member/);
    expect(await archive.find(id)).toMatchObject([{ content: 'the secret recipe', author: { name: 'member' } }]);
  });
});
