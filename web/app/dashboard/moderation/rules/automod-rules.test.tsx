import { automodEndpoints, automodSwitchEndpoints } from '@perigee/core/moderation/automod/endpoints';
import { nativeEndpoints } from '@perigee/core/moderation/automod/native/endpoints';
import { raidEndpoints } from '@perigee/core/moderation/automod/raid-endpoints';
import { type Automod, DEFAULT_AUTOMOD } from '@perigee/core/moderation/automod/schema';
import { automodSection } from '@perigee/core/moderation/automod/section';
import { automodSiteEndpoints } from '@perigee/core/moderation/automod/site-endpoints';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { guildWith } from '../../../testing/guild.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import { AutomodRules } from './automod-rules.tsx';

const HOUR_MS = 3_600_000;

async function openRules(rules: Partial<Automod> = {}, locale: Locale = 'en') {
  const guild = guildWith({ autoModeration: { ...DEFAULT_AUTOMOD, ...rules }, versions: { automod: 2 } });
  const page = renderInGuild(<AutomodRules />, {
    guild,
    locale,
    answers: (api) => {
      api.answer(automodSiteEndpoints.counts, () => []);
      api.answer(nativeEndpoints.read, () => []);
      api.answer(raidEndpoints.running, () => ({ raid: null }));
    },
  });
  await screen.findAllByRole('switch');
  const open = async (name: string) => {
    await page.user.click(screen.getByRole('switch', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const saved = () => page.api.received.filter(({ headers }) => headers.has('if-match')).map(({ body }) => body);
  return { ...page, open, saved };
}

describe('Automod rule card', () => {
  test('Switching a rule on opens its dialog and takes effect once saved', async () => {
    const { user, api, open, saved } = await openRules();
    api.answer(automodEndpoints.caps, () => ({
      message: '',
      version: 3,
      value: { ...DEFAULT_AUTOMOD.caps, enabled: true },
    }));
    const caps = screen.getByRole('switch', { name: 'Capital letters' });

    const dialog = await open('Capital letters');
    expect(caps).not.toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save and turn on' }));

    await screen.findByText('Settings saved');
    expect(caps).toBeChecked();
    expect(saved()).toEqual([{ ...DEFAULT_AUTOMOD.caps, enabled: true }]);
  });

  test('Cancelling a rule’s dialog leaves the rule unchanged', async () => {
    const { user, open, saved } = await openRules();

    const dialog = await open('Capital letters');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('switch', { name: 'Capital letters' })).not.toBeChecked();
    expect(saved()).toEqual([]);
  });

  test('A punishment beyond the editor’s permissions is refused at its type', async () => {
    const punishment = { enabled: true, type: 'ban' as const, duration: 0, reason: '' };
    const { user, api, open } = await openRules({ caps: { ...DEFAULT_AUTOMOD.caps, punishment } });
    api.refuse(automodEndpoints.caps, 400, {
      code: 'invalid',
      issues: [{ path: 'punishment.type', code: 'punishmentBeyondYou', params: { permission: 'BanMembers' } }],
    });

    const dialog = await open('Capital letters');
    await user.click(dialog.getByRole('button', { name: 'Save and turn on' }));

    const type = await dialog.findByRole('group', {
      description: /This needs the permission “Ban Members” on Discord/,
    });
    expect(within(type).getByRole('radio', { name: 'Ban' })).toBeChecked();
  });

  test('A preset that is refused names the rules and the permission they need', async () => {
    const { user, api } = await openRules();
    const beyond = { code: 'punishmentBeyondYou', params: { permission: 'ModerateMembers' } } as const;
    api.refuse(automodSection.save, 400, {
      code: 'invalid',
      issues: ['flood', 'phishing'].map((rule) => ({ path: `${rule}.punishment.type`, ...beyond })),
    });

    await user.click(screen.getByRole('button', { name: 'Strict' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preset “Strict”' }));
    await user.click(dialog.getByRole('button', { name: 'Save these rules' }));

    const refusal = await dialog.findByText(/This needs the permission “Time Out Members” on Discord/);
    expect(refusal).toHaveTextContent(/^Flood, Phishing: /);
    expect(screen.getByRole('switch', { name: 'Flood' })).not.toBeChecked();
  });

  test('A rule that fails to switch off stays on and shows the reason', async () => {
    const { user, api } = await openRules({ caps: { ...DEFAULT_AUTOMOD.caps, enabled: true } });
    api.refuse(automodEndpoints.caps, 500, { code: 'internal' });

    await user.click(screen.getByRole('switch', { name: 'Capital letters' }));

    await screen.findByText(/^Something went wrong/);
    expect(screen.getByRole('switch', { name: 'Capital letters' })).toBeChecked();
  });

  test('The rules page counts the enabled rules', async () => {
    await openRules({ caps: { ...DEFAULT_AUTOMOD.caps, enabled: true } });

    expect(screen.getAllByText('1 of 12 rules are on')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Settings of the rule “Capital letters”' })).toBeEnabled();
  });

  test('Several rules can be switched on in one save', async () => {
    const { user, api, saved } = await openRules();
    const on = { caps: { ...DEFAULT_AUTOMOD.caps, enabled: true }, zalgo: { ...DEFAULT_AUTOMOD.zalgo, enabled: true } };
    api.answer(automodSwitchEndpoints.switch, () => ({
      message: '',
      version: 3,
      value: { ...DEFAULT_AUTOMOD, ...on },
    }));
    await user.click(screen.getByRole('button', { name: 'Select several' }));

    await user.click(screen.getByRole('checkbox', { name: 'Select Capital letters' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Zalgo' }));
    await user.click(screen.getByRole('button', { name: 'Turn on' }));

    await screen.findByText('Settings saved');
    expect(screen.getByRole('switch', { name: 'Capital letters' })).toBeChecked();
    expect(saved()).toEqual([{ rules: ['caps', 'zalgo'], enabled: true }]);
  });
});

describe('Rule trial', () => {
  const WORDS = {
    en: {
      raid: 'Raid',
      start: 'Start with a trial',
      hours: 'Trial length in hours',
      save: 'Save and turn on',
      most: /No more than 720/,
      least: /Enter a positive integer/,
    },
    ru: {
      raid: 'Рейд',
      start: 'Начать с пробного периода',
      hours: 'Длительность в часах',
      save: 'Сохранить и включить',
      most: /Не больше 720/,
      least: /Введите целое положительное число/,
    },
  };

  test.for(['en', 'ru'] as const)('The trial length accepts 1 to 720 hours in %s', async (locale) => {
    const words = WORDS[locale];
    const { user, open } = await openRules({}, locale);
    const dialog = await open(words.raid);
    await user.click(dialog.getByRole('switch', { name: words.start }));
    const hours = dialog.getByRole('textbox', { name: words.hours });
    const write = async (typed: string) => {
      await user.clear(hours);
      await user.type(hours, typed);
      await user.tab();
    };
    expect(hours).toHaveValue('24');

    await write('720');
    expect(hours).toBeValid();
    await write('721');
    expect(hours).toHaveAccessibleDescription(words.most);
    expect(dialog.getByRole('button', { name: words.save })).toBeDisabled();
    await write('0');
    expect(hours).toHaveAccessibleDescription(words.least);
    await write('1');

    expect(hours).toBeValid();
    expect(dialog.getByRole('button', { name: words.save })).toBeEnabled();
  });

  test('A running trial shows its remaining time and can be ended', async () => {
    const raid = { ...DEFAULT_AUTOMOD.raid, enabled: true, logOnlyUntil: Date.now() + 48 * HOUR_MS };
    const { user, api, saved } = await openRules({ raid });
    api.answer(automodEndpoints.raid, () => ({ message: '', version: 3, value: { ...raid, logOnlyUntil: null } }));
    const left = /^Log only for (2 days|1 day 23 hours) more/;
    expect(screen.getByText(left)).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Settings of the rule “Raid”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Raid' }));
    expect(dialog.getByText(left)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Save rule' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'End the trial now' }));
    await user.click(dialog.getByRole('button', { name: 'Save rule' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText(/^Log only/)).not.toBeInTheDocument();
    expect(saved()).toEqual([{ ...raid, logOnlyUntil: null }]);
  });
});

describe('Rule limit', () => {
  test('A rule limit is at least one', async () => {
    const { user, open } = await openRules();
    const dialog = await open('Flood');
    const messages = dialog.getByRole('textbox', { name: 'Messages' });

    await user.clear(messages);
    await user.type(messages, '0');
    await user.tab();
    expect(messages).toHaveAccessibleDescription(/Enter a positive integer/);
    expect(dialog.getByRole('button', { name: 'Save and turn on' })).toBeDisabled();
    await user.type(messages, '{ArrowUp}');

    expect(messages).toBeValid();
    expect(dialog.getByRole('button', { name: 'Save and turn on' })).toBeEnabled();
  });
});

describe('Rule list', () => {
  test('A link list stores an address as its domain', async () => {
    const { user, open } = await openRules();
    const dialog = await open('Links');

    await user.type(dialog.getByRole('combobox', { name: 'Domains' }), 'https://www.Example.com/a?b{Enter}');

    expect(dialog.getByText('example.com')).toBeInTheDocument();
  });

  test('A word list splits pasted text and ignores duplicates', async () => {
    const { user, open } = await openRules();
    const dialog = await open('Forbidden words');
    const words = dialog.getByRole('combobox', { name: 'Words and phrases' });

    await user.type(words, 'Comet{Enter}');
    await user.paste('nebula, comet;dark matter');
    await user.tab();

    expect(words).toHaveAccessibleDescription(/3\s\/\s500/);
    expect(dialog.getByText('comet')).toBeInTheDocument();
    expect(dialog.getByText('dark matter')).toBeInTheDocument();
  });
});

describe('Rule try-out', () => {
  test('Testing a message shows the broken rule and its consequences under unsaved settings', async () => {
    const { user, api, open } = await openRules();
    api.answer(automodSiteEndpoints.tryOut, ({ body }) => ({
      rules: [{ rule: 'caps' as const, result: 'fires' as const, spans: [{ start: 0, end: 6 }] }],
      deletes: !JSON.stringify(body).includes('"logOnly":true'),
      messages: [],
      punishment: null,
    }));
    const dialog = await open('Capital letters');
    const result = dialog.getByRole('status', { name: 'Result' });
    expect(result).toHaveTextContent('Type a message to see how the rules react.');

    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'LISTEN up');
    await waitFor(() => expect(result).toHaveTextContent('1 rule is broken'));
    expect(result.querySelector('mark')).toHaveTextContent('LISTEN');
    expect(within(result).getByRole('list', { name: 'What would happen' })).toHaveTextContent('The message is deleted');
    await user.click(dialog.getByRole('switch', { name: 'Log only' }));

    await waitFor(() => expect(result).toHaveTextContent('Log only: Capital letters'));
    expect(result).not.toHaveTextContent('The message is deleted');
  });

  test('A try-out is unavailable while a field is invalid', async () => {
    const { user, open } = await openRules();
    const dialog = await open('Capital letters');
    const percent = dialog.getByRole('textbox', { name: /capital/i });

    await user.clear(percent);
    await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'LISTEN');

    await waitFor(() =>
      expect(dialog.getByRole('status', { name: 'Result' })).toHaveTextContent('Fix the fields above first.'),
    );
    expect(percent).toHaveAccessibleDescription(/Enter valid percentage/);
    expect(dialog.getByRole('button', { name: 'Save and turn on' })).toBeDisabled();
  });
});
