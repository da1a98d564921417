import { useForm } from '@mantine/form';
import type { Economy } from '@perigee/core/economy/schema';
import { economySection } from '@perigee/core/economy/section';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guildWith } from '../../testing/guild.ts';
import { renderInGuild } from '../../testing/render.tsx';
import { BoostCards } from './boost-cards.tsx';

function Cards() {
  return <BoostCards form={useForm<Economy>({ initialValues: economySection.initial })} />;
}

const WORDS = {
  en: { bonuses: 'Bonuses', daily: 'Daily bonus', get: 'Get boost' },
  ru: { bonuses: 'Бонусы', daily: 'Ежедневный бонус', get: 'Получить буст' },
};

test.for(['en', 'ru'] as const)(
  'Boost-only cards are visible but locked, with a link to a boost, in %s',
  async (locale) => {
    const words = WORDS[locale];
    renderInGuild(<Cards />, { locale });
    const bonuses = within(await screen.findByRole('region', { name: words.bonuses }));

    expect(await bonuses.findByRole('textbox', { name: words.daily })).toBeDisabled();
    expect(bonuses.getByRole('link', { name: words.get })).toHaveAttribute('href', '/donate');
  },
);

test('A server with a boost can edit boost-only cards and sees no offer', async () => {
  const { user } = renderInGuild(<Cards />, { guild: guildWith({ boost: true }) });
  const daily = await screen.findByRole('textbox', { name: 'Daily bonus' });

  await user.clear(daily);
  await user.type(daily, '77');

  expect(daily).toHaveValue('77');
  expect(screen.queryByRole('link', { name: 'Get boost' })).not.toBeInTheDocument();
});
