import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { announceSession } from '../../lib/session/session-store.ts';
import { renderInGuild, TEST_USER } from '../../testing/render.tsx';
import { PaletteTrigger } from './palette-trigger.tsx';

function openSite({ isAsked = false } = {}) {
  return renderInGuild(
    <>
      <PaletteTrigger />
      <dialog open={isAsked}>A question</dialog>
    </>,
    {
      answers: (api) => {
        api.answer(guildsEndpoints.list, () => []);
        api.answer(commandsEndpoints.list, () => []);
      },
    },
  );
}

const search = () => screen.findByRole('combobox', { name: /^Search settings/ });

test('the search is opened by its button and by its keys, and closed by its cross', async () => {
  announceSession({ status: 'user', user: TEST_USER });
  const { user } = openSite();

  await user.click(screen.getByRole('button', { name: /^Search settings/ }));
  expect(await search()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');

  expect(await search()).toHaveFocus();
});

test('the search does not open above a question that is open', async () => {
  announceSession({ status: 'user', user: TEST_USER });
  const { user } = openSite({ isAsked: true });

  await user.keyboard('{Control>}k{/Control}');

  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('who is not signed in has no search', async () => {
  announceSession({ status: 'guest' });
  const { user } = openSite();

  await user.keyboard('{Control>}k{/Control}');

  expect(screen.queryByRole('button', { name: /^Search settings/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
