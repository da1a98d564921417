import type { Embed } from './schema.ts';

const SAMPLES = ['', 'x', '"quoted" \\ back\nnew line', '{{ member.name }}', '🚀 ракета', '\u200b', '</script>', '  '];
const ADDRESSES = ['', 'https://perigee.example/a.png?b=1', '{{ member.avatar }}'];
const TIMESTAMPS: Embed['timestamp'][] = [
  null,
  { type: 'current', date: '', template: '' },
  { type: 'custom', date: '2026-11-21T18:00:00+03:00', template: '' },
  { type: 'template', date: '', template: '{{ member.joined }}' },
];

/** Enabled embeds for tests, the same every time: all parts set, unset and mixed. */
export function* randomEmbeds(count: number): Generator<Embed> {
  const next = numbers(20_261_121);
  const pick = <Value>(values: readonly Value[], fallback: Value): Value => values[next(values.length)] ?? fallback;
  const text = () => pick(SAMPLES, '');
  const address = () => pick(ADDRESSES, '');

  for (let made = 0; made < count; made += 1) {
    yield {
      enabled: true,
      color: `#${next(0x1000000).toString(16).padStart(6, '0')}`,
      author: { name: text(), url: address(), iconUrl: address() },
      title: text(),
      url: address(),
      description: text(),
      fields: Array.from({ length: next(26) }, () => ({
        name: text().trim() || 'n',
        value: text(),
        inline: next(2) === 1,
      })),
      image: address(),
      thumbnail: address(),
      footer: { text: text(), iconUrl: address() },
      timestamp: pick(TIMESTAMPS, null),
    };
  }
}

/** Whole numbers below a given bound, from a small linear congruential generator. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}
