import { describe, expect } from 'vitest';
import { buttonsOf } from '../../support/buttons-of.ts';
import { test } from '../../support/fixtures.ts';
import { openNamed } from '../../support/named-people.ts';

/** The order with ids in the place of mentions. */
const withIds = (typed: string, ids: Record<string, string>) =>
  typed.replaceAll(/@(\w+)/g, (whole, name: string) => (ids[name] === undefined ? whole : `<@${ids[name]}>`));

describe('A name in a list of mentions', () => {
  test.for([
    { button: 'With mia', warned: 3, reason: '30m' },
    { button: 'Without mia', warned: 2, reason: 'mia 30m' },
  ])('"$button" warns $warned people', async ({ button, warned, reason }, { world }) => {
    const { chat, cases, join } = openNamed(world);
    const ids = { bob: join('bob'), sasha: join('sasha'), mia: join('mia') };

    const question = await chat.ask(withIds('!warn @bob @sasha, mia 30m', ids));
    const before = await cases();
    await chat.press(question.id, buttonsOf(question).get(button) ?? '');

    expect(before).toEqual([]);
    await expect.poll(async () => (await cases()).length).toBe(warned);
    expect((await cases()).map((each) => each.reason)).toEqual(Array.from({ length: warned }, () => reason));
  });

  test.for(['!warn @bob and mia spam', '!warn mia, bob spam', '!warn @bob & mia: spam', '!warn @bob, mia, sasha spam'])(
    '"%s" asks before it warns anybody',
    async (typed, { world }) => {
      const { chat, cases, join } = openNamed(world);
      const ids = { bob: join('bob'), sasha: join('sasha'), mia: join('mia') };

      const { content } = await chat.ask(withIds(typed, ids));

      expect(content).toContain('too, or does the reason start there?');
      expect(await cases()).toEqual([]);
    },
  );

  test('A name between two mentions belongs to the list', async ({ world }) => {
    const { chat, cases, join } = openNamed(world);
    const ids = { bob: join('bob'), sasha: join('sasha') };
    const mia = join('mia');

    await chat.ask(withIds('!warn @bob, mia and @sasha spam', ids));

    expect(await cases()).toMatchObject([
      { member: { id: ids.bob }, reason: 'spam' },
      { member: { id: mia }, reason: 'spam' },
      { member: { id: ids.sasha }, reason: 'spam' },
    ]);
  });

  test('A mention that names nobody stops the whole order', async ({ world }) => {
    const { chat, cases, join } = openNamed(world);
    const ids = { bob: join('bob') };

    const { content } = await chat.ask(withIds('!warn @bob @nobodyhere spam', ids));

    expect(content).toContain('Can’t find “nobodyhere”.');
    expect(await cases()).toEqual([]);
  });

  test('A reason after a comma that names nobody stays the reason', async ({ world }) => {
    const { chat, cases, join } = openNamed(world);
    const ids = { bob: join('bob') };

    await chat.ask(withIds('!warn @bob, spamming and so on', ids));

    expect(await cases()).toMatchObject([{ member: { id: ids.bob }, reason: 'spamming and so on' }]);
  });

  test.for([
    { called: 'spam', typed: '!warn @bob, spam', reason: 'spam' },
    { called: 'spam', typed: '!warn @bob, spam again', reason: 'spam again' },
    { called: 'флуд', typed: '!warn @bob, флуд', reason: 'флуд' },
    { called: 'mialina', typed: '!warn @bob, mia was hurt', reason: 'mia was hurt' },
  ])('"$typed" does not ask about a member called $called', async ({ called, typed, reason }, { world }) => {
    const { chat, cases, join } = openNamed(world);
    const ids = { bob: join('bob') };
    join('another', called);

    await chat.ask(withIds(typed, ids));

    expect(await cases()).toMatchObject([{ member: { id: ids.bob }, reason }]);
  });

  test('Somebody called like a reason is still named with an @, or between two others', async ({ world }) => {
    const { chat, cases, join } = openNamed(world);
    const ids = { bob: join('bob'), sasha: join('sasha') };
    join('spam');

    const { content } = await chat.ask(withIds('!warn @bob, @spam', ids));
    await chat.ask(withIds('!warn @bob, spam, @sasha raid', ids));

    expect(content).toContain('too, or does the reason start there?');
    expect(await cases()).toHaveLength(3);
  });

  test('A Russian list with a name asks in Russian', async ({ world, api }) => {
    const { chat, cases, join, speakRussian } = openNamed(world);
    await speakRussian(api);
    const ids = { bob: join('bob') };
    join('masha', 'Маша');

    const question = await chat.ask(withIds('!варн @bob и маша спам', ids));

    expect([...buttonsOf(question).keys()]).toEqual(['Вместе: Маша', 'Кроме: Маша', 'Отменить']);
    expect(await cases()).toEqual([]);
  });
});
