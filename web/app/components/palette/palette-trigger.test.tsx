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

test('The palette opens by button and shortcut, and closes with its close button', async () => {
  announceSession({ status: 'user', user: TEST_USER });
  const { user } = openSite();

  await user.click(screen.getByRole('button', { name: /^Search settings/ }));
  expect(await search()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');

  expect(await search()).toHaveFocus();
});

test('The palette does not open above an open dialog', async () => {
  announceSession({ status: 'user', user: TEST_USER });
  const { user } = openSite({ isAsked: true });

  await user.keyboard('{Control>}k{/Control}');

  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('The palette is unavailable to guests', async () => {
  announceSession({ status: 'guest' });
  const { user } = openSite();

  await user.keyboard('{Control>}k{/Control}');

  expect(screen.queryByRole('button', { name: /^Search settings/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});
