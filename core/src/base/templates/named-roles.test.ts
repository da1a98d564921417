import { expect, test } from 'vitest';
import type { TemplateUse } from './catalogue.ts';
import { roleIssues } from './named-roles.ts';

const ROLES = [
  { id: '401', name: 'Crew', memberMentionable: false },
  { id: '402', name: 'Guests', memberMentionable: true },
];

const use = (text: string, pings = false): TemplateUse => ({ path: 'message', context: 'greeting', text, pings });

test.for([
  { text: '{{ role.401 }}', refused: true },
  { text: '{% if guild.icon %}{{ role.401 }}{% endif %}', refused: true },
  { text: '{% if role.401 %}x{% endif %}', refused: true },
  { text: '{{ member.name | append: role.401 }}', refused: true },
  { text: '{{ role.401 }} {{ role.401 }}', refused: true },
  { text: '{{ role.402 }}', refused: false },
  { text: '{{ channel.401 }} <@&401> role.401', refused: false },
  { text: '{{ role.401', refused: false },
])('Refuses the role in $text: $refused', ({ text, refused }) => {
  const issue = { path: 'message', code: 'roleNotMentionable', params: { name: 'Crew' } };

  expect(roleIssues([], [use(text)], ROLES)).toEqual(refused ? [issue] : []);
});

test.for([
  { before: false, after: false, refused: false },
  { before: true, after: false, refused: false },
  { before: true, after: true, refused: false },
  { before: false, after: true, refused: true },
])('Refuses a role that pinged: $before, and pings now: $after — $refused', ({ before, after, refused }) => {
  const text = '{{ role.401 }}';

  expect(roleIssues([use(text, before)], [use(text, after)], ROLES)).toHaveLength(refused ? 1 : 0);
});
