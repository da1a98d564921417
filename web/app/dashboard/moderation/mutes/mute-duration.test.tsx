import { moderationSection } from '@perigee/core/moderation/punishments/section';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guildWith } from '../../../testing/guild.ts';
import { renderInGuild } from '../../../testing/render.tsx';
import { SettingsForm } from '../../components/settings-form/settings-form.tsx';
import { useSettingsForm } from '../../components/settings-form/use-settings-form.ts';
import { MuteDuration } from './mute-duration.tsx';

const WORDS = {
  en: { group: 'Mutes without a time last', hour: '1 hour', day: '1 day', never: 'Until lifted', save: /^Save/ },
  ru: { group: 'Мут без срока длится', hour: '1 час', day: '1 день', never: 'Пока не снимут', save: /^Сохранить/ },
};

const TOO_LONG = /^A timeout can’t last 28 days or more/;

function Card() {
  const state = useSettingsForm({ section: moderationSection });
  return (
    <SettingsForm state={state}>
      <MuteDuration form={state.form} error={state.errors['muteDuration']} />
    </SettingsForm>
  );
}

async function openCard(locale: Locale = 'en') {
  const page = renderInGuild(<Card />, { locale, guild: guildWith({ useTimeout: true }) });
  page.api.answer(moderationSection.save, () => ({ message: '', version: 1, value: moderationSection.initial }));
  const words = WORDS[locale];
  const choices = within(await screen.findByRole('radiogroup', { name: words.group }));
  return { ...page, words, choices };
}

test.for(['en', 'ru'] as const)(
  'A mute without a time lasts an hour unless something else is saved (%s)',
  async (locale) => {
    const { api, user, words, choices } = await openCard(locale);
    const isHour = choices.getByRole<HTMLInputElement>('radio', { name: words.hour }).checked;

    await user.click(choices.getByRole('radio', { name: words.day }));
    await user.click(screen.getByRole('button', { name: words.save }));

    expect(isHour).toBe(true);
    await waitFor(() => expect(api.received.at(-1)?.body).toMatchObject({ muteDuration: 86_400_000 }));
  },
);

test('A mute that lasts until it is lifted is pointed out where only timeouts are used', async () => {
  const { user, words, choices } = await openCard();

  await user.click(choices.getByRole('radio', { name: words.never }));

  expect(screen.getByText(TOO_LONG)).toBeInTheDocument();
});
