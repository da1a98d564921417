import { hostEndpoints } from '@perigee/core/insights/host/endpoints';
import type { FailedJob } from '@perigee/core/insights/host/schema';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { useLostFocus } from '../../lib/focus/use-lost-focus.ts';
import { FailedJobsPanel } from './failed-jobs-panel.tsx';

const JOB: FailedJob = {
  guildId: '0',
  id: '7',
  name: 'case.deliver',
  failedAt: '2026-05-04T10:00:00.000Z',
  attempts: 5,
  problem: 'Missing access',
  canRetry: true,
};

function HostPanel() {
  useLostFocus();
  return <FailedJobsPanel />;
}

test('Retrying a failed action takes it off the panel, announces it and keeps focus there', async () => {
  const { user } = renderInGuild(<HostPanel />, {
    answers: (api) => {
      api.answer(hostEndpoints.failedActs, () => ({ acts: [JOB], next: null }));
      api.answer(hostEndpoints.retryAct, () => {
        api.answer(hostEndpoints.failedActs, () => ({ acts: [], next: null }));
        return { state: 'waiting' as const };
      });
    },
  });

  await user.click(await screen.findByRole('button', { name: /^Try case.deliver of/ }));

  expect(await screen.findByText('It’s being tried again')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('case.deliver')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
});
