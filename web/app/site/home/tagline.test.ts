import { expect, test } from 'vitest';
import { firstMoment, momentDuration, nextMoment, type TaglineMoment } from './tagline.ts';

const taglines = ['Up.', 'Down'];

/** The moments the page goes through, with their durations. */
function play(steps: number) {
  const moments: { shown: string; durationMs: number }[] = [];
  let moment: TaglineMoment = firstMoment(taglines);
  for (let step = 0; step < steps; step += 1) {
    const shown = taglines[moment.index]?.slice(0, moment.length) ?? '';
    moments.push({ shown, durationMs: momentDuration(taglines, moment) });
    moment = nextMoment(taglines, moment);
  }
  return moments;
}

test('the first tagline stands complete, the next is typed at 50 ms a character, and each stands for 3 s', () => {
  const expected = [
    { shown: 'Up.', durationMs: 3000 },
    { shown: 'D', durationMs: 50 },
    { shown: 'Do', durationMs: 50 },
    { shown: 'Dow', durationMs: 50 },
    { shown: 'Down', durationMs: 3000 },
  ];

  const moments = play(5);

  expect(moments).toEqual(expected);
});

test('after the last tagline the first is typed again', () => {
  const moments = play(6);

  expect(moments.at(-1)).toEqual({ shown: 'U', durationMs: 50 });
});
