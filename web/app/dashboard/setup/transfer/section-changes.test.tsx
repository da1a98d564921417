import type { SectionPlan } from '@perigee/core/setup/transfer/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { SectionChanges } from './section-changes.tsx';

const PLAN: SectionPlan = {
  section: 'greetings',
  changes: [],
  missing: [],
  consequences: [],
  changeCount: 0,
  issues: [{ path: 'join.message', code: 'tooBig', params: { max: 25 } }],
};

test('A problem that blocks an import names the limit', () => {
  renderInGuild(<SectionChanges plan={PLAN} names={new Map()} />);

  expect(screen.getByRole('listitem')).toHaveTextContent(/: No more than 25$/);
});
