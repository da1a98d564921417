import { casesEndpoints } from '@perigee/core/moderation/cases/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_CASE } from '../../../../testing/case.ts';
import { renderInGuild } from '../../../../testing/render.tsx';
import { useCases } from '../use-cases.ts';
import { CaseList } from './case-list.tsx';

function Cases() {
  return <CaseList cases={useCases({ text: 'long ago' })} isFiltered />;
}

test('A case search that fails part-way shows the reason and resumes where it stopped', async () => {
  const { user, api } = renderInGuild(<Cases />, {
    answers: (server) =>
      server.answer(casesEndpoints.list, () => {
        server.refuse(casesEndpoints.list, 429, { code: 'tooManyRequests' });
        return { cases: [], next: '50' };
      }),
  });

  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the casesToo many attempts');
  expect(api.received).toHaveLength(2);
  api.answer(casesEndpoints.list, () => ({ cases: [TEST_CASE], next: null }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Spam')).toBeVisible();
  expect(api.received.at(-1)?.address).toContain('before=50');
});

test('Failing to load earlier cases shows the reason, keeps the list and allows a retry', async () => {
  const { user, api } = renderInGuild(<Cases />, {
    answers: (server) => server.answer(casesEndpoints.list, () => ({ cases: [TEST_CASE], next: '7' })),
  });
  const more = await screen.findByRole('button', { name: 'Show earlier cases' });

  api.refuse(casesEndpoints.list, 429, { code: 'tooManyRequests' });
  await user.click(more);
  expect(await screen.findByText('Too many attempts. Wait a moment.')).toBeVisible();
  expect(screen.getByText('Spam')).toBeVisible();
  api.answer(casesEndpoints.list, () => ({ cases: [{ ...TEST_CASE, number: 6, reason: 'Insults' }], next: null }));
  await user.click(more);

  expect(await screen.findByText('Insults')).toBeVisible();
  expect(screen.getByText('Spam')).toBeVisible();
  expect(screen.queryByText('Too many attempts. Wait a moment.')).not.toBeInTheDocument();
});
