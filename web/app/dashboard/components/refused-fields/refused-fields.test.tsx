import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { RefusedFields } from './refused-fields.tsx';

const BEYOND = { code: 'punishmentBeyondYou', params: { permission: 'ModerateMembers' } } as const;

test('A reason shared by several rules appears once, with the names of the rules', () => {
  const issues = ['flood', 'links'].map((rule) => ({ path: `${rule}.punishment.type`, ...BEYOND }));

  renderInGuild(<RefusedFields title="Can’t be saved:" section="automod" issues={issues} />);

  const reasons = screen.getAllByRole('listitem');
  expect(reasons.map(({ textContent }) => textContent)).toEqual([
    'Flood, Links: This needs the permission “Time Out Members” on Discord, ' +
      'or a role that the owner lets punish through rules.',
  ]);
});

test('A single refused field is named in full', () => {
  const issues = [{ path: 'flood.punishment.type', ...BEYOND }];

  renderInGuild(<RefusedFields title="Can’t be saved:" section="automod" issues={issues} />);

  expect(screen.getByRole('listitem')).toHaveTextContent(/^Flood › Punishment › /);
});
