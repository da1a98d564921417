import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import type { Command } from '@perigee/core/community/commands/schema';
import { guildsEndpoints } from '@perigee/core/community/guilds/endpoints';
import { leaderboardEndpoints } from '@perigee/core/economy/leaderboard/endpoints';
import type { Leader } from '@perigee/core/economy/leaderboard/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TEST_GUILD } from '../../testing/guild.ts';
import { renderInGuild, TEST_USER } from '../../testing/render.tsx';
import { Palette } from './palette.tsx';

const text = (name: string) => ({ name, description: `About ${name}`, aliases: [] });

const PING: Command = {
  name: 'ping',
  category: 'general',
  config: { en: text('ping'), ru: text('пинг') },
  options: [],
  subcommands: [],
  boostRequired: false,
  defaultMemberPermissions: [],
};

const MEMBER: Leader = {
  number: 1,
  user: { id: '700', avatar: null, username: 'stargazer', global_name: null },
  balance: 1,
  xp: 1,
  level: null,
  departed: false,
};

function Search() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <Palette user={TEST_USER} onClose={() => setOpen(false)} /> : <p>Closed</p>;
}

async function openSearch(locale: Locale = 'en', members: Leader[] = []) {
  const page = renderInGuild(<Search />, {
    locale,
    answers: (api) => {
      api.answer(guildsEndpoints.list, () => [TEST_GUILD]);
      api.answer(commandsEndpoints.list, () => [PING]);
      api.answer(leaderboardEndpoints.search, () => members);
    },
  });
  const search = await screen.findByRole('combobox', { name: /^(Search settings|Поиск по настройкам)/ });
  await screen.findByRole('option', { name: /^Test Pilots/ });
  return { ...page, search };
}

const chosen = () => screen.getByRole('option', { selected: true });
const groups = () => screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'));

test('The palette suggests pages and servers before typing, with focus in the search field', async () => {
  const { search } = await openSearch();

  expect(search).toHaveFocus();
  expect(groups()).toEqual(['Pages', 'Servers']);
  expect(chosen()).toHaveTextContent('Overview');
  expect(search).toHaveAttribute('aria-activedescendant', chosen().id);
});

test('A misspelled query in the other language finds a setting, and Enter opens its field', async () => {
  const { user, search, place } = await openSearch();

  await user.type(search, 'минимальня ставка');
  expect(chosen()).toHaveAccessibleName(/^Minimum bet/);
  expect(search).toHaveAttribute('aria-activedescendant', chosen().id);
  expect(groups()[0]).toMatch(/Test Pilots$/);
  await user.keyboard('{Enter}');

  await screen.findByText('Closed');
  await waitFor(() => expect(place().pathname).toMatch(/^\/guilds\/100\/economy/));
  expect(place().hash).toMatch(/^#\w+\./);
});

test('Arrow keys wrap around the announced results, and typing selects the first one again', async () => {
  const { user, search } = await openSearch();
  const options = screen.getAllByRole('option');

  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe(options.at(-1));
  expect(search).toHaveAttribute('aria-activedescendant', options.at(-1)?.id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe(options[1]);
  await user.type(search, 'e');

  expect(chosen()).toBe(screen.getAllByRole('option')[0]);
});

test('Clicking a command in the palette opens its settings', async () => {
  const { user, search, place } = await openSearch();

  await user.type(search, '/ping');
  await user.click(await screen.findByRole('option', { name: /^ping About ping/ }));

  await waitFor(() => expect(place().pathname + place().hash).toBe('/guilds/100/commands#commands.ping'));
});

test('Member search needs more than one letter, and the number of results is announced', async () => {
  const { user, api, search } = await openSearch('en', [MEMBER]);

  await user.type(search, 's');
  expect(api.received.some(({ address }) => address.includes('/search'))).toBe(false);
  await user.type(search, 'targazer');

  expect(await screen.findByRole('option', { name: /stargazer/ })).toBeVisible();
  const count = screen.getAllByRole('option').length;
  expect(screen.getByText(`${count} found`)).toHaveAttribute('role', 'status');
});

test('The palette explains an empty result, on which Enter does nothing', async () => {
  const { user, search, place } = await openSearch('ru');

  await user.type(search, 'qqqqqqqqqqq{Enter}');

  expect(screen.getByText('Ничего не найдено. Попробуйте другое слово.')).toBeVisible();
  expect(search).toHaveAttribute('aria-expanded', 'false');
  expect(place().pathname).toBe('/guilds/100');
});
