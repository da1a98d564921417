import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import type { ResetProgress } from '@perigee/core/economy/balances/schema';
import { generalEndpoints } from '@perigee/core/community/general/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { BalanceReset } from './balance-reset.tsx';

const DAY_MS = 86_400_000;

const DONE: ResetProgress = {
  id: '1',
  state: 'done',
  total: 3,
  done: 3,
  startedBy: { id: '900', username: 'alice.orbit' },
  startedAt: new Date().toISOString(),
  undoUntil: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  order: null,
};

function openCard(first: ResetProgress | null) {
  const page = renderInGuild(<BalanceReset />);
  let reset = first;
  page.api.answer(balancesEndpoints.resetProgress, () => reset);
  return {
    ...page,
    becomes: (next: ResetProgress) => {
      reset = next;
    },
  };
}

test('Resetting balances requires typing the exact server name', async () => {
  const { user, api, becomes } = openCard(null);
  api.answer(generalEndpoints.reset, () => {
    becomes(DONE);
    return { message: '' };
  });
  await user.click(await screen.findByRole('button', { name: 'Reset all balances…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset all balances?' }));
  const name = dialog.getByRole('textbox', { name: 'Server name' });
  const confirm = dialog.getByRole('button', { name: 'Reset balances' });

  await user.type(name, 'test pilots{Enter}');
  expect(confirm).toBeDisabled();
  await user.clear(name);
  await user.type(name, 'Test Pilots');
  await user.click(confirm);

  expect(await screen.findByText(/^All balances were reset on .* by @alice\.orbit\.$/)).toHaveAttribute(
    'role',
    'status',
  );
  expect(api.received.find(({ body }) => body !== undefined)?.body).toEqual({
    name: 'Test Pilots',
    scopes: ['balance'],
  });
});

test('A failed reset shows the reason in its dialog and keeps the typed name', async () => {
  const { user, api } = openCard(null);
  api.refuse(generalEndpoints.reset, 409, { code: 'conflict', issues: [{ path: 'name', code: 'nameMismatch' }] });
  await user.click(await screen.findByRole('button', { name: 'Reset all balances…' }));
  const dialog = within(await screen.findByRole('dialog'));

  await user.type(dialog.getByRole('textbox'), 'Test Pilots{Enter}');

  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('That’s not the server’s name'));
  expect(dialog.getByRole('textbox')).toHaveValue('Test Pilots');
});

test('A running reset shows its progress and blocks another reset', async () => {
  openCard({ ...DONE, state: 'running', done: 1 });

  const bar = await screen.findByRole('progressbar', { name: 'Balances are being reset…' });
  expect(bar).toHaveAttribute('value', '1');
  expect(bar).toHaveAttribute('max', '3');
  expect(screen.getByText('1 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reset all balances…' })).toBeDisabled();
});

test('A reset can be undone after a confirmation', async () => {
  const { user, api, becomes } = openCard(DONE);
  api.answer(balancesEndpoints.undoReset, () => {
    becomes({ ...DONE, state: 'undone' });
    return { message: '' };
  });

  await user.click(await screen.findByRole('button', { name: 'Undo the reset' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo the reset?' }));
  await user.click(dialog.getByRole('button', { name: 'Undo the reset' }));

  expect(await screen.findByText(/^The reset of .* was undone\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo the reset' })).not.toBeInTheDocument();
});

test('A reset older than a week cannot be undone', async () => {
  openCard({ ...DONE, undoUntil: new Date(Date.now() - 1).toISOString() });

  await screen.findByText(/^All balances were reset/);
  expect(screen.queryByRole('button', { name: 'Undo the reset' })).not.toBeInTheDocument();
});
