import { expect, test } from 'vitest';
import { firstMoment, momentDuration, nextMoment, type TaglineMoment } from './tagline.ts';

const taglines = ['Up.', 'Down'];

/** The first steps of the animation, with their durations. */
function play(steps: number) {
  const moments: { text: string; durationMs: number }[] = [];
  let moment: TaglineMoment = firstMoment(taglines);
  for (let step = 0; step < steps; step += 1) {
    const text = taglines[moment.index]?.slice(0, moment.length) ?? '';
    moments.push({ text, durationMs: momentDuration(taglines, moment) });
    moment = nextMoment(taglines, moment);
  }
  return moments;
}

test('The tagline types at 50 ms per character and pauses for 3 s when complete', () => {
  const expected = [
    { text: 'Up.', durationMs: 3000 },
    { text: 'D', durationMs: 50 },
    { text: 'Do', durationMs: 50 },
    { text: 'Dow', durationMs: 50 },
    { text: 'Down', durationMs: 3000 },
  ];

  const moments = play(5);

  expect(moments).toEqual(expected);
});

test('The taglines restart after the last one', () => {
  const moments = play(6);

  expect(moments.at(-1)).toEqual({ text: 'U', durationMs: 50 });
});
