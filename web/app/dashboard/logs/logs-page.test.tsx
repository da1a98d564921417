import { audienceEndpoints } from '@perigee/core/community/guilds/audience-endpoints';
import { logsSection } from '@perigee/core/logs/section';
import type { Logs } from '@perigee/core/logs/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { guildWith } from '../../testing/guild.ts';
import { renderInGuild } from '../../testing/render.tsx';
import LogsPage from './logs-page.tsx';

const WORDS = {
  en: {
    all: 'Set all to…',
    allOff: 'Turn all off',
    allOn: 'Turn all on',
    edited: 'Message edited',
    editedChannel: 'Channel: Message edited',
    banChannel: 'Channel: Ban',
    none: 'No channel',
    choose: 'Choose a channel',
    problem: '1 field to fix',
    save: /^Save/,
  },
  ru: {
    all: 'Записывать всё в…',
    allOff: 'Выключить все',
    allOn: 'Включить все',
    edited: 'Сообщение изменено',
    editedChannel: 'Канал: Сообщение изменено',
    banChannel: 'Канал: Бан',
    none: 'Без канала',
    choose: 'Выберите канал',
    problem: 'Исправьте 1 поле',
    save: /^Сохранить/,
  },
};

async function openPage(locale: Locale = 'en', logs: Partial<Logs> = {}) {
  const guild = guildWith({ logs: { ...logsSection.initial, ...logs } });
  const page = renderInGuild(<LogsPage />, { locale, guild });
  const words = WORDS[locale];
  await screen.findByRole('switch', { name: words.edited });
  const pick = async (name: string, choice: string) => {
    await page.user.click(screen.getByRole('combobox', { name }));
    await page.user.click(screen.getByRole('option', { name: choice }));
  };
  return { ...page, words, pick, save: () => screen.getByRole('button', { name: words.save }) };
}

const field = (name: string) => screen.getByRole('combobox', { name });

describe('Logged events', () => {
  test.for(['en', 'ru'] as const)(
    'A logged event requires a channel, and the link to the problem unfolds and focuses it in %s',
    async (locale) => {
      const { user, words, pick, save } = await openPage(locale);
      const edited = screen.getByRole('switch', { name: words.edited });
      const channel = field(words.editedChannel);
      expect(channel).toBeDisabled();

      await user.click(edited);
      await pick(words.editedChannel, 'general');
      await pick(words.editedChannel, words.none);
      await user.tab();
      expect(channel).toHaveAccessibleDescription(words.choose);
      expect(save()).toBeDisabled();
      await user.click(screen.getByRole('button', { name: words.problem }));

      expect(channel).toHaveFocus();
      expect(channel).toBeVisible();
      await user.click(edited);
      expect(channel).toBeValid();
      expect(channel).toBeDisabled();
    },
  );

  test.for([
    { locale: 'en', warning: '#random can be read by members who can’t read 3 channels that this log covers.' },
    { locale: 'ru', warning: '#random могут читать участники, которым нельзя читать 3 канала из этого журнала.' },
  ] as const)('A log in a channel for more people warns before it is saved in $locale', async ({ locale, warning }) => {
    const { user, words, pick, api } = await openPage(locale);
    api.answer(audienceEndpoints.wider, () => ({ count: 3 }));

    await pick(words.all, 'random');
    expect(screen.queryByText(warning)).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: words.edited }));

    // Next to the field for all events, and in the category of the event.
    await waitFor(() => expect(screen.getAllByText(warning)).toHaveLength(2));
    expect(api.received).toContainEqual(expect.objectContaining({ body: { channel: '303', ignored: [] } }));
  });

  test('Setting one channel for all log events includes disabled ones', async () => {
    const { words, pick, api, save, user } = await openPage();
    api.answer(logsSection.save, () => ({ message: '', version: 1, value: logsSection.initial }));

    await pick(words.all, 'random');
    expect(field(words.editedChannel)).toHaveValue('random');
    expect(field(words.banChannel)).toHaveValue('random');
    expect(field(words.banChannel)).toBeDisabled();
    await user.click(save());

    await waitFor(() => expect(api.received.some(({ body }) => JSON.stringify(body)?.includes('"303"'))).toBe(true));
  });

  test('All log events can be toggled at once, and buttons that would change nothing are disabled', async () => {
    const { user, words } = await openPage();
    const [on, off] = [words.allOn, words.allOff].map((name) => screen.getByRole('button', { name }));
    expect(off).toBeDisabled();

    await user.click(on ?? document.body);
    expect(screen.getByRole('switch', { name: words.edited })).toBeChecked();
    expect(on).toBeDisabled();
    await user.click(off ?? document.body);

    expect(screen.getByRole('switch', { name: words.edited })).not.toBeChecked();
  });

  test('Each log category counts its enabled events', async () => {
    const { user, words, pick } = await openPage();
    const messages = within(screen.getByRole('region', { name: 'Messages' }));

    await user.click(screen.getByRole('switch', { name: words.edited }));
    await pick(words.editedChannel, 'random');

    expect(messages.getAllByText(/^1 of \d+ events on/)).not.toHaveLength(0);
  });

  test('Saving the logs keeps channels that the person cannot see', async () => {
    const hidden = '999';
    const ignore = { channels: [hidden, '998'] };
    const list = { ...logsSection.initial.list, moderationBan: { enabled: false, channel: hidden } };
    const logs = { ...logsSection.initial, ignore, list };
    const guild = { ...guildWith({ logs }), hiddenChannels: [hidden] };
    const { user, api } = renderInGuild(<LogsPage />, { guild });
    api.answer(logsSection.save, () => ({ message: '', version: 1, value: logs }));

    await user.click(await screen.findByRole('switch', { name: WORDS.en.edited }));
    await user.click(screen.getByRole('combobox', { name: WORDS.en.editedChannel }));
    await user.click(screen.getByRole('option', { name: 'general' }));
    await user.click(screen.getByRole('button', { name: WORDS.en.save }));

    const saved = {
      ignore: expect.objectContaining({ channels: [hidden] }),
      list: expect.objectContaining({ moderationBan: expect.objectContaining({ channel: hidden }) }),
    };
    await waitFor(() =>
      expect(api.received).toContainEqual(expect.objectContaining({ body: expect.objectContaining(saved) })),
    );
  });
});
