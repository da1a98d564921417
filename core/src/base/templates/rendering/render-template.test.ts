import { describe, expect, test } from 'vitest';
import { CONTENT_MAX, renderTemplate } from './render-template.ts';
import type { TemplateValues } from './values.ts';

const ROLE = '1000000000000000401';
const CHANNEL = '1000000000000000301';

function buildValues(name = 'Alice'): TemplateValues<'greeting'> {
  return {
    member: {
      name,
      username: 'alice_b',
      id: '1000000000000000101',
      avatar: 'https://cdn.example/a_b.png',
      created: new Date('2021-04-12T09:30:00Z'),
      joined: null,
    },
    guild: { name: 'Orbit', id: '1000000000000000201', icon: null, members: 1280, created: null },
  };
}

const render = (text: string, name?: string) => renderTemplate(text, 'greeting', buildValues(name));

describe('Rendered messages', () => {
  test.for([
    { text: 'Hi {{ member.name }} of {{ guild.name }}, no. {{ guild.members }}', is: 'Hi Alice of Orbit, no. 1280' },
    { text: '{{ member.mention }} {{ channel.1000000000000000301 }}', is: `<@1000000000000000101> <#${CHANNEL}>` },
    { text: '{{ member.created }}', is: '<t:1618219800:f>' },
    { text: '{{ member.created | date }}', is: '<t:1618219800:D>' },
    { text: '{{ member.created | time }}', is: '<t:1618219800:t>' },
    { text: '{{ member.created | relative }}', is: '<t:1618219800:R>' },
    { text: '{{ member.avatar }}', is: 'https://cdn.example/a_b.png' },
    { text: "[{{ member.joined }}{{ guild.icon | default: '*none*' }}{{ guild.icon }}]", is: '[*none*]' },
    { text: "{% if member.username == 'alice_b' %}known{% else %}new{% endif %}", is: 'known' },
    { text: "{% case member.username %}{% when 'alice_b' %}known{% else %}new{% endcase %}", is: 'known' },
    { text: '{% if guild.icon %}icon{% elsif guild.members >= 1280 %}many{% endif %}', is: 'many' },
    { text: "{{ member.name | append: '**' | prepend: '**' }}", is: '**Alice**' },
    { text: '{{ member.name | upcase }}{{ member.name | downcase }}{{ "ёж" | capitalize }}', is: 'ALICEaliceЁж' },
    { text: '{{ member.name | truncate: 4 }}', is: 'Ali…' },
    { text: '{{ guild.members | plus: 1 | minus: 2 | times: 3 | divided_by: 2 | round }}', is: '1919' },
    { text: '{{ 10 | divided_by: 3 }} {{ 10 | divided_by: 3 | round: 1 }}', is: '3.33 3.3' },
    { text: '[{{ 1 | divided_by: 0 }}]', is: '[]' },
  ])('Renders $text as $is', ({ text, is }) => {
    expect(render(text).content).toBe(is);
  });

  test.for(['{{ nobody.name }}', '{{ member.nick }}', '{{ moderator.name | upcase }}', '{{ member.constructor }}'])(
    'Renders the unknown variable %s as nothing',
    (variable) => {
      expect(render(`[${variable}]`).content).toBe('[]');
    },
  );

  test('A rendered message is truncated at the platform limit without splitting characters', () => {
    const { content } = render('{{ member.name }}', '🚀'.repeat(CONTENT_MAX));

    expect(content.length).toBeLessThanOrEqual(CONTENT_MAX);
    expect(content.endsWith('🚀…')).toBe(true);
    expect(content.isWellFormed()).toBe(true);
  });

  test('A rendered message cannot outgrow its limit through filters', () => {
    const bomb = `{{ member.name${' | append: member.name'.repeat(200)} }}`;

    expect(render(bomb, 'x'.repeat(512)).content).toHaveLength(CONTENT_MAX);
  });
});

describe('Pings of a rendered message', () => {
  test('A rendered message pings only the member and roles its template mentions', () => {
    const { allowedMentions } = render(`{{ member.mention }} {{ role.${ROLE} }} @everyone <@&7> <@9>`);

    expect(allowedMentions).toEqual({ parse: [], users: ['1000000000000000101'], roles: [ROLE] });
  });

  test('A rendered message does not ping a role mentioned in an untaken branch', () => {
    const { allowedMentions } = render(`{% if guild.icon %}{{ role.${ROLE} }}{% endif %}{{ member.name }}`);

    expect(allowedMentions).toEqual({ parse: [], users: [], roles: [] });
  });

  test.for(['@everyone', '@here', `<@&${ROLE}>`, '<@1000000000000000101>', '\\@everyone', '<@!1>'])(
    'A member named %s causes no ping',
    (name) => {
      const { content, allowedMentions } = render('{% if true %}{{ member.name }}{% endif %}', name);

      expect(content).not.toMatch(/@(?:everyone|here|&|!|\d)/);
      expect(allowedMentions).toEqual({ parse: [], users: [], roles: [] });
    },
  );

  test('A role mention inside a name causes no ping, even if an untaken branch mentions that role', () => {
    const text = `{% if guild.icon %}{{ role.${ROLE} }}{% endif %}{{ member.name }}`;

    expect(render(text, `<@&${ROLE}>`).allowedMentions.roles).toEqual([]);
  });
});

describe('Rendered names', () => {
  test.for([
    { name: '**bold**', shown: String.raw`\*\*bold\*\*` },
    { name: '[free](https://x.y)', shown: String.raw`\[free\]\(https://x.y\)` },
    { name: '# big', shown: String.raw`\# big` },
    { name: 'alice_b', shown: String.raw`alice\_b` },
    { name: '{{ guild.name }}', shown: '{{ guild.name }}' },
  ])('Renders the name $name literally', ({ name, shown }) => {
    expect(render('{{ member.name }}', name).content).toBe(shown);
  });

  test('Filters keep the mark-up of a name escaped', () => {
    expect(render("{{ member.name | upcase | truncate: 3 | append: '!' }}", '*ab*').content).toBe(String.raw`\*A…!`);
  });
});

test('Plain-text rendering replaces mentions and times with words', () => {
  const text = `{{ member.mention }} {{ role.${ROLE} }} {{ member.created }} {{ member.username }}`;
  const names = new Map([[ROLE, 'Crew']]);

  const { content, allowedMentions } = renderTemplate(text, 'greeting', buildValues(), { form: 'plain', names });

  expect(content).toBe('@Alice @Crew 2021-04-12 09:30 UTC alice_b');
  expect(allowedMentions).toEqual({ parse: [], users: [], roles: [] });
});

test('Rendering an unchecked template that does not compile throws', () => {
  expect(() => render('{{ member.name')).toThrow('does not compile');
});
