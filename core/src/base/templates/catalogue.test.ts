import { describe, expect, test } from 'vitest';
import { TEMPLATE_GROUPS, TEMPLATE_CONTEXTS } from './catalogue.ts';
import { findVariable, isReferenceId, variablesOf } from './variables.ts';

test('Every template group in the specification exists', () => {
  expect(Object.keys(TEMPLATE_GROUPS)).toEqual(
    expect.arrayContaining(['member', 'guild', 'channel', 'moderator', 'punishment', 'work']),
  );
});

test('The time variables match the specification', () => {
  const moments = Object.entries(TEMPLATE_GROUPS).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'moment' ? [`${group}.${name}`] : [])),
  );

  expect(moments).toEqual(['member.created', 'member.joined', 'guild.created', 'punishment.ends']);
});

test('A greeting template offers only member and guild variables', () => {
  expect(new Set(variablesOf('greeting').map(({ group }) => group))).toEqual(new Set(['member', 'guild']));
});

test.for(Object.keys(TEMPLATE_GROUPS))('At least one place offers the template group %s', (group) => {
  expect(Object.values(TEMPLATE_CONTEXTS).some((groups) => groups.some((name) => name === group))).toBe(true);
});

test('Every mentionable template group has an ID and a name', () => {
  const groups = Object.values(TEMPLATE_GROUPS).filter((fields) => 'mention' in fields);

  expect(groups.every((fields) => 'id' in fields && 'name' in fields)).toBe(true);
});

describe('Variable lookup', () => {
  test('Variable lookup finds a variable of the context', () => {
    expect(findVariable('job', 'work', 'salary')).toMatchObject({ name: 'work.salary', kind: 'number' });
  });

  test.for([
    { context: 'greeting', group: 'moderator', field: 'name' },
    { context: 'greeting', group: 'member', field: 'constructor' },
    { context: 'greeting', group: '__proto__', field: 'name' },
  ] as const)('Variable lookup finds no field $field of group $group in a $context', ({ context, group, field }) => {
    expect(findVariable(context, group, field)).toBeUndefined();
  });

  test.for([
    { field: '1000000000000000301', is: true },
    { field: 'name', is: false },
    { field: '', is: false },
    { field: '1'.repeat(21), is: false },
  ])('The field "$field" counts as a reference ID: $is', ({ field, is }) => {
    expect(isReferenceId(field)).toBe(is);
  });
});
