import { describe, expect } from 'vitest';
import { test } from '../../support/fixtures.ts';
import { openNamed } from '../../support/named-people.ts';

describe('An order for one person', () => {
  test.for([
    '!money add 500 bob and ann',
    '!money add 500 bob, ann',
    '!money add 500 @bob @ann',
    '!money add 500 @bob and ann',
    '!money add bob & @ann 500',
    '!pay bob and ann 100',
    '!pay 100 @bob, @ann',
  ])('"%s" pays nobody and says that one member is taken', async (typed, { world }) => {
    const { owners, guild, join, give, balanceOf } = openNamed(world);
    const ids: Record<string, string> = { bob: join('bob'), ann: join('ann') };
    await give(guild.owner.id, 1000);

    const { content } = await owners.ask(typed.replaceAll(/@(\w+)/g, (_, name: string) => `<@${ids[name]}>`));

    expect(content).toMatch(/takes one member, and “(?:ann|<@\d+>)” looks like one more\./);
    expect(await balanceOf(ids['bob'] ?? '')).toBe(0);
    expect(await balanceOf(ids['ann'] ?? '')).toBe(0);
  });

  test.for(['!money add 500 bob: ann, well done', '!money add 500 bob, well done', '!money add bob, 500 and ann'])(
    '"%s" pays Bob',
    async (typed, { world }) => {
      const { owners, join, balanceOf } = openNamed(world);
      const bob = join('bob');
      join('ann');

      await owners.ask(typed);

      expect(await balanceOf(bob)).toBe(500);
    },
  );

  test.for([
    { typed: '!казна добавить 100 Петя и Серёжа', second: 'Серёжа' },
    { typed: '!казна добавить по 100 Петя и Серёже', second: 'Серёже' },
  ])('The Russian order "$typed" pays nobody either', async ({ typed, second }, { world, api }) => {
    const { owners, join, balanceOf, speakRussian } = openNamed(world);
    await speakRussian(api);
    const petya = join('petya', 'Петя');
    join('sergey', 'Серёжа');

    const { content } = await owners.ask(typed);

    expect(content).toContain(`«${second}» похоже на ещё одного`);
    expect(await balanceOf(petya)).toBe(0);
  });

  test('A name that nobody has exactly is not paid if another one follows', async ({ world, api }) => {
    const { owners, join, speakRussian } = openNamed(world);
    await speakRussian(api);
    join('petya', 'Петя');
    join('sergey', 'Серёжа');

    const { components } = await owners.ask('!казна добавить по 100 Пете и Серёже');

    expect(JSON.stringify(components)).not.toContain('custom_id');
  });

  test('A command that only shows something shows the first of two people', async ({ world }) => {
    const { chat, join } = openNamed(world);
    const bob = join('bob');
    join('ann');

    const { embeds } = await chat.ask('!user bob and ann');

    expect(JSON.stringify(embeds)).toContain(bob);
  });
});
