import { greetingsSection } from '@perigee/core/greetings/section';
import { greetingsEndpoints } from '@perigee/core/greetings/endpoints';
import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { guildWith } from '../../testing/guild.ts';
import { renderInGuild } from '../../testing/render.tsx';
import { setWindowWidth } from '../../testing/window-width.ts';
import GreetingsPage from './greetings-page.tsx';

const WORDS = {
  en: {
    direct: 'Direct message',
    directEnable: 'Message new members',
    leave: 'Leave message',
    leaveEnable: 'Say goodbye to those who leave',
    message: 'Message',
    channel: 'Channel',
    none: 'No channel',
    choose: 'Choose a channel',
    silent: /^Nothing to send yet/,
    save: /^Save/,
    banner: 'An error occurred while checking the templates...',
    docs: 'How to write templates',
    timeout: /^Mutes are timeouts on this server/,
    moderation: 'Moderation settings',
  },
  ru: {
    direct: 'Личное сообщение',
    directEnable: 'Писать новичкам в личные сообщения',
    leave: 'Выход с сервера',
    leaveEnable: 'Прощаться с теми, кто уходит',
    message: 'Сообщение',
    channel: 'Канал',
    none: 'Без канала',
    choose: 'Выберите канал',
    silent: /^Отправлять пока нечего/,
    save: /^Сохранить/,
    banner: 'При проверке шаблонов произошла ошибка...',
    docs: 'Как писать шаблоны',
    timeout: /^Мут на этом сервере — это тайм-аут/,
    moderation: 'Настройки модерации',
  },
};

async function openPage(locale: Locale = 'en', settings: Partial<GuildSettings> = {}) {
  const page = renderInGuild(<GreetingsPage />, { locale, guild: guildWith(settings) });
  page.api.answer(templatesEndpoints.check, () => ({ problems: [null] }));
  const words = WORDS[locale];
  const part = async (name: string) => within(await screen.findByRole('region', { name }));
  const [direct, leave] = [await part(words.direct), await part(words.leave)];
  await direct.findByRole('textbox', { name: words.message });
  await leave.findByRole('textbox', { name: words.message });
  return { ...page, words, direct, leave };
}

const save = (words: { save: RegExp }) => screen.getByRole('button', { name: words.save });

for (const locale of ['en', 'ru'] as const) {
  describe(`Greetings page in ${locale}`, () => {
    test('An enabled greeting with nothing to send shows a notice', async () => {
      const { user, words, direct } = await openPage(locale);
      expect(direct.queryByText(words.silent)).not.toBeInTheDocument();

      await user.click(direct.getByRole('switch', { name: words.directEnable }));
      expect(direct.getByText(words.silent)).toHaveAttribute('role', 'status');
      await user.click(direct.getByRole('textbox', { name: words.message }));
      await user.paste('Hello');

      expect(direct.queryByText(words.silent)).not.toBeInTheDocument();
    });

    test('An enabled greeting requires a channel, and its error is shown once the field is left', async () => {
      const { user, words, leave } = await openPage(locale);
      const channel = leave.getByRole('combobox', { name: words.channel });
      await user.click(leave.getByRole('switch', { name: words.leaveEnable }));
      await user.click(leave.getByRole('textbox', { name: words.message }));
      await user.paste('Bye');
      expect(channel).toBeValid();

      await user.click(channel);
      await user.click(screen.getByRole('option', { name: 'general' }));
      await user.click(channel);
      await user.click(screen.getByRole('option', { name: words.none }));
      await user.tab();
      expect(channel).toHaveAccessibleDescription(words.choose);
      expect(save(words)).toBeDisabled();
      await user.click(leave.getByRole('switch', { name: words.leaveEnable }));

      expect(channel).toBeValid();
      expect(save(words)).toBeEnabled();
    });

    test('A template the server refuses shows a banner and marks its field', async () => {
      const { user, api, words, direct } = await openPage(locale);
      api.refuse(greetingsSection.save, 400, {
        code: 'invalid',
        issues: [{ path: 'dm.message', code: 'templateUnknownVariable', params: { name: 'planet.name' } }],
      });
      const message = direct.getByRole('textbox', { name: words.message });
      await user.click(message);
      await user.paste('Hi {{ planet.name }}');

      await user.click(save(words));

      const banner = (await screen.findByText(words.banner)).closest<HTMLElement>('[role="alert"]');
      expect(within(banner ?? document.body).getByRole('link', { name: words.docs })).toHaveAttribute(
        'href',
        expect.stringMatching(/docs\/templates/),
      );
      expect(message).toBeInvalid();
    });

    test('A note explains mutes on servers that use timeouts', async () => {
      const { words } = await openPage(locale, { useTimeout: true });

      expect(screen.getByText(words.timeout)).toBeVisible();
      expect(screen.getByRole('link', { name: words.moderation })).toHaveAttribute('href', '/guilds/100/moderation');
    });
  });
}

describe('Dangerous roles on join', () => {
  test.for([
    { locale: 'en', label: 'Give “Navigator” to every new member', hint: /It has: Administrator, Manage Messages\./ },
    {
      locale: 'ru',
      label: 'Выдавать «Navigator» каждому новичку',
      hint: /Её права: Администратор, Управлять сообщениями\./,
    },
  ] as const)('A dangerous role is confirmed with a switch that lists its permissions in $locale', async (words) => {
    const greetings = { ...greetingsSection.initial, joinRoles: ['203', '204'] };
    const guild = guildWith({ greetings });
    const roles = guild.roles.map((role) =>
      role.id === '203' ? { ...role, dangerous: ['Administrator' as const, 'ManageMessages' as const] } : role,
    );
    const { user, api } = renderInGuild(<GreetingsPage />, { locale: words.locale, guild: { ...guild, roles } });
    api.answer(templatesEndpoints.check, () => ({ problems: [null] }));
    api.answer(greetingsSection.save, () => ({ message: '', version: 1, value: greetings }));
    const confirm = await screen.findByRole('switch', { name: words.label });
    expect(confirm).not.toBeChecked();
    expect(confirm).toHaveAccessibleDescription(words.hint);

    await user.click(confirm);
    await user.click(save(WORDS[words.locale]));

    const confirmedRoles = [{ id: '203', permissions: ['Administrator', 'ManageMessages'] }];
    await waitFor(() => expect(api.received.at(-1)?.body).toMatchObject({ confirmedRoles }));
  });

  test('A person who may not give a dangerous role can not confirm it', async () => {
    const guild = guildWith({ greetings: { ...greetingsSection.initial, joinRoles: ['201'] } });
    const roles = guild.roles.map((role) => ({ ...role, dangerous: ['ManageGuild' as const] }));

    const { api } = renderInGuild(<GreetingsPage />, { guild: { ...guild, roles } });
    api.answer(templatesEndpoints.check, () => ({ problems: [null] }));

    expect(await screen.findByRole('switch', { name: 'Give “Captain” to every new member' })).toBeDisabled();
  });
});

describe('Greeting card', () => {
  test('A folded greeting shows whether it is on and which channel it goes to', async () => {
    const { leave, user } = await openPage();
    const title = leave.getByRole('heading', { name: 'Leave message' });
    // The browser remembers unfolded cards, even those unfolded by another test.
    if (title.closest('details')?.open === true) await user.click(title);
    expect(leave.getByText('Off')).toBeVisible();

    await user.click(leave.getByRole('switch', { name: 'Say goodbye to those who leave' }));
    expect(leave.getByText('On')).toBeVisible();
    await user.click(leave.getByRole('combobox', { name: 'Channel' }));
    await user.click(screen.getByRole('option', { name: 'general' }));

    expect(leave.getByText('#general')).toBeVisible();
  });

  test.for([
    { locale: 'en', hidden: 'A channel you can’t see' },
    { locale: 'ru', hidden: 'Канал, который вам не виден' },
  ] as const)('A folded greeting in a hidden channel says so in $locale', async ({ locale, hidden }) => {
    const { initial } = greetingsSection;
    const leave = { ...initial.leave, enabled: true, message: 'Bye', channel: '999' };
    const guild = { ...guildWith({ greetings: { ...initial, leave } }), hiddenChannels: ['999'] };

    const { api } = renderInGuild(<GreetingsPage />, { locale, guild });
    api.answer(templatesEndpoints.check, () => ({ problems: [null] }));

    const card = within(await screen.findByRole('region', { name: WORDS[locale].leave }));
    expect(card.getByText(hidden)).toBeInTheDocument();
  });

  test('Using a suggested text adds no error, but saving without a channel does', async () => {
    const { user, leave } = await openPage();
    const channel = leave.getByRole('combobox', { name: 'Channel' });
    await user.click(leave.getByRole('switch', { name: 'Say goodbye to those who leave' }));

    await user.click(leave.getByRole('button', { name: 'Use this text' }));
    expect(leave.getByRole('textbox', { name: 'Message' })).toHaveValue('{{ member.name }} has left orbit.');
    expect(channel).toBeValid();
    await user.click(save(WORDS.en));

    expect(channel).toHaveAccessibleDescription('Choose a channel');
    await waitFor(() => expect(channel).toHaveFocus());
  });

  test('Testing a greeting too early shows how long to wait', async () => {
    const { user, api, leave } = await openPage();
    api.refuse(greetingsEndpoints.test, 429, { code: 'tooManyRequests' }, 7);

    await user.click(leave.getByRole('button', { name: 'Leave test' }));

    expect(await leave.findByText(/^You can test again in 7 seconds/)).toHaveAttribute('role', 'status');
  });

  test('Testing a greeting without a channel says so and can be retried at once', async () => {
    const { user, api, leave } = await openPage();
    const issues = [{ path: 'channel', code: 'channelRequired' as const }];
    api.refuse(greetingsEndpoints.test, 409, { code: 'conflict', issues });

    await user.click(leave.getByRole('button', { name: 'Leave test' }));
    expect(await leave.findByText('Choose a channel')).toHaveAttribute('role', 'status');
    await user.click(leave.getByRole('button', { name: 'Leave test' }));

    await waitFor(() => expect(api.received.filter(({ address }) => address.includes('/tests/'))).toHaveLength(2));
  });

  test('A greeting saved with nothing to send is switched off', async () => {
    const { user, api, direct } = await openPage();
    api.answer(greetingsSection.save, () => ({ message: '', version: 1, value: greetingsSection.initial }));
    const enable = direct.getByRole('switch', { name: 'Message new members' });

    await user.click(enable);
    await user.click(save(WORDS.en));

    await screen.findByText('Settings saved');
    expect(enable).not.toBeChecked();
  });

  test('The preview marks an unfinished variable and renders the rest', async () => {
    setWindowWidth(1300);
    const { user, direct } = await openPage();
    await user.click(direct.getByRole('textbox', { name: 'Message' }));

    await user.paste('**Hi** {{ member.name }}, see {{ gui');

    const preview = screen.getByRole('complementary', { name: 'Preview' });
    await waitFor(() => expect(preview).toHaveTextContent(/Hi Alice, see/));
    expect(preview.querySelector('mark')).toHaveTextContent('{{ gui');
    expect(preview).toHaveTextContent(/Off: nobody gets this message yet/);
  });
});
