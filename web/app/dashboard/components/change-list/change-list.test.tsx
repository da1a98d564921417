import type { Locale } from '@perigee/core/base/locales/locales';
import { NEW_REWARD } from '@perigee/core/rewards/levels/schema';
import type { Difference } from '@perigee/core/community/settings/differences';
import type { SectionName } from '@perigee/core/community/settings/sections';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_GUILD } from '../../../testing/guild.ts';
import { renderOnSite } from '../../../testing/render.tsx';
import { ChangeList } from './change-list.tsx';

function showChanges(section: SectionName, changes: readonly Difference[], locale: Locale = 'en') {
  renderOnSite(<ChangeList guild={TEST_GUILD} section={section} changes={changes} />, { locale });
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return { names, values };
}

const LEVELS_CHANGED = [
  { path: ['rewards', '5', 'money'], before: 1, after: 7 },
  { path: ['rewards', '10'], before: { ...NEW_REWARD, level: 10, role: '204' }, after: undefined },
  { path: ['multipliers', '201', 'percent'], before: 150, after: 175 },
  { path: ['multipliers', '100000000000000101', 'percent'], before: 150, after: 0 },
];

test('The change list names rewards by level, multipliers by role and deleted roles without an ID', () => {
  const { names } = showChanges('levels', LEVELS_CHANGED);

  expect(names).toEqual([
    'Rewards › Level 5 › Money',
    'Rewards › Level 10',
    'XP by role › @Captain › Percent',
    'XP by role › deleted role › Percent',
  ]);
});

test('Change names are translated to Russian', () => {
  const { names } = showChanges('levels', LEVELS_CHANGED, 'ru');

  expect(names).toEqual([
    'Награды › Уровень 5 › Деньги',
    'Награды › Уровень 10',
    'Опыт по ролям › @Captain › Процент',
    'Опыт по ролям › удалённая роль › Процент',
  ]);
});

test('A reordering in the change list shows the names of the entries', () => {
  const { names, values } = showChanges('levels', [
    { path: ['multipliers'], before: ['201', '204'], after: ['204', '201'] },
  ]);

  expect(names).toEqual(['XP by role']);
  expect(values).toEqual(['before @Captain, @Cook→after @Cook, @Captain']);
});

test('A list logged as a whole reads as one change', () => {
  const before = [{ role: '201', percent: 150 }];

  const { names, values } = showChanges('levels', [{ path: ['multipliers'], before, after: [] }]);

  expect(names).toEqual(['XP by role']);
  expect(values).toEqual(['before Role: @Captain, Percent: 150→after nothing']);
});

test('An item with a numeric name is shown by that name', () => {
  const { names } = showChanges('items', [
    { path: ['201', 'price'], before: 1, after: 2 },
    { path: [], before: ['201', 'Sword'], after: ['Sword', '201'] },
  ]);

  expect(names).toEqual(['201 › Price', 'Order']);
});

test('A change names a channel that the person cannot see as hidden', () => {
  const change = { path: ['join', 'channel'], before: '302', after: '999' };
  const guild = { ...TEST_GUILD, hiddenChannels: ['999'] };

  renderOnSite(<ChangeList guild={guild} section="greetings" changes={[change]} />);

  expect(screen.getByRole('definition')).toHaveTextContent('before #general→after A channel you can’t see');
});
