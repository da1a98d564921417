import { expect, test } from 'vitest';
import { firstMoment, momentDuration, nextMoment, type TaglineMoment } from './tagline.ts';

const taglines = ['Up.', 'Down'];

/** The moments the page goes through, with their durations. */
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

test('the first tagline stands complete, the next is typed at 50 ms a character, and each stands for 3 s', () => {
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

test('after the last tagline the first is typed again', () => {
  const moments = play(6);

  expect(moments.at(-1)).toEqual({ text: 'U', durationMs: 50 });
});
