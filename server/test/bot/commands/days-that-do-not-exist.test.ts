import { describe, expect } from 'vitest';
import { buttonsOf } from '../../support/buttons-of.ts';
import { test } from '../../support/fixtures.ts';
import { openNamed } from '../../support/named-people.ts';

describe('Days and times that do not exist', () => {
  test.for([
    { typed: '!remind 31 feb dentist', answer: 'There’s no such day: “31 feb”.' },
    { typed: '!remind feb 30 dentist', answer: 'There’s no such day: “feb 30”.' },
    { typed: '!remind 31.04 dentist', answer: 'There’s no such day: “31.04”.' },
    { typed: '!remind dentist on 32.12', answer: 'There’s no such day: “32.12”.' },
    { typed: '!remind 25:00 dentist', answer: 'There’s no such time of day: “25:00”.' },
    { typed: '!remind tomorrow 25:00 dentist', answer: 'There’s no such time of day: “25:00”.' },
    { typed: '!gw start 31.04 Nitro', answer: 'There’s no such day: “31.04”.' },
  ])('"$typed" is refused, as there is no such day or time', async ({ typed, answer }, { world }) => {
    const { owners } = openNamed(world);

    const { content } = await owners.ask(typed);

    expect(content).toContain(answer);
  });

  test('A ban until a day that does not exist bans nobody', async ({ world }) => {
    const { chat, cases, join } = openNamed(world);
    join('mia');

    const { content } = await chat.ask('!ban mia spam until 31.04');

    expect(content).toContain('There’s no such day: “31.04”.');
    expect(await cases()).toEqual([]);
  });

  test('A Russian order is told in Russian that there is no such day', async ({ world, api }) => {
    const { chat, speakRussian } = openNamed(world);
    await speakRussian(api);

    const { content } = await chat.ask('!напомни 31 февраля стоматолог');

    expect(content).toContain('Такого дня не бывает: «31 февраля».');
  });
});

describe('Dates that may be two', () => {
  test.for(['!remind 12/05 dentist', '!gw start 12/05 Nitro', '!remind 12/05: dentist'])(
    '"%s" offers May 12 and December 5',
    async (typed, { world }) => {
      const { owners } = openNamed(world);

      const question = await owners.ask(typed);

      const [one, other, ...more] = [...buttonsOf(question).keys()];
      expect(one).toContain('May 12');
      expect(other).toContain('December 5');
      expect(more).toEqual(['Cancel']);
    },
  );
});
