import { describe, expect } from 'vitest';
import { openChat } from '../../support/chat.ts';
import { seedMovements } from '../../support/economy/statements.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

/** The member earns 1, then 2, and so on. */
async function earn({ services }: World, { id: guildId, member }: GuildFixture, times: number): Promise<void> {
  for (let amount = 1; amount <= times; amount += 1) {
    await services.ledger.change({ guildId, userId: member.id, kind: 'work', balance: amount });
  }
}

/** What each line of a statement gained, newest first. */
const gainsIn = ({ embeds: [embed] }: { embeds: { description?: string | undefined }[] }) =>
  [...(embed?.description ?? '').matchAll(/\*\*\+(\d+) 💰\*\*/gu)].map(([, gain]) => Number(gain));

describe('Statements in the chat', () => {
  test('A member without transactions is told so', async ({ world, guild }) => {
    const answer = await openChat(world, guild).ask('!history');

    expect(answer.embeds).toMatchObject([
      { title: 'Statement', description: expect.stringContaining('No transactions') },
    ]);
  });

  test('What was bought, paid and earned is listed', async ({ world, guild }) => {
    await seedMovements(world, guild);

    const answer = await openChat(world, guild).ask('!history');

    expect(answer.embeds[0]?.['description']).toContain('=HYPERLINK("x"), "cheap"');
    expect(answer.embeds[0]?.['description']).toContain(`<@${guild.manager.id}>`);
  });

  test('Each page shows ten transactions, and a page beyond the last shows the last', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await earn(world, guild, 12);

    const first = await chat.ask('!history');
    const second = await chat.ask('!history 2');
    const beyond = await chat.ask('!history 9');

    expect(gainsIn(first)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect([second, beyond].map(gainsIn)).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(beyond.embeds).toMatchObject([{ footer: { text: 'Page 2' } }]);
  });
});
