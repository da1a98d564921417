import { expect, test } from 'vitest';
import { RULE_KEYS } from '../catalogue.ts';
import { compileRules } from '../compile-rules.ts';
import { DEFAULT_AUTOMOD } from '../schema.ts';
import { countSteps, recordRegExpCalls, backtracksAtMost } from './count-steps.ts';
import { createDuplicatesCheck } from './pace/duplicates.ts';
import { HOSTILE_EXPRESSIONS, HOSTILE_WORDS, hostileTexts, LONGEST } from './hostile-texts.ts';
import { invitesIn } from './addresses/invites.ts';
import { readMessage } from './message.ts';
import { typedMentions } from './typed-mentions.ts';

/** Runs every rule on a text, with a list of 500 patterns built to cause catastrophic backtracking. */
function checkHostileTexts(match: 'whole' | 'part') {
  const automod = structuredClone(DEFAULT_AUTOMOD);
  for (const key of RULE_KEYS) automod[key].enabled = true;
  automod.words.options = {
    ...automod.words.options,
    words: [...HOSTILE_WORDS],
    match,
    expressions: [...HOSTILE_EXPRESSIONS],
  };
  const rules = compileRules(automod);
  const duplicates = createDuplicatesCheck(automod.duplicates.options);
  return (content: string) => {
    const message = readMessage({ content, files: [content.slice(0, 200)], ...typedMentions(content) });
    for (const { check } of rules) check(message);
    invitesIn(message);
    duplicates.add('1', message.normalised.text, { id: '1', channelId: '1' }, 0);
  };
}

const looks = { whole: checkHostileTexts('whole'), part: checkHostileTexts('part') };
const labels = hostileTexts(1).map(([what]) => what);
const textOf = (what: string, length: number) => new Map(hostileTexts(length)).get(what) ?? '';

/** Doubling the text may take somewhat more than twice the steps; quadratic work would take four times as many. */
const GROWTH_MAX = 2.6;
/** Several alternatives may be tried for each character. */
const BACK_PER_CHARACTER = 40;

/** Rounded up to multiples of 500, so that few limits need an expression of their own. */
const backMax = (length: number) => BACK_PER_CHARACTER * Math.max(500, Math.ceil(length / 500) * 500);

test.for(labels)('Rules check a hostile text in linear time: %s', (what) => {
  for (const look of Object.values(looks)) {
    const [half, whole] = [textOf(what, LONGEST / 2), textOf(what, LONGEST)];
    // The character caches must be warm before steps are counted.
    look(half);
    look(whole);

    const [ofHalf, ofWhole] = [countSteps(() => look(half)), countSteps(() => look(whole))];

    expect(ofHalf).toBeGreaterThan(0);
    expect(ofWhole / ofHalf).toBeLessThan(GROWTH_MAX);
  }
});

test.for(labels)('Rule expressions backtrack only a bounded number of steps per character: %s', (what) => {
  const text = textOf(what, LONGEST);

  const calls = Object.values(looks).flatMap((look) => recordRegExpCalls(() => look(text)));

  const slow = calls.filter((each) => !backtracksAtMost(each, backMax(each.text.length)));
  expect(slow.map(({ source, text: long }) => [source, long.length])).toEqual([]);
});

test('The backtracking check detects an exponential expression', () => {
  const call = { source: '(?:a+)+b', flags: 'g', text: 'a'.repeat(40) };

  expect(backtracksAtMost(call, 10_000)).toBe(false);
  expect(backtracksAtMost({ ...call, source: 'a+b?' }, 10_000)).toBe(true);
});

test('The step counter detects quadratic work', () => {
  const square = (text: string) => {
    for (let one = 0; one < text.length; one += 1)
      for (let other = 0; other < text.length; other += 1) text.charAt(other);
  };

  expect(countSteps(() => square('a'.repeat(200))) / countSteps(() => square('a'.repeat(100)))).toBe(4);
});
