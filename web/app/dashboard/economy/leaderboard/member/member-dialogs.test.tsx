import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import type { Locale } from '@perigee/core/base/locales/locales';
import type { LeaderProfile } from '@perigee/core/economy/leaderboard/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderInGuild } from '../../../../testing/render.tsx';
import { BalanceDialog } from './balance-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

const LEADER: LeaderProfile['leader'] = {
  number: 3,
  user: { id: '700', avatar: null, username: 'stargazer', global_name: null },
  balance: 50,
  xp: 10,
  level: null,
  departed: false,
  hidden: false,
  change: null,
};

function Balance() {
  const [isOpen, setOpen] = useState(true);
  return <BalanceDialog guildId="100" leader={LEADER} isOpen={isOpen} onClose={() => setOpen(false)} />;
}

function Deletion() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return <DeleteDialog guildId="100" user={LEADER.user} boardAddress="/board?page=3" isOpen={isOpen} onClose={close} />;
}

describe('Balance dialog', () => {
  const WORDS = {
    en: { balance: 'Balance', wrong: 'No more than 9007199254740991', save: 'Save' },
    ru: { balance: 'Баланс', wrong: 'Не больше 9007199254740991', save: 'Сохранить' },
  };

  async function openBalance(locale: Locale = 'en') {
    const page = renderInGuild(<Balance />, { locale });
    const dialog = within(await screen.findByRole('dialog', { name: 'stargazer' }));
    const balance = dialog.getByRole('textbox', { name: WORDS[locale].balance });
    const write = async (typed: string) => {
      await page.user.clear(balance);
      await page.user.paste(typed);
    };
    return { ...page, dialog, balance, write, save: dialog.getByRole('button', { name: WORDS[locale].save }) };
  }

  test.for(['en', 'ru'] as const)(
    'A balance can be any safe integer, including negative ones, in %s',
    async (locale) => {
      const { balance, write, save } = await openBalance(locale);
      expect(save).toBeDisabled();

      await write('9007199254740992');
      expect(balance).toHaveAccessibleDescription(expect.stringContaining(WORDS[locale].wrong));
      expect(save).toBeDisabled();
      await write('9007199254740991');
      expect(balance).toBeValid();
      expect(save).toBeEnabled();
      await write('1.5');
      expect(save).toBeDisabled();
      await write('-20');

      expect(save).toBeEnabled();
    },
  );

  test('Saving a balance sends the reason and announces the save', async () => {
    const { user, api, dialog, write, save } = await openBalance();
    api.answer(balancesEndpoints.update, () => ({ message: '' }));

    await write('123456');
    await user.click(dialog.getByRole('switch', { name: 'Reset experience' }));
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), ' A test ');
    await user.click(save);

    await screen.findByText('Balance saved');
    expect(api.received.at(-1)?.body).toEqual({ balance: 123_456, resetXP: true, reason: 'A test' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('The reason for a balance change has at most 512 characters', async () => {
    const { user, dialog, write, save } = await openBalance();
    const reason = dialog.getByRole('textbox', { name: 'Reason' });
    await write('1');

    await user.click(reason);
    await user.paste('r'.repeat(512));
    expect(save).toBeEnabled();
    await user.paste('r');

    expect(reason).toHaveAccessibleDescription(/Reason cannot be longer than 512 characters/);
    expect(save).toBeDisabled();
  });

  test('A balance that fails to save stays open with the reason', async () => {
    const { user, api, dialog, balance, write, save } = await openBalance();
    api.refuse(balancesEndpoints.update, 403, { code: 'forbidden' });

    await write('7');
    await user.click(save);

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('You can no longer change this server.'));
    expect(balance).toHaveValue('7');
  });
});

describe('Delete dialog', () => {
  test('Deleting a member requires typing their exact name', async () => {
    const { user, api, place } = renderInGuild(<Deletion />);
    api.answer(balancesEndpoints.remove, () => ({ message: '' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete from the leaderboard?' }));
    const name = dialog.getByRole('textbox', { name: 'To confirm, type stargazer' });
    const confirm = dialog.getByRole('button', { name: 'Delete' });

    await user.type(name, 'Stargazer{Enter}');
    expect(confirm).toBeDisabled();
    await user.clear(name);
    await user.type(name, 'stargazer{Enter}');

    await screen.findByText('stargazer was deleted from the leaderboard.');
    expect(place().pathname).toBe('/board');
    expect(api.received.map(({ address }) => address)).toEqual(['/api/private/guilds/100/balances/700']);
  });

  test('A failed deletion stays on the page and shows the reason', async () => {
    const { user, api, place } = renderInGuild(<Deletion />, { locale: 'ru' });
    api.refuse(balancesEndpoints.remove, 500, { code: 'internal' });
    const dialog = within(await screen.findByRole('dialog'));

    await user.type(dialog.getByRole('textbox'), 'stargazer{Enter}');

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^Что-то сломалось/));
    expect(place().pathname).toBe('/guilds/100');
  });
});
