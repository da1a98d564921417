import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { TEST_GUILD } from '../../../../testing/guild.ts';
import { renderInGuild } from '../../../../testing/render.tsx';
import { ChannelPicker } from './channel-picker.tsx';
import { ChannelsPicker } from './channels-picker.tsx';
import { RolePicker } from './role-picker.tsx';
import { RolesPicker } from './roles-picker.tsx';

const NOBODY: string[] = [];

function OneChannel({ first = null }: { first?: string | null }) {
  const [value, setValue] = useState(first);
  return <ChannelPicker label="Place" value={value} onChange={setValue} />;
}

function OneRole({ first = null }: { first?: string | null }) {
  const [value, setValue] = useState(first);
  return <RolePicker label="Rank" value={value} onChange={setValue} />;
}

function Channels({ max = 3, first = NOBODY }: { max?: number; first?: string[] }) {
  const [value, setValue] = useState(first);
  return <ChannelsPicker label="Places" value={value} onChange={setValue} max={max} />;
}

function Roles({ first = NOBODY, isGiven = true }: { first?: string[]; isGiven?: boolean }) {
  const [value, setValue] = useState(first);
  return <RolesPicker label="Ranks" value={value} onChange={setValue} isGiven={isGiven} />;
}

const field = (name: string) => screen.findByRole('combobox', { name });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chips = () =>
  screen.queryAllByRole('button', { name: /^(Remove|Убрать)/ }).map((chip) => chip.getAttribute('aria-label'));

const HIDDEN = [
  { locale: 'en', hidden: 'A channel you can’t see', gone: 'Deleted channel', none: 'No channel', remove: 'Remove' },
  {
    locale: 'ru',
    hidden: 'Канал, который вам не виден',
    gone: 'Удалённый канал',
    none: 'Без канала',
    remove: 'Убрать:',
  },
] as const;

describe('Channel picker', () => {
  test('A channel can be found by # and part of its name, and chosen by keyboard', async () => {
    const { user } = renderInGuild(<OneChannel />);
    await user.click(await field('Place'));
    expect(screen.getByRole('group', { name: 'Deck' })).toBeInTheDocument();

    await user.keyboard('#RAND');
    expect(names()).toEqual(['random']);
    await user.keyboard('{ArrowDown}{Enter}');

    expect(await field('Place')).toHaveValue('random');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  test('A channel closed to the bot is offered only while selected, with the reason', async () => {
    const { user } = renderInGuild(<OneChannel first="304" />);
    await user.click(await field('Place'));
    expect(screen.getByRole('option', { name: /staff/ })).toHaveTextContent('The bot can’t post here');

    await user.click(screen.getByRole('option', { name: 'general' }));
    await user.click(await field('Place'));

    expect(screen.queryByRole('option', { name: /staff/ })).not.toBeInTheDocument();
  });

  test.for([
    { locale: 'en', reason: 'You can’t write here' },
    { locale: 'ru', reason: 'Вы не можете писать в этот канал' },
  ] as const)('A channel that the person cannot write in shows the reason in $locale', async ({ locale, reason }) => {
    const channels = TEST_GUILD.channels.map((channel) => ({ ...channel, memberWritable: channel.name !== 'random' }));
    const { user } = renderInGuild(<OneChannel />, { locale, guild: { ...TEST_GUILD, channels } });

    await user.click(await field('Place'));

    expect(screen.getByRole('option', { name: /random/ })).toHaveTextContent(reason);
    expect(screen.getByRole('option', { name: /random/ })).toHaveAttribute('data-combobox-disabled', 'true');
    expect(screen.getByRole('option', { name: /general/ })).not.toHaveTextContent(reason);
  });

  test('A deleted channel is labelled as deleted until it is cleared', async () => {
    const { user } = renderInGuild(<OneChannel first="999" />);
    expect(await field('Place')).toHaveValue('Deleted channel');

    await user.click(await field('Place'));
    await user.click(screen.getByRole('option', { name: 'No channel' }));
    expect(await field('Place')).toHaveValue('');
    await user.click(await field('Place'));

    expect(screen.queryByRole('option', { name: 'No channel' })).not.toBeInTheDocument();
    expect(screen.queryByRole('option', { name: 'Deleted channel' })).not.toBeInTheDocument();
  });

  test.for(HIDDEN)(
    'A channel that the person cannot see is labelled so in $locale, and can be cleared',
    async (words) => {
      const { locale, hidden, none } = words;
      const { user } = renderInGuild(<OneChannel first="999" />, {
        locale,
        guild: { ...TEST_GUILD, hiddenChannels: ['999'] },
      });
      expect(await field('Place')).toHaveValue(hidden);

      await user.click(await field('Place'));
      expect(screen.getByRole('option', { name: hidden })).not.toHaveAttribute('data-combobox-disabled');
      await user.click(screen.getByRole('option', { name: none }));

      expect(await field('Place')).toHaveValue('');
      await user.click(await field('Place'));
      expect(screen.queryByRole('option', { name: hidden })).not.toBeInTheDocument();
    },
  );

  test('A channel search without matches shows a message', async () => {
    const { user } = renderInGuild(<OneChannel />, { locale: 'ru' });
    await user.type(await field('Place'), 'nowhere');

    expect(await screen.findByText('Ничего не найдено')).toBeVisible();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });
});

describe('Role picker', () => {
  const REASONS = {
    en: ['You can’t give this role', 'Managed by a bot or another integration: nobody can give it'],
    ru: ['Вы не можете выдавать эту роль', 'Управляется ботом или другой интеграцией: выдать её не может никто'],
  };

  test.for(['en', 'ru'] as const)('A role that cannot be given shows the reason in %s', async (locale) => {
    const { user } = renderInGuild(<OneRole />, { locale });
    await user.click(await field('Rank'));

    const [ofPerson, ofBot] = REASONS[locale];
    expect(screen.getByRole('option', { name: /Captain/ })).toHaveTextContent(ofPerson ?? '');
    expect(screen.getByRole('option', { name: /Perigee/ })).toHaveTextContent(ofBot ?? '');
    expect(screen.getByRole('option', { name: 'Cook' })).toHaveTextContent(/^Cook$/);
  });

  test('A role that is only required can be any role', async () => {
    const { user } = renderInGuild(<Roles isGiven={false} />);
    await user.click(await field('Ranks'));

    await user.click(screen.getByRole('option', { name: 'Captain' }));

    expect(chips()).toEqual(['Remove Captain']);
  });
});

describe('Multiple choices', () => {
  test('Several channels can be chosen, and removed by button or Backspace', async () => {
    const { user } = renderInGuild(<Channels />);
    await user.click(await field('Places'));
    await user.click(screen.getByRole('option', { name: 'general' }));
    await user.click(screen.getByRole('option', { name: 'random' }));
    await user.click(screen.getByRole('option', { name: 'Bridge' }));
    expect(chips()).toEqual(['Remove general', 'Remove random', 'Remove Bridge']);

    await user.click(screen.getByRole('button', { name: 'Remove random' }));
    expect(await field('Places')).toHaveFocus();
    await user.keyboard('{Backspace}');

    expect(chips()).toEqual(['Remove general']);
  });

  test('Choosing channels stops at the maximum', async () => {
    const { user } = renderInGuild(<Channels max={1} />);
    await user.click(await field('Places'));
    await user.click(screen.getByRole('option', { name: 'general' }));

    await user.click(screen.getByRole('option', { name: 'random' }));

    expect(chips()).toEqual(['Remove general']);
  });

  test.for(HIDDEN)('Hidden and deleted channels differ in $locale, and each stays until removed', async (words) => {
    const { locale, hidden, gone, remove } = words;
    const guild = { ...TEST_GUILD, hiddenChannels: ['999'] };
    const { user } = renderInGuild(<Channels first={['302', '999', '998']} />, { locale, guild });
    await field('Places');
    expect(chips()).toEqual([`${remove} general`, `${remove} ${hidden}`, `${remove} ${gone}`]);

    await user.click(screen.getByRole('button', { name: `${remove} ${hidden}` }));

    expect(chips()).toEqual([`${remove} general`, `${remove} ${gone}`]);
  });

  test('A deleted role is labelled as deleted and can be removed', async () => {
    const { user } = renderInGuild(<Roles first={['204', '888']} />, { locale: 'ru' });
    await field('Ranks');
    expect(chips()).toEqual(['Убрать: Cook', 'Убрать: Удалённая роль']);

    await user.click(screen.getByRole('button', { name: 'Убрать: Удалённая роль' }));

    expect(chips()).toEqual(['Убрать: Cook']);
  });
});
