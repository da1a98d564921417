import { describe, expect, test } from 'vitest';
import { TEMPLATE_GROUPS, TEMPLATE_PLACES } from './catalogue.ts';
import { findVariable, isReferenceId, variablesOf } from './variables.ts';

test('every group the specification names has variables', () => {
  expect(Object.keys(TEMPLATE_GROUPS)).toEqual(
    expect.arrayContaining(['member', 'guild', 'channel', 'moderator', 'punishment', 'work']),
  );
});

test('the time variables are those the specification names', () => {
  const moments = Object.entries(TEMPLATE_GROUPS).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'moment' ? [`${group}.${name}`] : [])),
  );

  expect(moments).toEqual(['member.created', 'member.joined', 'guild.created', 'punishment.ends']);
});

test('a greeting may name the member and the guild and nothing else', () => {
  expect(new Set(variablesOf('greeting').map(({ group }) => group))).toEqual(new Set(['member', 'guild']));
});

test.for(Object.keys(TEMPLATE_GROUPS))('some place offers the group %s', (group) => {
  expect(Object.values(TEMPLATE_PLACES).some((groups) => groups.some((name) => name === group))).toBe(true);
});

test('whoever can be mentioned has an id to mention them by', () => {
  const groups = Object.values(TEMPLATE_GROUPS).filter((fields) => 'mention' in fields);

  expect(groups.every((fields) => 'id' in fields && 'name' in fields)).toBe(true);
});

describe('looking a variable up', () => {
  test('finds what the place offers', () => {
    expect(findVariable('job', 'work', 'salary')).toMatchObject({ name: 'work.salary', kind: 'number' });
  });

  test.for([
    { place: 'greeting', group: 'moderator', field: 'name' },
    { place: 'greeting', group: 'member', field: 'constructor' },
    { place: 'greeting', group: '__proto__', field: 'name' },
  ] as const)('finds no $group.$field in a $place', ({ place, group, field }) => {
    expect(findVariable(place, group, field)).toBeUndefined();
  });

  test.for([
    { field: '1000000000000000301', is: true },
    { field: 'name', is: false },
    { field: '', is: false },
    { field: '1'.repeat(21), is: false },
  ])('takes "$field" for an id: $is', ({ field, is }) => {
    expect(isReferenceId(field)).toBe(is);
  });
});
