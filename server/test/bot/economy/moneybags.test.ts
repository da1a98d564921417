import { economySection } from '@perigee/core/economy/section';
import { DEFAULT_ECONOMY } from '@perigee/core/economy/schema';
import { expect } from 'vitest';
import type { ApiClient } from '../../support/api-client.ts';
import { booksOf } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

/** Makes the amount in every bag fixed, so that a win is predictable. */
async function fillBags(api: ApiClient, guild: GuildFixture, amount: number): Promise<void> {
  const moneybags = { min: amount, max: amount, cooldown: 3_600_000 };
  const body = { ...DEFAULT_ECONOMY, moneybags };
  const reply = await api.call(guild.owner.token, economySection.save, { params: { guildId: guild.id }, body });
  expect(reply.status).toBe(200);
}

function bagsOf(world: World, { channelId }: GuildFixture, messageId: string): string[] {
  const message = world.simulator.world.messages(channelId).find(({ id }) => id === messageId);
  return [...JSON.stringify(message?.components).matchAll(/"custom_id":"(work:bag[^"]+)"/g)].map(([, id = '']) => id);
}

const balanceOf = async ({ services }: World, { id, member }: GuildFixture) =>
  (await services.ledger.holdings(id, member.id))?.balance ?? 0;

test.for([
  { amount: 70, text: 'You found **70 💰** inside!' },
  { amount: -30, text: 'The bag was full of bills: you lost **30 💰**.' },
  { amount: 0, text: 'The bag was empty.' },
])(
  'Only one bag worth $amount opens when several are clicked at once',
  async ({ amount, text }, { world, guild, api }) => {
    await fillBags(api, guild, amount);
    const chat = openChat(world, guild);
    const { id } = await chat.ask('!moneybags');
    const bags = bagsOf(world, guild, id);
    expect(bags).toHaveLength(3);

    await Promise.all([0, 1, 2, 0].map((index) => chat.press(id, bags[index] ?? '')));

    const contentNow = () => world.simulator.world.messages(guild.channelId).find((each) => each.id === id)?.content;
    await expect.poll(contentNow).toContain(text);
    expect(await balanceOf(world, guild)).toBe(amount);
    expect(bagsOf(world, guild, id)).toEqual([]);
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
    const again = await chat.ask('!moneybags');
    expect(again.content).toMatch(/^You’ve opened your bag\. New ones come <t:\d+:R>\.$/);
  },
);

test('Only the member who asked for the bags can open one', async ({ world, guild, api }) => {
  await fillBags(api, guild, 70);
  const chat = openChat(world, guild);
  const { id } = await chat.ask('!moneybags');

  await chat.press(id, bagsOf(world, guild, id)[0] ?? '', guild.manager.id);

  expect(chat.answers().at(-1)).toMatchObject({
    content: 'This button isn’t for you.',
    onlyFor: guild.manager.id,
  });
  expect(await balanceOf(world, guild)).toBe(0);
});
