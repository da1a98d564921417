import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import type { General } from '@perigee/core/community/general/schema';
import { generalSection } from '@perigee/core/community/general/section';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInGuild } from '../../../../testing/render.tsx';
import GeneralPage from '../../../community/general/general-page.tsx';

const OWN = generalSection.initial;
const THEIRS: General = { prefix: 'theirs', language: { ...OWN.language, interface: 'ru' } };

interface ConcurrentSave {
  locale?: Locale;
  value?: unknown;
  username?: string | null;
}

/** Saves a new prefix after another user has saved a different prefix and language. */
async function saveLate({ locale = 'en', value = THEIRS, username = 'mia.lindqvist' }: ConcurrentSave = {}) {
  const page = renderInGuild(<GeneralPage />, { locale });
  const { api, user } = page;
  api.answer(historyEndpoints.list, () => ({ entries: [], next: null }));
  api.answer(balancesEndpoints.resetProgress, () => null);
  const savedBy = { id: '901', username };
  const savedAt = '2026-01-02T03:04:05.000Z';
  api.refuse(generalSection.save, 409, {
    code: 'conflict',
    conflict: { section: 'general', version: 5, value, savedBy, savedAt },
  });

  const prefix = await screen.findByRole('textbox', { name: /^(Command prefix|Префикс команд)$/ });
  await user.clear(prefix);
  await user.type(prefix, 'mine');
  await user.click(screen.getByRole('button', { name: /^(Save|Сохранить)/ }));
  /** The body and base version of the next save. */
  const savedNext = () => {
    const saves = api.received.filter(({ body }) => body !== undefined);
    return { body: saves[1]?.body, base: saves[1]?.headers.get('if-match') };
  };
  const acceptNext = (saved: General) => {
    page.keep({ ...saved, versions: { general: 6 } });
    api.answer(generalSection.save, () => ({ message: '', version: 6, value: saved }));
  };
  return { ...page, prefix, savedNext, acceptNext };
}

const question = async () => within(await screen.findByRole('dialog', { name: 'Someone else saved these settings' }));

test('The conflict dialog shows who saved and when, and preselects the side that changed a field', async () => {
  await saveLate();

  const dialog = await question();
  expect(dialog.getByText(/^mia\.lindqvist saved them on .*2026/)).toBeInTheDocument();
  const prefix = within(dialog.getByRole('group', { name: 'Command prefix changed by both' }));
  expect(prefix.getByRole('radio', { name: 'Mine mine' })).toBeChecked();
  expect(prefix.getByRole('radio', { name: 'Theirs theirs' })).not.toBeChecked();
  const replies = within(dialog.getByRole('group', { name: 'Language › Replies changed by mia.lindqvist' }));
  expect(replies.getByRole('radio', { name: 'Theirs Russian' })).toBeChecked();
  expect(replies.getByRole('radio', { name: 'Mine English' })).not.toBeChecked();
});

test('The conflict dialog is translated to Russian and handles an unknown user', async () => {
  await saveLate({ locale: 'ru', username: null });

  const dialog = within(await screen.findByRole('dialog', { name: 'Эти настройки сохранил кто-то ещё' }));
  expect(dialog.getByText(/другой человек \(кто-то\) сохранил свои/)).toBeInTheDocument();
  const prefix = within(dialog.getByRole('group', { name: 'Префикс команд изменили оба' }));
  expect(prefix.getByRole('radio', { name: 'Моё mine' })).toBeChecked();
  expect(dialog.getByRole('button', { name: 'Сохранить выбранное' })).toBeEnabled();
});

test('Using all of theirs needs no further save', async () => {
  const { user, keep, prefix, savedNext } = await saveLate();
  keep({ ...THEIRS, versions: { general: 5 } });

  await user.click((await question()).getByRole('button', { name: 'Use all of theirs' }));

  await waitFor(() => expect(prefix).toHaveValue('theirs'));
  expect(screen.getByText('Kept their settings')).toBeVisible();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  expect(savedNext().body).toBeUndefined();
});

test('The button “Use all of mine” overwrites the other save, based on its version', async () => {
  const { user, prefix, savedNext, acceptNext } = await saveLate();
  acceptNext({ ...OWN, prefix: 'mine' });

  await user.click((await question()).getByRole('button', { name: 'Use all of mine' }));

  await screen.findByText('Settings saved');
  expect(savedNext()).toEqual({ body: { ...OWN, prefix: 'mine' }, base: '"5"' });
  expect(prefix).toHaveValue('mine');
});

test('A conflict can be settled field by field', async () => {
  const { user, savedNext, acceptNext } = await saveLate();
  acceptNext({ ...OWN, prefix: 'theirs' });
  const dialog = await question();

  await user.click(dialog.getByRole('radio', { name: /Theirs theirs/ }));
  await user.click(dialog.getByRole('radio', { name: /Mine English/ }));
  await user.click(dialog.getByRole('button', { name: 'Save this choice' }));

  await screen.findByText('Settings saved');
  expect(savedNext()).toEqual({ body: { ...OWN, prefix: 'theirs' }, base: '"5"' });
});

test('Closing the conflict dialog keeps the edits, and the next save asks again', async () => {
  const { user, prefix } = await saveLate();

  await user.click((await question()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(prefix).toHaveValue('mine');
  await user.click(screen.getByRole('button', { name: /^Save/ }));

  expect((await question()).getByRole('button', { name: 'Use all of mine' })).toBeEnabled();
});

test('A conflict in an unknown format asks for a reload instead of a choice', async () => {
  await saveLate({ value: { prefix: 7 } });

  await screen.findByText(/in a format this page doesn’t know/);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
