import { describe, expect, test } from 'vitest';
import { EMBED_TOTAL_MAX } from './limits.ts';
import { renderEmbed } from './render-embed.ts';
import { DEFAULT_EMBED, type Embed } from './schema.ts';

const NOW = Date.UTC(2026, 10, 21, 12, 30);
const VALUES: Record<string, string> = {
  '{{ member.name }}': 'Leo',
  '{{ member.avatar }}': 'https://cdn.example/leo.png',
  '{{ member.joined }}': '<t:1795262400:f>',
  '{{ long }}': 'x'.repeat(7000),
  '{{ nothing }}': '',
};

function render(template: string): string {
  return template.replaceAll(/\{\{.*?\}\}/g, (variable) => VALUES[variable] ?? '');
}

const rendered = (parts: Partial<Embed>) => renderEmbed({ ...DEFAULT_EMBED, ...parts }, render, NOW);

test('Every embed part is rendered under its platform name with variables filled in', () => {
  const embed = rendered({
    color: '#FF0080',
    author: { name: '{{ member.name }}', url: 'https://perigee.example', iconUrl: '{{ member.avatar }}' },
    title: 'Welcome, {{ member.name }}',
    url: 'https://perigee.example/rules',
    description: 'Say hello',
    fields: [{ name: 'Who', value: '{{ member.name }}', inline: true }],
    image: 'https://perigee.example/{{ member.name }}.png',
    thumbnail: '{{ member.avatar }}',
    footer: { text: 'Orbit', iconUrl: 'https://perigee.example/orbit.png' },
    timestamp: { type: 'current', date: '', template: '' },
  });

  expect(embed).toEqual({
    color: 0xff0080,
    author: { name: 'Leo', url: 'https://perigee.example', icon_url: 'https://cdn.example/leo.png' },
    title: 'Welcome, Leo',
    url: 'https://perigee.example/rules',
    description: 'Say hello',
    fields: [{ name: 'Who', value: 'Leo', inline: true }],
    image: { url: 'https://perigee.example/Leo.png' },
    thumbnail: { url: 'https://cdn.example/leo.png' },
    footer: { text: 'Orbit', icon_url: 'https://perigee.example/orbit.png' },
    timestamp: '2026-11-21T12:30:00.000Z',
  });
});

test('Unset embed parts are omitted', () => {
  expect(rendered({ title: 'Hello' })).toEqual({ color: 0x00a6ff, title: 'Hello' });
});

test.for([
  {},
  { title: '{{ nothing }}', description: ' \n' },
  { image: '{{ nothing }}', thumbnail: 'http://{{ nothing }}' },
  { author: { name: '', url: '', iconUrl: '{{ member.avatar }}' } },
  { timestamp: { type: 'current' as const, date: '', template: '' }, url: 'https://perigee.example' },
  { fields: [{ name: '{{ nothing }}', value: ' ', inline: false }] },
])('No embed is rendered when %o shows nothing', (parts) => {
  expect(rendered(parts)).toBeNull();
});

describe('Embed parts the platform would refuse', () => {
  test('Icons without text and invalid addresses are omitted', () => {
    const embed = rendered({
      title: 'Hello',
      url: '{{ member.name }}',
      author: { name: '{{ nothing }}', url: '', iconUrl: '{{ member.avatar }}' },
      footer: { text: '', iconUrl: '{{ member.avatar }}' },
      image: '{{ long }}',
    });

    expect(embed).toEqual({ color: 0x00a6ff, title: 'Hello' });
  });

  test('A field missing its name or value gets an invisible character', () => {
    const embed = rendered({ fields: [{ name: '{{ nothing }}', value: 'Hi', inline: false }] });

    expect(embed?.fields).toEqual([{ name: '\u200b', value: 'Hi', inline: false }]);
  });

  test('Embed texts are truncated to their limits without splitting characters', () => {
    const embed = rendered({
      author: { name: '{{ long }}', url: '', iconUrl: '' },
      title: `${'x'.repeat(254)}🚀!`,
      footer: { text: '{{ long }}', iconUrl: '' },
    });

    expect(embed?.author?.name).toHaveLength(256);
    expect(embed?.title).toBe(`${'x'.repeat(254)}…`);
    expect(embed?.footer?.text).toHaveLength(2048);
  });

  test('All embed texts together are truncated to 6,000 characters, last fields first', () => {
    const field = { name: 'n', value: '{{ long }}', inline: false };
    const embed = rendered({ description: '{{ long }}', fields: [field, field, field] });

    const lengths = embed?.fields?.map(({ value }) => value.length);
    expect(embed?.description).toHaveLength(4096);
    expect(lengths).toEqual([1024, EMBED_TOTAL_MAX - 4096 - 1025 - 1]);
  });

  test('Embed texts totalling exactly 6,000 characters are left unchanged', () => {
    const fields = [1000, 997, 997].map((length) => ({ name: 'n', value: 'v'.repeat(length), inline: false }));
    const embed = { description: 'd'.repeat(2048), footer: { text: 'f'.repeat(955), iconUrl: '' }, fields };

    expect(rendered(embed)).toMatchObject({ fields, footer: { text: embed.footer.text } });
  });
});

describe('Embed timestamp', () => {
  const timeOf = (type: 'current' | 'custom' | 'template', date: string, template: string) =>
    rendered({ title: 'Hello', timestamp: { type, date, template } })?.timestamp;

  test.for([
    { type: 'custom' as const, date: '2026-12-31T21:00:00+03:00', template: '', iso: '2026-12-31T18:00:00.000Z' },
    { type: 'template' as const, date: '', template: '{{ member.joined }}', iso: '2026-11-21T12:00:00.000Z' },
    { type: 'template' as const, date: '', template: '2026-12-31T18:00:00Z', iso: '2026-12-31T18:00:00.000Z' },
    { type: 'template' as const, date: '', template: '{{ nothing }}', iso: undefined },
    { type: 'template' as const, date: '', template: '{{ member.name }}', iso: undefined },
  ])(
    'A $type timestamp with date "$date" and template "$template" renders as $iso',
    ({ type, date, template, iso }) => {
      expect(timeOf(type, date, template)).toBe(iso);
    },
  );
});
