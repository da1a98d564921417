import type { Locale } from '@perigee/core/base/locales/locales';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TEST_GUILD } from '../../../testing/guild.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import EditorsPage from './editors-page.tsx';

const WORDS: Record<Locale, { label: string; text: RegExp }> = {
  en: { label: 'May punish through rules', text: /may set any punishment there/ },
  ru: { label: 'Могут наказывать через правила', text: /могут назначать там любые наказания/ },
};

test.for(['en', 'ru'] as const)('The owner sees in %s what roles that may punish can do', async (locale) => {
  renderInGuild(<EditorsPage />, { guild: TEST_GUILD, locale });

  expect(await screen.findByText(WORDS[locale].text)).toBeVisible();
  expect(screen.getByRole('combobox', { name: WORDS[locale].label })).toBeEnabled();
});

test('Managers see the roles that may punish, but cannot choose them', async () => {
  const rights = { ...TEST_GUILD.rights, owner: false };
  renderInGuild(<EditorsPage />, { guild: { ...TEST_GUILD, rights } });

  expect(await screen.findByRole('combobox', { name: WORDS.en.label })).toBeDisabled();
  expect(screen.getByText(/only the server’s owner can change anything here/)).toBeVisible();
});
