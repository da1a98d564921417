import type { SetupAnswers } from '@perigee/core/setup/wizard/answers';
import type { PlannedSection } from '@perigee/core/setup/wizard/endpoints';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { SetupPlanList } from './setup-plan.tsx';

const ANSWERS: SetupAnswers = {
  language: 'en',
  welcomeChannel: '302',
  logChannel: null,
  protection: null,
  joinRoles: [],
};

const PLANNED: PlannedSection = {
  section: 'greetings',
  changes: [],
  changeCount: 0,
  issues: [{ path: 'join.message', code: 'tooBig', params: { max: 25 } }],
};

test('A problem that blocks setup names the limit', () => {
  renderInGuild(<SetupPlanList answers={ANSWERS} sections={[PLANNED]} />);

  expect(within(screen.getByRole('alert')).getByRole('listitem')).toHaveTextContent(/: No more than 25$/);
});
