import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { describe, expect } from 'vitest';
import { descriptionOf, give, PLAIN_BOT, switchToRussian } from '../../support/economy/boards.ts';
import { RANKED_WITHIN_MS } from '../../support/economy/leaderboard.ts';
import { openChat } from '../../support/chat.ts';
import { denyInChannel } from '../../support/moderation/deny-in-channel.ts';
import { createGuild, type GuildFixture, test } from '../../support/fixtures.ts';
import type { World } from '../../support/world.ts';

type Message = ReturnType<World['simulator']['world']['messages']>[number];

/** Members who outrank everyone else in the test, highest first. */
function crowd(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    userId: String(2_000_000_000_000_000_000n + BigInt(index)),
    balance: 10_000 - index,
    xp: index + 1,
  }));
}

function buttonsOf({ components: [row] }: Pick<Message, 'components'>) {
  const inRow = row?.['components'];
  return (Array.isArray(inRow) ? inRow : []).map((button) => {
    const { label, custom_id: id, url, disabled = false }: Record<string, unknown> = Object(button);
    return { label: String(label), id: String(id), url, disabled };
  });
}

/** The message's current state. */
function now({ simulator }: World, { channelId }: GuildFixture, id: string): Pick<Message, 'embeds' | 'components'> {
  const message = simulator.world.messages(channelId).find((each) => each.id === id);
  return structuredClone(message ?? { embeds: [], components: [] });
}

describe('Leaderboard', () => {
  test('The leaderboard shows ranks and values, and the caller’s own rank below', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await give(world, guild, [
      { userId: guild.owner.id, balance: 12_480, xp: 7 },
      { userId: guild.member.id, balance: -5, xp: 1234 },
    ]);

    const [typed, slash] = [await chat.ask('!leaderboard'), await chat.slash('leaderboard', { sort: 'xp' })];

    expect(typed.embeds).toMatchObject([
      {
        title: 'Leaderboard · Balance · All time',
        url: `http://localhost:3000/leaderboard/${guild.id}?page=1&sort=balance&period=all`,
        footer: { text: 'Page 1 of 1 · 2 members' },
      },
    ]);
    expect(descriptionOf(typed)).toBe(
      `🥇 **owner** — 12,480 💰\n🥈 **member** — -5 💰\n\n<@${guild.member.id}>: **#2** · -5 💰`,
    );
    expect(descriptionOf(slash)).toBe(
      `🥇 **member** — 1,234 XP\n🥈 **owner** — 7 XP\n\n<@${guild.member.id}>: **#1** · 1,234 XP`,
    );
    expect(buttonsOf(typed).map(({ label }) => label)).toEqual(['Open on the site']);
  });

  test('Any member can turn the leaderboard’s pages, which keep showing the opener’s rank', async ({
    world,
    guild,
  }) => {
    const chat = openChat(world, guild);
    await give(world, guild, [...crowd(20), { userId: guild.member.id, balance: 1 }]);
    const { id, ...first } = structuredClone(await chat.ask('!lb'));
    const [, next] = buttonsOf(first);

    await chat.press(id, next?.id ?? '', guild.owner.id);
    const second = now(world, guild, id);
    await chat.press(id, buttonsOf(second)[1]?.id ?? '');
    const third = now(world, guild, id);
    await chat.press(id, buttonsOf(third)[0]?.id ?? '');

    expect(descriptionOf(second)).toMatch(/^`11\.` \*\*.+\*\* — 9,990 💰\n/);
    expect(descriptionOf(third)).toMatch(/^`21\.` \*\*member\*\* — 1 💰\n\n<@\d+>: \*\*#21\*\*/);
    expect(descriptionOf(now(world, guild, id))).toContain(`<@${guild.member.id}>: **#21**`);
    expect([first, second, third].map((page) => buttonsOf(page).map(({ disabled }) => disabled))).toEqual([
      [true, false, false],
      [false, false, false],
      [false, true, false],
    ]);
  });

  test('The leaderboard falls back to its last page after it becomes shorter', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const holders = [...crowd(10), { userId: guild.owner.id, balance: 1 }];
    await give(world, guild, holders);
    const { id, ...first } = await chat.ask('!top');
    await world.services.ledger.remove({ guildId: guild.id, userId: guild.owner.id });
    await world.services.boards.catchUp(RANKED_WITHIN_MS);

    // A custom id in the older format.
    await chat.press(id, `board:balance:all:2:${guild.member.id}`);
    const former = now(world, guild, id).embeds;
    await chat.press(id, buttonsOf(first)[1]?.id ?? '');

    const shortened = [{ footer: { text: 'Page 1 of 1 · 10 members' } }];
    expect([former, now(world, guild, id).embeds]).toMatchObject([shortened, shortened]);
  });

  test('The leaderboard accepts a period and a page, and rejects an unknown sort order', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    await give(world, guild, crowd(11));

    const week = await chat.ask('!leaderboard experience week 2');
    const month = await chat.slash('leaderboard', { period: 'month', page: 2 });
    const unknown = await chat.ask('!leaderboard yesterday');

    expect(week.embeds).toMatchObject([
      { title: 'Leaderboard · Experience · This week', footer: { text: 'Page 2 of 2 · 11 members' } },
    ]);
    expect(unknown.content).toContain('“sort” must be one of: Balance, Experience');
    expect(month.embeds).toMatchObject([
      { title: 'Leaderboard · Balance · This month', footer: { text: 'Page 2 of 2 · 11 members' } },
    ]);
  });

  test('A number alone is a page of the leaderboard, and beyond the last page the last one is shown', async ({
    world,
    guild,
  }) => {
    const chat = openChat(world, guild);
    await give(world, guild, crowd(11));

    const answers = [
      await chat.ask('!top 2'),
      await chat.ask('!top page 2'),
      await chat.ask('!top 2 experience'),
      await chat.ask('!top 9'),
      await chat.slash('leaderboard', { page: 9_007_199_254_740_991 }),
    ];

    const last = [{ footer: { text: 'Page 2 of 2 · 11 members' } }];
    expect(answers.map(({ embeds }) => embeds)).toMatchObject(answers.map(() => last));
  });

  test('The pages of a statement, shop, inventory and cases are numbers alone, in any order', async ({
    world,
    guild,
  }) => {
    const chat = openChat(world, { ...guild, member: guild.owner });
    const words = `<@${guild.member.id}>`;

    const answers = [
      await chat.ask('!history 2'),
      await chat.ask(`!history ${words} 2`),
      await chat.ask(`!history 2 ${words}`),
      await chat.ask('!inventory 2'),
      await chat.ask(`!inventory 2 ${words}`),
      await chat.ask('!shop 2 please'),
      await chat.ask('!shop please'),
      await chat.ask('!jobs please'),
      await chat.ask(`!cases ${words} 2`),
      await chat.ask(`!warns ${words} 2`),
    ];

    expect(JSON.stringify(answers)).not.toMatch(/must be|Usage|Nobody|went wrong/);
  });

  test('The leaderboard is in Russian on a Russian-language server', async ({ world, guild, api }) => {
    const chat = openChat(world, guild);
    await switchToRussian(api, guild);
    await give(world, guild, [{ userId: guild.member.id, balance: 12_480, xp: 40 }]);

    const answer = await chat.ask('!лидеры опыт "за эту неделю"');
    const byBalance = await chat.ask('!топ');

    expect(answer.embeds).toMatchObject([
      { title: 'Таблица лидеров · Опыт · За эту неделю', footer: { text: 'Страница 1 из 1 · 1 участник' } },
    ]);
    expect(descriptionOf(byBalance)).toContain(`<@${guild.member.id}>: **1-е место** · 12\u00a0480 💰`);
  });

  test('The leaderboard is plain text if the bot cannot embed links', async ({ world }) => {
    const guild = createGuild(world, { botPermissions: [...PLAIN_BOT] });
    const chat = openChat(world, guild);
    await give(world, guild, [...crowd(10), { userId: guild.member.id, balance: 5 }]);
    await denyInChannel(world, guild, 'EmbedLinks');

    const { id, ...answer } = await chat.ask('!leaderboard');
    await chat.press(id, buttonsOf(answer)[1]?.id ?? '');

    expect(answer).toMatchObject({
      embeds: [],
      content: expect.stringContaining('**Leaderboard · Balance · All time**'),
    });
    expect(now(world, guild, id)).toMatchObject({
      embeds: [],
      content: expect.stringContaining('`11.` **member** — 5 💰'),
    });
  });

  test('An empty leaderboard says so, and that the caller is not ranked', async ({ world, guild }) => {
    const answer = await openChat(world, guild).ask('!leaderboard');

    expect(descriptionOf(answer)).toBe(`Nobody is ranked here yet.\n\n<@${guild.member.id}> isn’t ranked here yet.`);
  });

  test('Names on the leaderboard are escaped and ping no one', async ({ world, guild }) => {
    const chat = openChat(world, guild);
    const names = ['@everyone **bold**', `<@${guild.owner.id}>`, '[free](https://evil.example)', '\u202Eecila\nbob'];
    const holders = names.map((globalName, index) => {
      const userId = world.simulator.world.createPerson({ username: `hostile${index}`, globalName });
      world.simulator.world.addMember(guild.id, userId);
      return { userId, balance: 100 - index };
    });
    await give(world, guild, holders);

    const answer = await chat.ask('!leaderboard');
    const ranked = await chat.ask(`!profile ${holders[0]?.userId}`);

    expect(descriptionOf(answer).split('\n').slice(0, 4)).toEqual([
      String.raw`🥇 **@​everyone \*\*bold\*\*** — 100 💰`.replace('@​', '@\u200b'),
      `🥈 **\\<@\u200b${guild.owner.id}>** — 99 💰`,
      '🥉 **\\[free](https:\u200b//evil.example)** — 98 💰',
      '`4.` **ecila bob** — 97 💰',
    ]);
    for (const { mentionUserIds, mentionsEveryone } of [answer, ranked]) {
      expect([mentionUserIds, mentionsEveryone]).toEqual([[], false]);
    }
  });
});

test('The public command list has the leaderboard commands in the economy category', async ({ api }) => {
  const { body } = await api.call(null, commandsEndpoints.list, {});

  expect(body).toEqual(
    expect.arrayContaining(
      ['leaderboard', 'rank', 'profile'].map((name) => expect.objectContaining({ name, category: 'economy' })),
    ),
  );
});
