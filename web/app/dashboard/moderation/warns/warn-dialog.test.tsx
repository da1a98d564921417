import type { WarnPunishment } from '@perigee/core/moderation/punishments/warn-punishments';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { WarnDialog } from './warn-dialog.tsx';

const MUTE: WarnPunishment = { warns: 1, punishment: { type: 'mute', duration: 3_600_000, reason: '' } };

const WORDS = {
  en: {
    title: 'New penalty for warnings',
    warns: 'Number of warnings',
    add: 'Add',
    none: /Enter a number of warnings: 1 or more/,
    taken: /There’s already a penalty for this number/,
    duration: 'Duration',
    days: 'days',
    tooLong: /Punishment duration is too long/,
  },
  ru: {
    title: 'Новое наказание за предупреждения',
    warns: 'За сколько предупреждений',
    add: 'Добавить',
    none: /Введите число предупреждений: 1 или больше/,
    taken: /За столько предупреждений наказание уже есть/,
    duration: 'Срок',
    days: 'дни',
    tooLong: /Слишком долгий срок наказания/,
  },
};

async function openDialog(locale: Locale) {
  const words = WORDS[locale];
  const onDone = vi.fn<(rung: WarnPunishment) => void>();
  const means = { useTimeout: true, muteRole: null };
  const { user } = renderInGuild(
    <WarnDialog rung={MUTE} means={means} isNew takenCounts={[4]} onClose={() => {}} onDone={onDone} />,
    { locale },
  );
  const dialog = within(await screen.findByRole('dialog', { name: words.title }));
  const write = async (field: HTMLElement, typed: string) => {
    await user.clear(field);
    await user.type(field, typed);
  };
  return { user, dialog, words, onDone, write, add: dialog.getByRole('button', { name: words.add }) };
}

for (const locale of ['en', 'ru'] as const) {
  test(`A penalty needs a positive, unused number of warnings in ${locale}`, async () => {
    const { user, dialog, words, write, add } = await openDialog(locale);
    const warns = dialog.getByRole('textbox', { name: words.warns });

    await write(warns, '4');
    expect(warns).toBeValid();
    await user.tab();
    expect(warns).toHaveAccessibleDescription(words.taken);
    expect(add).toBeDisabled();
    await write(warns, '0');
    expect(warns).toHaveAccessibleDescription(words.none);
    await write(warns, '5');

    expect(warns).toBeValid();
    expect(add).toBeEnabled();
  });

  test(`A penalty lasts at most a year in ${locale}`, async () => {
    const { user, dialog, words, onDone, write, add } = await openDialog(locale);
    const duration = dialog.getByRole('group', { name: words.duration });
    const days = within(duration).getByRole('textbox', { name: words.days });

    await write(days, '366');
    await user.click(dialog.getByRole('textbox', { name: words.warns }));
    expect(duration).toHaveAccessibleDescription(words.tooLong);
    expect(add).toBeDisabled();
    for (const field of within(duration).getAllByRole('textbox')) await write(field, '0');
    await write(days, '365');
    await user.click(add);

    const punishment = { ...MUTE.punishment, duration: 365 * 24 * 3_600_000 };
    expect(onDone).toHaveBeenCalledWith({ warns: 1, punishment });
  });
}
