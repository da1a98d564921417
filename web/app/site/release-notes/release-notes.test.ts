import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import { CRASH_STEP_TENTHS, CRASH_STEPS_MAX, crashPayout } from '@perigee/core/games/crash/rules';
import { DAMAGE, DUEL_HP, MEDKIT_HEALS, SHOTS } from '@perigee/core/games/duel/blow';
import { JACKPOT_NUMBERS, JACKPOT_RIGHT_MIN } from '@perigee/core/games/jackpot/ticket';
import { MINEFIELD_ROWS_MAX } from '@perigee/core/games/minefield/rules';
import { LOCALES } from '@perigee/core/base/locales/locales';
import { ALL_LOG_EVENTS } from '@perigee/core/logs/events';
import { RELEASE_PROMISES } from '@perigee/core/site/promises/release-promises';
import { describe, expect, test } from 'vitest';
import { PICTURE_NAMES } from './picture-names.ts';
import { pictureUrl } from './pictures.ts';
import { listPictures, NOTE_GROUPS, RELEASE_TEXTS } from './release-notes.ts';

const ranges = Object.values(DAMAGE).filter(({ min, max }) => min !== max && max !== DAMAGE.armoredBody.max);

/** The numbers each note must contain, taken from the rules. */
const NUMBERS = {
  crash: [CRASH_STEP_TENTHS / 10, 25, CRASH_STEPS_MAX, crashPayout(1, CRASH_STEPS_MAX)],
  duel: [DUEL_HP, SHOTS.plain.leg, SHOTS.plain.body, MEDKIT_HEALS, ...ranges.flatMap(({ min, max }) => [min, max])],
  minefield: [MINEFIELD_ROWS_MAX],
  jackpot: [JACKPOT_NUMBERS, JACKPOT_RIGHT_MIN],
  automoderation: [RULE_KEYS.length],
  logs: [ALL_LOG_EVENTS.length],
} as const;

describe.for(LOCALES)('Release notes in %s', (locale) => {
  const text = RELEASE_TEXTS[locale];

  test.for(['crash', 'duel', 'minefield', 'jackpot', 'automoderation', 'logs'] as const)(
    'The release note on %s has the product’s actual numbers',
    (note) => {
      const numbers = text.notes[note].text.match(/\d+(?:[.,]\d+)?/g) ?? [];
      const mentioned = new Set(numbers.map((each) => Number(each.replace(',', '.'))));

      expect(NUMBERS[note].filter((number) => !mentioned.has(number))).toEqual([]);
    },
  );

  test('The release notes cover each promise once', () => {
    const notes = NOTE_GROUPS.flatMap((group) => group.notes);

    expect(notes.toSorted()).toEqual(Object.keys(RELEASE_PROMISES).toSorted());
  });

  test('Every release note picture has a localised address for each theme and alt text', () => {
    const pictures = listPictures(text);

    expect(pictures.map(({ name }) => name).toSorted()).toEqual(PICTURE_NAMES.toSorted());
    for (const { name, alt } of pictures) {
      for (const theme of ['dark', 'light'] as const) {
        expect(pictureUrl(name, locale, theme)).toContain(`${name}/${locale}-${theme}`);
      }
      expect(alt.length).toBeGreaterThan(15);
    }
  });
});
