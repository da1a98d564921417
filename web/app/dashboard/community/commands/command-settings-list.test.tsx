import { type CommandSettings, DEFAULT_COMMAND_SETTINGS } from '@perigee/core/community/commands/command-settings';
import { commandsEndpoints } from '@perigee/core/community/commands/endpoints';
import type { Command } from '@perigee/core/community/commands/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { guildWith } from '../../../testing/guild.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import { CommandSettingsList } from './command-settings-list.tsx';

const text = (name: string, description: string) => ({ name, description, aliases: [] });

function command(name: string, category: Command['category'], config: Command['config']): Command {
  return { name, category, config, options: [], subcommands: [], boostRequired: false, defaultMemberPermissions: [] };
}

const COMMANDS = [
  command('ping', 'general', { en: text('ping', 'Says how fast it is'), ru: text('пинг', 'Говорит о скорости') }),
  command('help', 'general', { en: text('help', 'Lists commands'), ru: text('помощь', 'Перечисляет команды') }),
  command('avatar', 'utilities', { en: text('avatar', 'Shows a face'), ru: text('аватар', 'Показывает лицо') }),
];

interface RenderOptions {
  commands?: Record<string, Partial<CommandSettings>>;
  locale?: Locale;
  address?: string;
}

async function openCommands({ commands = {}, ...surroundings }: RenderOptions = {}) {
  const saved = Object.entries(commands).map(([name, own]) => [name, { ...DEFAULT_COMMAND_SETTINGS, ...own }]);
  const guild = guildWith({ commands: Object.fromEntries(saved), versions: { commands: 3 } });
  const page = renderInGuild(<CommandSettingsList commands={COMMANDS} />, { guild, ...surroundings });
  await screen.findByRole('searchbox');
  return page;
}

const commandSwitch = (name: string) => screen.getByRole('switch', { name });

describe('Command switch', () => {
  test('A command switch saves at once with the known version and offers undo', async () => {
    const { user, api } = await openCommands();
    api.answer(commandsEndpoints.save, () => ({
      message: '',
      version: 4,
      value: { ...DEFAULT_COMMAND_SETTINGS, enabled: false },
    }));

    await user.click(commandSwitch('/ping'));

    await screen.findByText('Settings saved');
    expect(commandSwitch('/ping')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Settings of /ping' })).toBeDisabled();
    const sent = api.received.find(({ body }) => body !== undefined);
    expect(sent?.address).toBe('/api/private/guilds/100/commands/ping');
    expect(sent?.headers.get('if-match')).toBe('"3"');
  });

  test('A command switch that fails to save is reverted, and its error stays until a save succeeds', async () => {
    const { user, api } = await openCommands({ locale: 'ru' });
    api.refuse(commandsEndpoints.save, 503, { code: 'unavailable' });

    await user.click(commandSwitch('/пинг'));
    await screen.findByText('Не сохранено, ничего не изменилось');
    expect(commandSwitch('/пинг')).toBeChecked();
    expect(screen.getByText(/^Discord или часть нашего сервера/)).toBeVisible();
    api.answer(commandsEndpoints.save, () => ({
      message: '',
      version: 4,
      value: { ...DEFAULT_COMMAND_SETTINGS, enabled: false },
    }));
    await user.click(commandSwitch('/пинг'));

    await screen.findByText('Настройки сохранены');
    expect(screen.queryByText('Не сохранено, ничего не изменилось')).not.toBeInTheDocument();
  });

  test('A command switch refused for missing permissions names them until the error is closed', async () => {
    const { user, api } = await openCommands();
    api.refuse(commandsEndpoints.save, 403, {
      code: 'forbidden',
      issues: [{ path: '', code: 'platformRights' }],
    });

    await user.click(commandSwitch('/ping'));
    const title = await screen.findByText('Failed to save');
    const banner = within(screen.getAllByRole('alert').find((alert) => alert.contains(title)) ?? document.body);
    expect(banner.getByText(/Manage Server and Manage Roles/)).toBeInTheDocument();
    expect(banner.queryByRole('button', { name: 'Authorize again' })).not.toBeInTheDocument();
    expect(commandSwitch('/ping')).toBeChecked();
    await user.click(banner.getByRole('button', { name: 'Close' }));

    expect(screen.queryByText('Failed to save')).not.toBeInTheDocument();
  });

  test('A command switch refused without authorization offers to authorize again', async () => {
    const { user, api } = await openCommands();
    api.refuse(commandsEndpoints.save, 401, {
      code: 'unauthorized',
      issues: [{ path: '', code: 'permissionScope' }],
    });

    await user.click(commandSwitch('/ping'));

    expect(await screen.findByRole('button', { name: 'Authorize again' })).toBeEnabled();
    expect(screen.queryByText(/Manage Server and Manage Roles/)).not.toBeInTheDocument();
  });
});

describe('Command list', () => {
  test('The command list is grouped by category and counts total and disabled commands', async () => {
    await openCommands({ commands: { avatar: { enabled: false } } });

    expect(screen.getByRole('region', { name: 'General' })).toContainElement(commandSwitch('/ping'));
    expect(screen.getByText('1 command · 1 off')).toBeVisible();
  });

  test('Command search matches words in the page language and counts the results', async () => {
    const { user } = await openCommands({ locale: 'ru', commands: { avatar: { enabled: false } } });

    await user.type(screen.getByRole('searchbox', { name: 'Поиск команд' }), 'лицо');

    expect(screen.getAllByRole('switch')).toEqual([commandSwitch('/аватар')]);
    expect(screen.getByText('1 команда · отключено: 1')).toBeVisible();
  });

  test('A command search without results can be reset to show all commands', async () => {
    const { user } = await openCommands();

    await user.type(screen.getByRole('searchbox'), 'nothing like it');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.getByText('0 commands')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all commands' }));

    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(COMMANDS.length));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  const LIMITS = {
    en: ['Only 1 role', 'Not for 2 roles', 'Only in 1 channel', 'Not in 2 channels', 'Deletes the command message'],
    ru: ['Только 1 роль', 'Кроме 2 ролей', 'Только в 1 канале', 'Кроме 2 каналов', 'Сообщение с командой удаляется'],
  };

  test.for(['en', 'ru'] as const)('A command row lists its restrictions in %s', async (locale) => {
    const help = {
      allowedRoles: ['203'],
      forbiddenRoles: ['201', '204'],
      allowedChannels: ['302'],
      forbiddenChannels: ['303', '305'],
      deleteUsage: true,
    };
    await openCommands({ locale, commands: { help } });

    const row = screen.getAllByRole('listitem').find((item) => item.textContent.includes(LIMITS[locale][0] ?? ''));
    expect(
      within(row ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(LIMITS[locale]);
  });

  test('A link to a command opens its settings', async () => {
    await openCommands({ address: '/guilds/100/commands#commands.help' });
    expect(await screen.findByRole('dialog', { name: 'Settings of /help' })).toBeVisible();
  });
});

describe('Command settings dialog', () => {
  async function openDialog(opening: RenderOptions = {}) {
    const page = await openCommands(opening);
    await page.user.click(screen.getByRole('button', { name: 'Settings of /help' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Settings of /help' }));
    const choose = async (list: string, entry: string) => {
      await page.user.click(dialog.getByRole('combobox', { name: list }));
      await page.user.click(screen.getByRole('option', { name: entry }));
    };
    return { ...page, dialog, choose, save: dialog.getByRole('button', { name: 'Save' }) };
  }

  test('Command settings can be saved only while they differ from the saved ones', async () => {
    const { user, dialog, save } = await openDialog();
    const deletes = dialog.getByRole('switch', { name: 'Delete the command message' });
    expect(save).toBeDisabled();

    await user.click(deletes);
    expect(save).toBeEnabled();
    await user.click(deletes);

    expect(save).toBeDisabled();
  });

  test('Command settings cannot allow and forbid the same channel', async () => {
    const { dialog, choose, save } = await openDialog();

    await choose('Allowed channels', 'random');
    expect(save).toBeEnabled();
    await choose('Forbidden channels', 'random');

    expect(dialog.getByRole('combobox', { name: 'Forbidden channels' })).toHaveAccessibleDescription(
      /The same entry is also in the allowed list/,
    );
    expect(save).toBeDisabled();
  });

  test('All four lists of a command together are limited to 97 entries', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => String(1000 + index));
    const { choose, dialog, save } = await openDialog({
      commands: { help: { allowedRoles: ids(50), allowedChannels: ids(46) } },
    });

    await choose('Forbidden channels', 'random');
    expect(save).toBeEnabled();
    await choose('Forbidden channels', 'general');

    expect(dialog.getByText('All four lists together can hold up to 97')).toBeInTheDocument();
    expect(save).toBeDisabled();
  });

  test('Refused command settings stay open with the reason', async () => {
    const { user, api, dialog, save } = await openDialog();
    api.refuse(commandsEndpoints.save, 500, { code: 'internal' });
    await user.click(dialog.getByRole('switch', { name: 'Delete the command message' }));

    await user.click(save);

    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^Something went wrong/));
    expect(dialog.getByRole('switch', { name: 'Delete the command message' })).toBeChecked();
  });

  test('A concurrent save of command settings offers a choice for each field', async () => {
    const { user, api, dialog, save } = await openDialog();
    api.refuse(commandsEndpoints.save, 409, {
      code: 'conflict',
      conflict: {
        section: 'commands',
        version: 9,
        value: { ...DEFAULT_COMMAND_SETTINGS, forbiddenChannels: ['303'] },
        savedBy: { id: '901', username: 'mia.lindqvist' },
        savedAt: '2026-01-02T03:04:05.000Z',
      },
    });
    await user.click(dialog.getByRole('switch', { name: 'Delete the command message' }));

    await user.click(save);

    const choice = within(await screen.findByRole('dialog', { name: 'Someone else saved these settings' }));
    expect(choice.getByText(/^mia.lindqvist saved them on/)).toBeInTheDocument();
    const channels = within(choice.getByRole('group', { name: /^Forbidden channels changed by mia.lindqvist/ }));
    expect(channels.getByRole('radio', { name: /Theirs.*random/ })).toBeChecked();
    const deletes = within(choice.getByRole('group', { name: /^Delete the command message changed by you/ }));
    expect(deletes.getByRole('radio', { name: /Mine/ })).toBeChecked();
  });
});
