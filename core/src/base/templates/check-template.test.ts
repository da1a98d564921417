import { describe, expect, test } from 'vitest';
import { checkTemplate } from './check-template.ts';
import { TEMPLATE_FILTERS } from './language.ts';
import { DEPTH_MAX, TEMPLATE_SOURCE_MAX } from './limits.ts';
import { variablesOf } from './variables.ts';

const ROLE = '1000000000000000401';
const CHANNEL = '1000000000000000301';
const guild = { roleIds: new Set([ROLE]), channelIds: new Set([CHANNEL]) };

const inGreeting = (text: string) => checkTemplate({ context: 'greeting', text }, guild);
const nested = (depth: number) => `${'{% if true %}'.repeat(depth)}x${'{% endif %}'.repeat(depth)}`;

describe('Accepted greeting templates', () => {
  test.for([
    '',
    'Welcome! 100 % } free { % ',
    'Hello {{ member.mention }}, {{guild.name}} has {{- guild.members -}} members',
    `Read {{ channel.${CHANNEL} }} and ask {{ role.${ROLE} }}`,
    "{% if guild.members > 100 and member.avatar %}big{% elsif guild.icon == nil %}new{% else %}'{{ 5 }}'{% endif %}",
    "{%- unless member.name contains 'bot' -%} hi {%- endunless -%}",
    "{% case member.username %}{% when 'alice', 'bob' %}1{% when guild.name %}2{% else %}3{% endcase %}",
    "{% if not member.avatar %}{{ member.name | default: guild.name | append: '!' | upcase }}{% endif %}",
    nested(DEPTH_MAX),
  ])('A greeting template compiles: %s', (text) => {
    expect(inGreeting(text)).toBeNull();
  });

  test.for(variablesOf('greeting'))('A greeting template can use $name', ({ name }) => {
    expect(inGreeting(`{{ ${name} }}`)).toBeNull();
  });
});

test.for(Object.entries(TEMPLATE_FILTERS))(
  'The example of filter %s compiles in at least one place',
  ([, { example }]) => {
    const contexts = (['greeting', 'punishment', 'job'] as const).map((context) =>
      checkTemplate({ context, text: example }, guild),
    );

    expect(contexts).toContain(null);
  },
);

describe('Refused greeting templates', () => {
  test.for([
    { text: 'a\n  {{ member.nick }}', code: 'templateUnknownVariable', line: 2, column: 6 },
    { text: '{{ member }}', code: 'templateUnknownVariable', line: 1, column: 4 },
    { text: '{{ member.name.size }}', code: 'templateUnknownVariable', line: 1, column: 4 },
    { text: '{{ member["name"] }}', code: 'templateUnknownVariable', line: 1, column: 4 },
    { text: '{{ member[guild.name] }}', code: 'templateUnknownVariable', line: 1, column: 4 },
    { text: "{% if member.id == '1' or foo %}{% endif %}", code: 'templateUnknownVariable', line: 1, column: 27 },
    { text: '{{ member.name | append: foo.bar }}', code: 'templateUnknownVariable', line: 1, column: 26 },
    { text: '{{ moderator.name }}', code: 'templateVariableElsewhere', line: 1, column: 4 },
    { text: '{{ channel.name }}', code: 'templateVariableElsewhere', line: 1, column: 4 },
    { text: `{{ role.${CHANNEL} }}`, code: 'templateUnknownRole', line: 1, column: 4 },
    { text: `{{ channel.${ROLE} }}`, code: 'templateUnknownChannel', line: 1, column: 4 },
    { text: '{{ role.name }}', code: 'templateUnknownVariable', line: 1, column: 4 },
    { text: `{{ role.${'1'.repeat(21)} }}`, code: 'templateUnknownVariable', line: 1, column: 4 },
    { text: '{{ member.name | sort }}', code: 'templateUnknownFilter', line: 1, column: 18 },
    { text: '{{ member.name | truncate }}', code: 'templateFilterValues', line: 1, column: 18 },
    { text: '{{ member.name | upcase: 1 }}', code: 'templateFilterValues', line: 1, column: 18 },
    { text: '{{ member.name', code: 'templateUnclosed', line: 1, column: 1 },
    { text: 'x\n{% if true', code: 'templateUnclosed', line: 2, column: 1 },
    { text: '{% if true %}x', code: 'templateBlockUnclosed', line: 1, column: 1 },
    { text: 'x {% endif %}', code: 'templateUnknownTag', line: 1, column: 3 },
    { text: '{{ }}', code: 'templateSyntax', line: 1, column: 4 },
    { text: '{{ member.name guild.name }}', code: 'templateSyntax', line: 1, column: 16 },
    { text: '{% if true and %}{% endif %}', code: 'templateSyntax', line: 1, column: 12 },
    { text: nested(DEPTH_MAX + 1), code: 'templateTooDeep', line: 1, column: DEPTH_MAX * 13 + 1 },
  ])('A greeting template is refused with $code at its position: $text', ({ text, ...problem }) => {
    expect(inGreeting(text)).toMatchObject(problem);
  });
});

describe('Harmful templates', () => {
  test.for([
    '{% for i in (1..1000000) %}x{% endfor %}',
    '{% tablerow i in (1..9) %}{% endtablerow %}',
    "{% include 'secrets' %}",
    "{% render 'secrets' %}",
    "{% layout '/etc/passwd' %}",
    "{% assign x = 'a' %}",
    '{% capture x %}{% endcapture %}',
    '{% raw %}{% endraw %}',
    '{% liquid for i in (1..9) %}',
    '{{ (1..100000000) }}',
    "{{ 'a' | append: (1..100000000) }}",
    '{{ member.constructor }}',
    '{{ member.__proto__ }}',
    '{{ __proto__.constructor }}',
    '{{ constructor.constructor }}',
    '{{ guild.toString }}',
    "{{ 'x'.constructor }}",
    "{{ 'a' | replace: 'a', 'aaaaaaaaaa' }}",
    '{{ member.name | constructor }}',
    '{{ member.name | __proto__ }}',
  ])('A harmful template is refused: %s', (text) => {
    expect(inGreeting(text)).not.toBeNull();
  });

  test('The deepest nesting that fits is refused without a stack overflow', () => {
    const depth = Math.floor(TEMPLATE_SOURCE_MAX / '{%if 1%}{%endif%}'.length);
    const text = '{%if 1%}'.repeat(depth) + '{%endif%}'.repeat(depth);

    expect(inGreeting(text.slice(0, TEMPLATE_SOURCE_MAX))).not.toBeNull();
  });

  test.for([
    { length: TEMPLATE_SOURCE_MAX, code: undefined },
    { length: TEMPLATE_SOURCE_MAX + 1, code: 'templateTooLong' },
  ])('A template of $length characters gets code $code', ({ length, code }) => {
    expect(inGreeting('x'.repeat(length))?.code).toBe(code);
  });
});

describe('Timestamp templates', () => {
  const check = (text: string) => checkTemplate({ context: 'greeting', text, form: 'moment' }, guild);

  test.for(['{{ member.created }}', '{{member.joined}}', ' {{ guild.created }}'])(
    'A timestamp template can be %s',
    (text) => {
      expect(check(text)).toBeNull();
    },
  );

  test.for(['', 'now', '{{ member.name }}', 'on {{ member.created }}', '{{ member.created }}{{ member.joined }}'])(
    'A timestamp template cannot be "%s"',
    (text) => {
      expect(check(text)).toMatchObject({ code: 'templateMomentOnly' });
    },
  );
});
