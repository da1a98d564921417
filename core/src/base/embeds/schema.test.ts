import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeIssues } from '../issues/describe-issues.ts';
import { EMBED_FIELDS_MAX, EMBED_LIMITS, EMBED_TOTAL_MAX } from './limits.ts';
import { DEFAULT_EMBED, dropEmptyFields, embedSchema, embedTotal, isEmbedEmpty } from './schema.ts';

const issuesOf = (embed: unknown) => describeIssues(z.safeParse(embedSchema, embed).error?.issues ?? []);
const x = (length: number) => 'x'.repeat(length);
const field = { name: 'Rules', value: 'Be kind', inline: false };

test('An embed given only as a switch is stored in full, with the accent colour', () => {
  const stored = z.parse(embedSchema, { enabled: false });

  expect(stored).toEqual(DEFAULT_EMBED);
  expect(stored.color).toBe('#00a6ff');
});

describe('Embed text limits', () => {
  const { authorName, title, description, fieldName, fieldValue, footerText, timestampTemplate } = EMBED_LIMITS;

  test.for([
    { path: 'author.name', max: authorName, parts: (text: string) => ({ author: { name: text } }) },
    { path: 'title', max: title, parts: (text: string) => ({ title: text }) },
    { path: 'description', max: description, parts: (text: string) => ({ description: text }) },
    { path: 'fields.0.name', max: fieldName, parts: (text: string) => ({ fields: [{ ...field, name: text }] }) },
    { path: 'fields.0.value', max: fieldValue, parts: (text: string) => ({ fields: [{ ...field, value: text }] }) },
    { path: 'footer.text', max: footerText, parts: (text: string) => ({ footer: { text } }) },
  ])('The embed text $path has at most $max characters', ({ path, max, parts }) => {
    const atTheEdge = issuesOf({ enabled: true, ...parts(x(max)) });
    const beyond = issuesOf({ enabled: true, ...parts(`${x(max - 1)}🚀`) });

    expect(atTheEdge).toEqual([]);
    expect(beyond).toEqual([{ path, code: 'tooLong', params: { max } }]);
  });

  test('An embed timestamp template above its length limit is refused', () => {
    const timestampOf = (template: string) => ({ enabled: true, timestamp: { type: 'template', template } });

    expect(issuesOf(timestampOf(x(timestampTemplate)))).toEqual([]);
    expect(issuesOf(timestampOf(x(timestampTemplate + 1)))).toMatchObject([
      { path: 'timestamp.template', code: 'templateTooLong' },
    ]);
  });
});

describe('Embed addresses', () => {
  const long = `https://perigee.example/${x(EMBED_LIMITS.url)}`.slice(0, EMBED_LIMITS.url);

  test.for([
    '',
    'http://perigee.example',
    'HTTPS://perigee.example/a?b#c',
    'https://пример.рф/ж',
    '{{ member.avatar }}',
    'https://perigee.example/{{ member.id }}',
    '{% if member.avatar %}{{ member.avatar }}{% endif %}',
    long,
  ])('An embed address can be "%s"', (image) => {
    expect(issuesOf({ enabled: true, image })).toEqual([]);
  });

  test.for([
    { url: 'perigee.example', code: 'invalidUrl' },
    { url: 'javascript:alert(1)', code: 'invalidUrl' },
    { url: 'javascript:{{ member.id }}', code: 'invalidUrl' },
    { url: 'data:image/png;base64,AA', code: 'invalidUrl' },
    { url: 'ftp://perigee.example', code: 'invalidUrl' },
    { url: 'https://', code: 'invalidUrl' },
    { url: 'https:///path', code: 'invalidUrl' },
    { url: 'https://a b.example', code: 'invalidUrl' },
    { url: ' https://perigee.example', code: 'invalidUrl' },
    { url: `${long}x`, code: 'tooLong' },
  ])('The embed address "$url" is refused with $code', ({ url, code }) => {
    const issues = issuesOf({
      enabled: true,
      url,
      author: { url, iconUrl: url },
      thumbnail: url,
      footer: { iconUrl: url },
    });

    expect(issues.map(({ path }) => path)).toEqual([
      'author.url',
      'author.iconUrl',
      'url',
      'thumbnail',
      'footer.iconUrl',
    ]);
    expect(new Set(issues.map((issue) => issue.code))).toEqual(new Set([code]));
  });
});

describe('Embed fields', () => {
  test('An embed has at most 25 fields', () => {
    const fieldsOf = (length: number) => ({ enabled: true, fields: Array.from({ length }, () => field) });

    expect(issuesOf(fieldsOf(EMBED_FIELDS_MAX))).toEqual([]);
    expect(issuesOf(fieldsOf(EMBED_FIELDS_MAX + 1))).toEqual([
      { path: 'fields', code: 'tooManyFields', params: { max: EMBED_FIELDS_MAX } },
    ]);
  });

  test('An embed field requires a name', () => {
    const issues = issuesOf({ enabled: true, fields: [{ ...field, name: ' ' }] });

    expect(issues).toEqual([{ path: 'fields.0.name', code: 'fieldNameRequired' }]);
  });

  test('Dropping fields with neither name nor value is idempotent', () => {
    const half = { ...field, name: '' };
    const embed = { ...DEFAULT_EMBED, fields: [{ name: ' ', value: '\n', inline: true }, field, half] };

    const dropped = dropEmptyFields(embed);

    expect(dropped.fields).toEqual([field, half]);
    expect(dropEmptyFields(dropped)).toEqual(dropped);
  });
});

test('All embed texts together have at most 6,000 characters, excluding addresses and time', () => {
  const embedOfLength = (total: number) => {
    const embed = {
      ...DEFAULT_EMBED,
      author: { name: x(256), url: 'https://perigee.example', iconUrl: '' },
      title: x(256),
      description: x(2048),
      footer: { text: x(2048), iconUrl: '' },
      timestamp: { type: 'template' as const, date: '', template: '{{ member.joined }}' },
    };
    const rest = total - embedTotal(embed) - 1024 - 2;
    return { ...embed, fields: [x(1024), x(rest)].map((value) => ({ name: 'n', value, inline: false })) };
  };

  const atTheEdge = embedOfLength(EMBED_TOTAL_MAX);

  expect(embedTotal(atTheEdge)).toBe(EMBED_TOTAL_MAX);
  expect(issuesOf(atTheEdge)).toEqual([]);
  expect(issuesOf(embedOfLength(EMBED_TOTAL_MAX + 1))).toEqual([
    { path: '', code: 'embedTooLong', params: { max: EMBED_TOTAL_MAX } },
  ]);
});

describe('Embed timestamp', () => {
  test.for([
    { timestamp: null },
    { timestamp: { type: 'current' } },
    { timestamp: { type: 'custom', date: '2026-11-21T18:00:00.000Z' } },
    { timestamp: { type: 'custom', date: '2026-11-21T18:00:00+03:00' } },
    { timestamp: { type: 'template', template: '{{ member.joined }}' } },
  ])('An embed accepts the timestamp $timestamp', ({ timestamp }) => {
    expect(issuesOf({ enabled: true, timestamp })).toEqual([]);
  });

  test.for([
    { timestamp: { type: 'custom' }, path: 'timestamp.date', code: 'dateRequired' },
    { timestamp: { type: 'custom', date: 'tomorrow' }, path: 'timestamp.date', code: 'dateInvalid' },
    { timestamp: { type: 'custom', date: '2026-02-30T00:00:00Z' }, path: 'timestamp.date', code: 'dateInvalid' },
    { timestamp: { type: 'template', template: ' ' }, path: 'timestamp.template', code: 'templateRequired' },
    { timestamp: { type: 'never' }, path: 'timestamp.type', code: 'notAllowed' },
  ])('An embed refuses the timestamp $timestamp with $code', ({ timestamp, path, code }) => {
    expect(issuesOf({ enabled: true, timestamp })).toMatchObject([{ path, code }]);
  });
});

test.for(['red', '#fff', '#00a6ff00', '00a6ff', ''])('An embed refuses the colour "%s"', (color) => {
  expect(issuesOf({ enabled: true, color })).toEqual([{ path: 'color', code: 'colorInvalid' }]);
});

test('Unknown embed fields are refused by path', () => {
  const issues = issuesOf({ enabled: true, provider: {}, footer: { icon_url: '' } });

  expect(issues).toEqual([
    { path: 'footer.icon_url', code: 'unknownField' },
    { path: 'provider', code: 'unknownField' },
  ]);
});

test.for([
  { parts: {}, empty: true },
  { parts: { color: '#ffffff', footer: { text: ' ', iconUrl: 'https://perigee.example/a.png' } }, empty: true },
  { parts: { fields: [{ name: '', value: '', inline: true }] }, empty: true },
  { parts: { image: 'https://perigee.example/a.png' }, empty: false },
  { parts: { fields: [field] }, empty: false },
])('An embed with $parts is empty: $empty', ({ parts, empty }) => {
  expect(isEmbedEmpty({ ...DEFAULT_EMBED, ...parts })).toBe(empty);
});
