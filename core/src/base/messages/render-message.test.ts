import { describe, expect, test } from 'vitest';
import { DEFAULT_EMBED } from '../embeds/schema.ts';
import { EMBED_LIMITS } from '../embeds/limits.ts';
import { renderMessage } from './render-message.ts';

const MEMBER_ID = '1000000000000000101';
const ROLE_ID = '1000000000000000401';

const values = {
  member: {
    name: 'Leo_*42*',
    username: 'leo_42',
    id: MEMBER_ID,
    avatar: 'https://cdn.example/a_b.png',
    created: new Date('2021-04-12T09:30:00Z'),
    joined: null,
  },
  guild: { name: '@everyone', id: '1', icon: null, members: 7, created: null },
};

const render = (message: string, embed: Partial<typeof DEFAULT_EMBED> = {}) =>
  renderMessage(
    { message, embed: { ...DEFAULT_EMBED, ...embed } },
    { context: 'greeting', values, names: new Map([[ROLE_ID, 'Crew']]) },
  );

test('A message pings only mentions in its template, not in inserted values', () => {
  const rendered = render(`{{ member.mention }} {{ role.${ROLE_ID} }}, welcome to {{ guild.name }}`);

  expect(rendered).toMatchObject({
    content: expect.stringContaining(`<@${MEMBER_ID}> <@&${ROLE_ID}>, welcome to @`),
    allowed_mentions: { parse: [], users: [MEMBER_ID], roles: [ROLE_ID] },
  });
  expect(rendered?.content).not.toContain('@everyone');
});

test('An embed accompanies the text, and its mentions do not ping', () => {
  const rendered = render('Hi', { enabled: true, description: '{{ member.mention }}' });

  expect(rendered).toMatchObject({
    content: 'Hi',
    embeds: [{ description: `<@${MEMBER_ID}>`, color: 0x00a6ff }],
    allowed_mentions: { users: [] },
  });
});

test('A disabled embed is left out of the message', () => {
  expect(render('Hi', { title: 'Off' })).not.toHaveProperty('embeds');
});

test('Plain-text embed parts show unescaped names, and role names instead of mentions', () => {
  const rendered = render('', {
    enabled: true,
    author: { name: '{{ member.name }}', url: '', iconUrl: '{{ member.avatar }}' },
    title: '{{ member.name }}',
    url: 'https://site.example/{{ member.username }}',
    footer: { text: `For {{ role.${ROLE_ID} }}`, iconUrl: '' },
  });

  expect(rendered?.embeds).toEqual([
    {
      color: 0x00a6ff,
      author: { name: 'Leo_*42*', icon_url: 'https://cdn.example/a_b.png' },
      title: String.raw`Leo\_\*42\*`,
      url: 'https://site.example/leo_42',
      footer: { text: 'For @Crew' },
    },
  ]);
});

test('An embed timestamp resolves to the moment of its template', () => {
  const timestamp = { type: 'template' as const, date: '', template: '{{ member.created }}' };

  const rendered = render('', { enabled: true, title: 'Old account', timestamp });

  expect(rendered?.embeds?.[0]?.timestamp).toBe('2021-04-12T09:30:00.000Z');
});

test('An embed description can use its full length limit', () => {
  const description = 'x'.repeat(EMBED_LIMITS.description);

  expect(render('', { enabled: true, description })?.embeds?.[0]?.description).toBe(description);
});

describe('Empty messages', () => {
  test.for([
    { is: 'a text that renders empty', message: '{{ member.joined }}', embed: {} },
    { is: 'a blank text', message: ' \n', embed: {} },
    { is: 'an empty embed', message: '', embed: { enabled: true } },
  ])('No message is sent for $is', ({ message, embed }) => {
    expect(render(message, embed)).toBeNull();
  });
});
