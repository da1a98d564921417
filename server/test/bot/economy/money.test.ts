import { describe, expect } from 'vitest';
import { booksOf } from '../../support/books.ts';
import { openChat } from '../../support/chat.ts';
import { createPerson, type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

const OVER_WITHIN = { timeout: 60_000, interval: 200 };

/** The chat as the guild's manager. */
const managersChat = (world: World, guild: GuildFixture) =>
  openChat(world, { channelId: guild.channelId, member: guild.manager });

const textOf = (message: { content: string; embeds?: readonly unknown[] } | undefined) =>
  `${message?.content ?? ''}\n${JSON.stringify(message?.embeds ?? [])}`;

const balanceOf = async ({ services }: World, { id }: GuildFixture, userId: string) =>
  (await services.ledger.holdings(id, userId))?.balance ?? null;

describe('Money for one member', () => {
  test('Managers can give, take and set money, and the reply shows the new balance', async ({ world, guild }) => {
    const chat = managersChat(world, guild);
    const who = `<@${guild.member.id}>`;

    const given = await chat.ask(`!money add ${who} 1.5k for the party`);
    const taken = await chat.ask(`!money take ${who} 600`);
    const halved = await chat.ask(`!money take ${who} half`);
    const set = await chat.ask(`!money set ${who} 12345`);
    const slash = await chat.slash('money add', { target: guild.member.id, amount: '5' });

    expect(textOf(given)).toContain(`${who} got **1,500 💰**.\\nReason: for the party`);
    expect(textOf(given)).toContain('Balance: 1,500 💰');
    expect(textOf(taken)).toContain(`**600 💰** was taken from ${who}.`);
    expect(textOf(halved)).toContain(`**450 💰** was taken from ${who}.`);
    expect(textOf(set)).toContain(`${who} now has **12,345 💰** (+11,895 💰).`);
    expect(JSON.stringify(slash)).toContain('Balance: 12,350 💰');
    expect(await booksOf(world, guild)).toMatchObject({
      total: 0,
      accounts: { 'mint:grant': -1505, 'sink:fine': 1050, 'mint:adjust': -11895 },
    });
  });

  test('Taking money stops at a balance of zero and leaves debts unchanged', async ({ world, guild }) => {
    const chat = managersChat(world, guild);
    const who = `<@${guild.member.id}>`;
    await chat.ask(`!money add ${who} 70`);

    const less = await chat.ask(`!money take ${who} 100`);
    const nothing = await chat.ask(`!money take ${who} all`);
    await world.services.ledger.change({ guildId: guild.id, userId: guild.member.id, kind: 'work', balance: -5 });
    const debt = await chat.ask(`!money take ${who} 1`);

    expect(textOf(less)).toContain(`${who} only had **70 💰**, and that was taken.`);
    expect([nothing, debt].map(({ content }) => content)).toEqual([
      `${who} has no money to take.`,
      `${who} has no money to take.`,
    ]);
    expect(await balanceOf(world, guild, guild.member.id)).toBe(-5);
  });

  test.for([
    ['add', '0', 'at least 1'],
    ['take', '-5', 'at least 1'],
    ['add', '1.5', 'a whole number'],
    ['set', '100000000000000000000', 'more money than anyone can have'],
    ['add', 'all', 'only work for taking'],
    ['set', 'half', 'only work for taking'],
    ['add', 'lots', 'not an amount'],
  ] as const)('The money command refuses "%s %s"', async ([act, amount, answer], { world, guild }) => {
    const reply = await managersChat(world, guild).ask(`!money ${act} <@${guild.member.id}> ${amount}`);

    expect(reply.content).toContain(answer);
    expect(await balanceOf(world, guild, guild.member.id)).toBeNull();
  });

  test('Only managers can give money, only to members, and only up to the maximum balance', async ({
    world,
    guild,
    stranger,
  }) => {
    const asMember = await openChat(world, guild).ask(`!money add <@${guild.member.id}> 5`);
    const chat = managersChat(world, guild);
    const toStranger = await chat.ask(`!money add <@${stranger.id}> 5`);
    await chat.ask(`!money add <@${guild.member.id}> ${Number.MAX_SAFE_INTEGER}`);
    const tooMuch = await chat.ask(`!money add <@${guild.member.id}> 1`);

    expect(asMember.content).toContain('Manage Server');
    expect(toStranger.content).toContain('aren’t on this server');
    expect(tooMuch.content).toContain('more money than anyone can have');
    expect(await balanceOf(world, guild, guild.member.id)).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('Money for a role', () => {
  /** Three members with a dedicated role; the first has 30 and the second 500. */
  async function giveRole(world: World, guild: GuildFixture) {
    const control = world.simulator.world;
    const roleId = control.createRole(guild.id, { name: 'Crew' });
    const crew = ['one', 'two', 'three'].map((name) => createPerson(world, name).id);
    for (const userId of crew) {
      control.addMember(guild.id, userId);
      control.grantRole(guild.id, userId, roleId);
    }
    const [first = '', second = '', third = ''] = crew;
    const { ledger } = world.services;
    await ledger.change({ guildId: guild.id, userId: first, kind: 'demo', balance: 30 });
    await ledger.change({ guildId: guild.id, userId: second, kind: 'demo', balance: 500 });
    const balances = () => Promise.all([first, second, third].map((userId) => balanceOf(world, guild, userId)));
    return { roleId, crew, balances };
  }

  const messageOf = (world: World, guild: GuildFixture, messageId: string) =>
    world.simulator.world.messages(guild.channelId).find(({ id }) => id === messageId);

  async function waitForText(world: World, guild: GuildFixture, messageId: string, words: string) {
    await expect.poll(() => textOf(messageOf(world, guild, messageId)), OVER_WITHIN).toContain(words);
  }

  function undoOf(world: World, guild: GuildFixture, messageId: string): string {
    const found = /"custom_id":"(money:undo[^"]+)"/.exec(
      JSON.stringify(messageOf(world, guild, messageId)?.components),
    );
    return found?.[1] ?? '';
  }

  test('Money for a role reaches every member, and managers can undo it as far as it is unspent', async ({
    world,
    guild,
  }) => {
    const { roleId, crew, balances } = await giveRole(world, guild);
    const chat = managersChat(world, guild);

    const { id } = await chat.ask(`!money add <@&${roleId}> 100 payday`);
    await waitForText(world, guild, id, 'Done: 3 members');
    const given = await balances();
    const answer = textOf(messageOf(world, guild, id));
    await world.services.ledger.change({ guildId: guild.id, userId: crew[2] ?? '', kind: 'buy', balance: -60 });
    await chat.press(id, undoOf(world, guild, id), guild.member.id);
    await chat.press(id, undoOf(world, guild, id));
    await waitForText(world, guild, id, 'Undone: 3 members');

    expect(answer).toContain(`**100 💰** for everyone with <@&${roleId}>.`);
    expect(answer).toContain('Reason: payday');
    expect(given).toEqual([130, 600, 100]);
    expect(await balances()).toEqual([30, 500, 0]);
    expect(textOf(messageOf(world, guild, id))).toContain('1 member had spent some of it');
    expect(await balanceOf(world, guild, guild.manager.id)).toBeNull();
    expect(await booksOf(world, guild)).toMatchObject({ total: 0, accounts: { 'mint:grant': -60 } });
  });

  test('Taking money from a role stops at zero, setting it equalises balances, and half is rejected', async ({
    world,
    guild,
  }) => {
    const { roleId, balances } = await giveRole(world, guild);
    const chat = managersChat(world, guild);

    const take = await chat.ask(`!money take <@&${roleId}> 50`);
    await waitForText(world, guild, take.id, 'Done: 3 members');
    const taken = await balances();
    const set = await chat.ask(`!money set <@&${roleId}> 7`);
    await waitForText(world, guild, set.id, 'Done: 3 members');
    const half = await chat.ask(`!money take <@&${roleId}> half`);

    expect(taken).toEqual([0, 450, null]);
    expect(textOf(messageOf(world, guild, take.id))).toContain('2 members had less');
    expect(await balances()).toEqual([7, 7, 7]);
    expect(half.content).toContain('is different for each member');
    expect(await booksOf(world, guild)).toMatchObject({ total: 0 });
  });
});
