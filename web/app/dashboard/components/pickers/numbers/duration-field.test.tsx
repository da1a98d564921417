import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderOnSite } from '../../../../testing/render.tsx';
import { DurationField } from './duration-field.tsx';

const HOUR_MS = 3_600_000;

const known = () => screen.getByRole('status', { name: 'Known' }).textContent;

function Cooldown({ first, error }: { first: number; error?: string }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DurationField label="Cooldown" hint="Between two" value={value} onChange={setValue} error={error} />
      <button type="button">Elsewhere</button>
      <output aria-label="Known">{String(value)}</output>
    </>
  );
}

const texts = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);

describe('Duration field', () => {
  const UNITS: Record<Locale, string[]> = {
    en: ['days', 'hours', 'minutes', 'seconds'],
    ru: ['дни', 'часы', 'минуты', 'секунды'],
  };

  test.for(['en', 'ru'] as const)('A duration labels its four numbers in %s', (locale) => {
    renderOnSite(<Cooldown first={25 * HOUR_MS} />, { locale });

    const group = screen.getByRole('group', { name: 'Cooldown' });
    expect(UNITS[locale].map((name) => within(group).getByRole('textbox', { name }))).toHaveLength(4);
    expect(texts()).toEqual(['1', '1', '0', '0']);
  });

  test('A duration keeps the typed units and is normalised once it is left', async () => {
    const { user } = renderOnSite(<Cooldown first={0} />);
    const minutes = screen.getByRole('textbox', { name: 'minutes' });

    await user.click(minutes);
    await user.keyboard('90');
    expect(texts()).toEqual(['0', '0', '90', '0']);
    await user.tab();
    expect(texts()).toEqual(['0', '0', '90', '0']);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

    expect(texts()).toEqual(['0', '1', '30', '0']);
    expect(known()).toBe(String(1.5 * HOUR_MS));
  });

  const TYPED = [
    { locale: 'en', box: 'minutes', typed: '1h30m', read: '= 1 hour 30 minutes', left: ['0', '1', '30', '0'] },
    { locale: 'en', box: 'hours', typed: '1.5', read: '= 1 hour 30 minutes', left: ['0', '1', '30', '0'] },
    { locale: 'ru', box: 'дни', typed: 'полтора часа', read: '= 1 час 30 минут', left: ['0', '1', '30', '0'] },
    { locale: 'ru', box: 'часы', typed: '2 недели', read: '= 14 дней', left: ['14', '0', '0', '0'] },
    { locale: 'en', box: 'seconds', typed: '1,000', read: '= 16 minutes 40 seconds', left: ['0', '0', '16', '40'] },
  ] as const;

  test.for(TYPED)('A duration typed as “$typed” says what it means and fills its boxes once left', async (row) => {
    const { user } = renderOnSite(<Cooldown first={0} />, { locale: row.locale });

    await user.click(screen.getByRole('textbox', { name: row.box }));
    await user.keyboard(row.typed);
    expect(screen.getByRole('group', { name: 'Cooldown' })).toHaveTextContent(row.read);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

    expect(texts()).toEqual(row.left);
  });

  const NOT_READ = [
    { locale: 'en', typed: '3dayz', why: 'Did you mean 3 days?' },
    { locale: 'ru', typed: '3 чяса', why: 'Вы имели в виду 3 часа?' },
    { locale: 'en', typed: 'forever', why: '“forever” is not a duration. Write a number, or a text like 1h 30m' },
    { locale: 'ru', typed: 'до завтра', why: '«до завтра» — не длительность. Введите число или, например, 1ч 30м' },
  ] as const;

  test.for(NOT_READ)('A duration typed as “$typed” stays as typed, with the reason, in $locale', async (row) => {
    const { user } = renderOnSite(<Cooldown first={0} />, { locale: row.locale });

    await user.click(screen.getAllByRole('textbox')[0] ?? document.body);
    await user.keyboard(row.typed);
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

    expect(texts()).toEqual([row.typed, '0', '0', '0']);
    expect(screen.getByRole('group', { name: 'Cooldown' })).toHaveAccessibleDescription(`Between two ${row.why}`);
    expect(known()).toBe('NaN');
  });

  test('A duration with an invalid number has no value', async () => {
    const { user } = renderOnSite(<Cooldown first={HOUR_MS} />);

    await user.type(screen.getByRole('textbox', { name: 'days' }), 'x');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

    expect(known()).toBe('NaN');
    expect(texts()).toEqual(['x', '1', '0', '0']);
  });

  test('A duration shows its error once for all four numbers', () => {
    renderOnSite(<Cooldown first={0} error="durationTooLong" />);

    const group = screen.getByRole('group', { name: 'Cooldown' });
    expect(group).toHaveAccessibleDescription('Between two Too long duration');
    expect(screen.getAllByText('Too long duration')).toHaveLength(1);
    for (const field of screen.getAllByRole('textbox')) expect(field).toBeInvalid();
  });
});
