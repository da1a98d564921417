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

describe('a prefix', () => {
  test.for(['en', 'ru'] as const)(
    'of twenty characters is fine, of one more is not once it is left, in %s',
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
    'that nobody could type is refused once it is left, and as it is typed from then on, in %s',
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

  test('is shown before a command as members will write it, while it is one', async () => {
    const { write } = await openPage();
    const example = () => screen.getByText(/ping$/).textContent;

    await write('??');
    expect(example()).toBe('??ping');
    await write('a b');

    expect(example()).toBe('…ping');
  });
});

describe('what is not saved', () => {
  test('is said, and given up with one press', async () => {
    const { user, prefix, write } = await openPage();
    expect(screen.queryByText(WORDS.en.unsaved)).not.toBeInTheDocument();

    await write('??');
    expect(screen.getByText(WORDS.en.unsaved)).toHaveAttribute('role', 'status');
    await user.click(screen.getByRole('button', { name: 'Reset' }));

    expect(prefix).toHaveValue('!');
    expect(screen.queryByText(WORDS.en.unsaved)).not.toBeInTheDocument();
  });

  test('is asked about before another page is opened, and kept when one stays', async () => {
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

  test('holds a tab that is closed back, and what is saved does not', async () => {
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

  test('is offered again after a reload, and is thrown away or taken back', async () => {
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

describe('a save', () => {
  const endpoint = generalSection.save;

  test('by keys sends what is written with the version it was based on, and says it was saved', async () => {
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

  test('by keys leads to the first field that is wrong', async () => {
    const { user, prefix, write } = await openPage();
    await write('a b');
    await user.tab();
    expect(prefix).not.toHaveFocus();

    await user.keyboard('{Control>}s{/Control}');

    expect(prefix).toHaveFocus();
    expect(screen.getByRole('button', { name: '1 field to fix' })).toBeVisible();
  });

  test('that takes its time says so, and can not be pressed twice', async () => {
    const { user, api, write } = await openPage();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    api.answer(endpoint, async () => {
      await promise;
      return { message: '', version: 1, value: { ...generalSection.initial, prefix: '??' } };
    });

    await write('??');
    // Before the page shows that it has begun.
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

  test('the server refuses leaves the words beside the field they are about until it is changed', async () => {
    const { user, api, prefix, write } = await openPage('ru');
    api.refuse(endpoint, 400, { code: 'invalid', issues: [{ path: 'prefix', code: 'prefixCharacters' }] });

    await write('~');
    await user.click(save());

    await waitFor(() => expect(prefix).toHaveAccessibleDescription(WORDS.ru.characters));
    expect(prefix).toHaveFocus();
    await user.type(prefix, '~');
    expect(prefix).toBeValid();
  });

  test('that nobody answers says so and how long to wait, and loses nothing', async () => {
    const { user, api, prefix, write } = await openPage();
    api.refuse(endpoint, 503, { code: 'unavailable' }, 21);

    await write('??');
    await user.click(save());

    await waitFor(() => expect(screen.getByText(/^Discord or part of our server isn’t responding/)).toBeVisible());
    expect(screen.getByText(/Try again in 21 seconds\.$/)).toBeVisible();
    expect(prefix).toHaveValue('??');
    expect(save()).toBeEnabled();
  });

  test('by the keys of its button, which name themselves, gives the focus back to the field', async () => {
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
