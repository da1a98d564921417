import type { Giveaway } from '@perigee/core/rewards/giveaways/giveaway';
import { giveawaysEndpoints } from '@perigee/core/rewards/giveaways/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { OpenList } from './open-list.tsx';

const DRAFT: Giveaway = {
  id: '7',
  number: 7,
  state: 'draft',
  isInactive: false,
  prize: { kind: 'text', text: 'A telescope', amount: 1, minted: false, item: '' },
  description: '',
  winners: 1,
  requiredRoles: [],
  requiredXp: 0,
  requiredDays: 0,
  channel: '302',
  messageId: null,
  createdBy: { id: '900', avatar: null, username: 'alice.orbit', global_name: null },
  createdAt: '2026-05-04T10:00:00.000Z',
  openedAt: null,
  endsAt: null,
  duration: 3_600_000,
  endedAt: null,
  entries: 0,
  results: [],
  commitment: null,
  problem: null,
};

const nothing = () => undefined;

test('Deleting a draft removes it from the list and announces it', async () => {
  const open = { giveaways: [DRAFT], max: 3, moneySymbol: '$' };
  const { user } = renderInGuild(<OpenList onCreate={nothing} onEdit={nothing} />, {
    answers: (api) => {
      api.answer(giveawaysEndpoints.open, () => open);
      api.answer(giveawaysEndpoints.cancel, () => {
        api.answer(giveawaysEndpoints.open, () => ({ ...open, giveaways: [] }));
        return { message: '' };
      });
    },
  });

  await user.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Delete draft' }));

  expect(await screen.findByText('Draft deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('A telescope')).not.toBeInTheDocument());
});
