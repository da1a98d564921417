import { balancesEndpoints } from '@perigee/core/economy/balances/endpoints';
import { generalSection } from '@perigee/core/community/general/section';
import { historyEndpoints } from '@perigee/core/setup/history/endpoints';
import type { Locale } from '@perigee/core/base/locales/locales';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import GeneralPage from './general-page.tsx';

const WORDS = {
  en: {
    prefix: 'Command prefix',
    unsaved: 'Unsaved changes',
    save: /^Save/,
    tooLong: 'The prefix can be up to 20 characters long',
    characters: 'No spaces, backticks or vertical bars',
    required: 'Enter prefix',
    oneProblem: '1 field to fix',
  },
  ru: {
    prefix: 'Префикс команд',
    unsaved: 'Есть несохранённые изменения',
    save: /^Сохранить/,
    tooLong: 'Префикс не может быть длиннее 20 символов',
    characters: 'Без пробелов, обратных апострофов и вертикальной черты',
    required: 'Введите префикс',
    oneProblem: 'Исправьте 1 поле',
  },
};

async function openPage(locale: Locale = 'en') {
  const page = renderInGuild(<GeneralPage />, { locale });
  page.api.answer(historyEndpoints.list, () => ({ entries: [], next: null }));
  page.api.answer(balancesEndpoints.resetProgress, () => null);
  const prefix = await screen.findByRole('textbox', { name: WORDS[locale].prefix });
  const write = async (typed: string) => {
    await page.user.clear(prefix);
    await page.user.paste(typed);
  };
  return { ...page, prefix, write };
}

const save = () => screen.getByRole('button', { name: /^(Save|Saving|Сохранить)/ });

describe('Prefix field', () => {
  test.for(['en', 'ru'] as const)(
    'A prefix can have 20 characters, and a longer one shows an error in %s',
    async (locale) => {
      const words = WORDS[locale];
      const { user, prefix, write } = await openPage(locale);

      await write('x'.repeat(20));
      await user.tab();
      expect(prefix).toBeValid();
      await user.type(prefix, 'x');

      expect(prefix).toHaveAccessibleDescription(words.tooLong);
      expect(screen.getByRole('button', { name: words.oneProblem })).toBeVisible();
      expect(save()).toBeDisabled();
    },
  );

  test.for(['en', 'ru'] as const)(
    'An invalid prefix shows its error once it is left, then updates it while typing, in %s',
    async (locale) => {
      const words = WORDS[locale];
      const { user, prefix, write } = await openPage(locale);

      await write('a b');
      expect(prefix).toBeValid();
      await user.tab();
      expect(prefix).toHaveAccessibleDescription(words.characters);
      await write('');
      expect(prefix).toHaveAccessibleDescription(words.required);
      await user.type(prefix, '?');

      expect(prefix).toBeValid();
      expect(save()).toBeEnabled();
    },
  );

  test('The prefix preview shows a placeholder while the prefix is invalid', async () => {
    const { write } = await openPage();
    const example = () => screen.getByText(/ping$/).textContent;

    await write('??');
    expect(example()).toBe('??ping');
    await write('a b');

    expect(example()).toBe('…ping');
  });
});

describe('Unsaved changes', () => {
  test('Unsaved changes are announced and can be reset', async () => {
    const { user, prefix, write } = await openPage();
    expect(screen.queryByText(WORDS.en.unsaved)).not.toBeInTheDocument();

    await write('??');
    expect(screen.getByText(WORDS.en.unsaved)).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Reset' }));

    expect(prefix).toHaveValue('!');
    expect(screen.queryByText(WORDS.en.unsaved)).not.toBeInTheDocument();
  });

  test('Leaving a page with unsaved changes asks first, and staying keeps them', async () => {
    const { user, go, place, prefix, write } = await openPage();
    await write('never');

    await go('/elsewhere');
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));

    expect(place().pathname).toBe('/guilds/100');
    expect(prefix).toHaveValue('never');
    await go('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(place().pathname).toBe('/elsewhere');
  });

  test('Closing a tab asks for confirmation only with unsaved changes', async () => {
    const { write, user } = await openPage();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);

    await write('??');
    expect(closing()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Reset' }));

    expect(closing()).toBe(false);
  });

  test('Unsaved changes can be restored or discarded after a reload', async () => {
    const first = await openPage();
    await first.write('kept');
    first.leave();

    const second = await openPage();
    expect(second.prefix).toHaveValue('!');
    expect(screen.getByText('You have unsaved changes here.')).toBeVisible();
    await second.user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(second.prefix).toHaveValue('kept');
    second.leave();

    const third = await openPage();
    await third.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(third.prefix).toHaveValue('!');
    expect(screen.queryByText('You have unsaved changes here.')).not.toBeInTheDocument();
  });
});

describe('Saving', () => {
  const endpoint = generalSection.save;

  test('The save shortcut sends the values with their base version and confirms the save', async () => {
    const { user, api, write } = await openPage();
    api.answer(endpoint, ({ body }) => ({
      message: '',
      version: 1,
      value: { ...generalSection.initial, ...Object(body) },
    }));

    await write('??');
    await user.keyboard('{Control>}s{/Control}');

    await waitFor(() => expect(screen.getByText('Settings saved')).toBeVisible());
    expect(screen.queryByText(WORDS.en.unsaved)).not.toBeInTheDocument();
    const sent = api.received.find(({ body }) => body !== undefined);
    expect(sent?.body).toEqual({ ...generalSection.initial, prefix: '??' });
    expect(sent?.headers.get('if-match')).toBe('"0"');
  });

  test('The save shortcut focuses the first invalid field', async () => {
    const { user, prefix, write } = await openPage();
    await write('a b');
    await user.tab();
    expect(prefix).not.toHaveFocus();

    await user.keyboard('{Control>}s{/Control}');

    expect(prefix).toHaveFocus();
    expect(screen.getByRole('button', { name: '1 field to fix' })).toBeVisible();
  });

  test('A slow save shows its progress and cannot be submitted twice', async () => {
    const { user, api, write } = await openPage();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    api.answer(endpoint, async () => {
      await promise;
      return { message: '', version: 1, value: { ...generalSection.initial, prefix: '??' } };
    });

    await write('??');
    // Before the page shows that saving has started.
    act(() => {
      save().click();
      save().click();
    });
    expect(save()).toHaveAccessibleName(/^Saving/);
    await user.click(save());
    await user.keyboard('{Control>}s{/Control}');
    resolve(undefined);

    await waitFor(() => expect(screen.getByText('Settings saved')).toBeVisible());
    expect(api.received.filter(({ body }) => body !== undefined)).toHaveLength(1);
  });

  test('A refused save shows the error at its field until the field changes', async () => {
    const { user, api, prefix, write } = await openPage('ru');
    api.refuse(endpoint, 400, { code: 'invalid', issues: [{ path: 'prefix', code: 'prefixCharacters' }] });

    await write('~');
    await user.click(save());

    await waitFor(() => expect(prefix).toHaveAccessibleDescription(WORDS.ru.characters));
    expect(prefix).toHaveFocus();
    await user.type(prefix, '~');
    expect(prefix).toBeValid();
  });

  test('A save during an outage shows when to retry and keeps the values', async () => {
    const { user, api, prefix, write } = await openPage();
    api.refuse(endpoint, 503, { code: 'unavailable' }, 21);

    await write('??');
    await user.click(save());

    await waitFor(() => expect(screen.getByText(/^Discord or part of our server isn’t responding/)).toBeVisible());
    expect(screen.getByText(/Try again in 21 seconds\.$/)).toBeVisible();
    expect(prefix).toHaveValue('??');
    expect(save()).toBeEnabled();
  });

  test('The save button shows its shortcut, and saving by keyboard returns focus to the field', async () => {
    const { user, api, prefix, write } = await openPage();
    api.answer(endpoint, () => ({ message: '', version: 1, value: { ...generalSection.initial, prefix: '??' } }));

    await write('??');
    expect(save()).toHaveAttribute('aria-keyshortcuts', 'Control+S Meta+S');
    expect(save()).toHaveTextContent('Ctrl S');
    act(() => save().focus());
    await user.keyboard('{Enter}');
    await screen.findByText('Settings saved');
    await waitFor(() => expect(prefix).toHaveFocus());

    await write('again');
    act(() => screen.getByRole('button', { name: 'Reset' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(prefix).toHaveFocus());
    expect(prefix).toHaveValue('??');
  });
});
