import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import type { CaseType } from '@perigee/core/moderation/cases/case';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { TEST_GUILD } from '../../../../testing/guild.ts';
import { TEST_CASE } from '../../../../testing/case.ts';
import { renderInGuild } from '../../../../testing/render.tsx';
import { useLostFocus } from '../../../lib/focus/use-lost-focus.ts';
import RunningPage from './running-page.tsx';

const WARNING = { ...TEST_CASE, endsAt: '2126-05-04T10:00:00.000Z' };

const CHANGES: CaseType[] = ['warn'];

function Page() {
  useLostFocus();
  return <RunningPage />;
}

test('Removing a warning takes it off the list, announces it and moves focus to the list', async () => {
  const { user } = renderInGuild(<Page />, {
    answers: (api) => {
      api.answer(casesEndpoints.guild, () => ({ id: '100', name: 'Test Pilots', icon: null, changes: CHANGES }));
      api.answer(guildsEndpoints.list, () => [TEST_GUILD]);
      api.answer(casesEndpoints.running, () => ({ running: [WARNING], failed: [] }));
      api.answer(casesEndpoints.lift, () => {
        api.answer(casesEndpoints.running, () => ({ running: [], failed: [] }));
        return { message: '' };
      });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Remove warning: Warning #7' }));
  await user.click(await screen.findByRole('button', { name: 'Remove warning' }));

  expect(await screen.findByText('Warning removed')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Active' })).toHaveFocus());
});
