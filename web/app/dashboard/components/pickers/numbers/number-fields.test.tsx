import { nonNegativeInteger } from '@perigee/core/base/numbers/integers';
import { minMax } from '@perigee/core/base/numbers/min-max';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderOnSite } from '../../../../testing/render.tsx';
import { resolveFields } from '../../settings-form/errors/resolve-fields.ts';
import { IntegerField } from './integer-field.tsx';
import { MinMaxFields } from './min-max-fields.tsx';
import { PercentField } from './percent-field.tsx';

function Price({ first = 5, allowNegative = false }: { first?: number; allowNegative?: boolean }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <IntegerField label="Price" value={value} onChange={setValue} allowNegative={allowNegative} />
      <output aria-label="Known">{String(value)}</output>
    </>
  );
}

function Chance() {
  const [value, setValue] = useState(5);
  return <PercentField label="Chance" value={value} onChange={setValue} />;
}

const price = () => screen.getByRole('textbox', { name: 'Price' });
const known = () => screen.getByRole('status', { name: 'Known' }).textContent;

describe('Number field', () => {
  test('Arrow keys increment and decrement a number', async () => {
    const { user } = renderOnSite(<Price />);
    await user.click(price());

    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');

    expect(price()).toHaveValue('6');
  });

  test('A non-negative number stops at zero', async () => {
    const { user } = renderOnSite(<Price first={1} />);
    await user.click(price());

    await user.keyboard('{ArrowDown}{ArrowDown}');

    expect(price()).toHaveValue('0');
  });

  test('A number that allows negatives goes below zero', async () => {
    const { user } = renderOnSite(<Price first={0} allowNegative />);
    await user.click(price());

    await user.keyboard('{ArrowDown}');

    expect(price()).toHaveValue('-1');
    expect(price()).toHaveAttribute('inputmode', 'text');
  });

  test('A number keeps typed spaces in its field but not in its value', async () => {
    const { user } = renderOnSite(<Price />);
    await user.clear(price());

    await user.type(price(), '1 234 567');

    expect(price()).toHaveValue('1 234 567');
    expect(price()).toHaveFocus();
    expect(known()).toBe('1234567');
  });

  const TYPED = [
    { locale: 'en', typed: '1,000', read: '= 1,000', left: '1000' },
    { locale: 'en', typed: '1.5k', read: '= 1,500', left: '1500' },
    { locale: 'ru', typed: '2 тыс', read: '= 2 000', left: '2000' },
    { locale: 'en', typed: '٤٢', read: '= 42', left: '42' },
  ] as const;

  test.for(TYPED)('A number typed as “$typed” says what it means and is written plainly once left', async (row) => {
    const { user } = renderOnSite(<Price />, { locale: row.locale });
    await user.clear(price());

    await user.type(price(), row.typed);
    expect(price()).toHaveValue(row.typed);
    expect(screen.getByText(row.read)).toBeVisible();
    await user.tab();

    expect(price()).toHaveValue(row.left);
    expect(known()).toBe(row.left);
    expect(screen.queryByText(row.read)).not.toBeInTheDocument();
  });

  const NOT_READ = [
    { locale: 'en', typed: '1.5', why: '“1.5” is not a whole number. Write it like 1500, 1,500 or 1.5k' },
    { locale: 'ru', typed: 'много', why: '«много» — не целое число. Пишите, например, 1500, 1 500 или 1,5к' },
    { locale: 'en', typed: '1.500k', why: 'Did you mean 1,500 or 1,500,000?' },
    { locale: 'ru', typed: '1.500k', why: 'Вы имели в виду 1\u00a0500 или 1\u00a0500\u00a0000?' },
    { locale: 'en', typed: '99999999999999999', why: 'No more than 9007199254740991' },
  ] as const;

  test.for(NOT_READ)('A number typed as “$typed” stays as typed, with the reason, in $locale', async (row) => {
    const { user } = renderOnSite(<Price />, { locale: row.locale });
    await user.clear(price());

    await user.type(price(), row.typed);
    await user.tab();

    expect(price()).toHaveValue(row.typed);
    expect(price()).toHaveAccessibleDescription(row.why);
    expect(known()).toBe('NaN');
  });

  test('Typing again takes the reason away, and an empty number has none', async () => {
    const { user } = renderOnSite(<Price />);
    await user.clear(price());
    await user.type(price(), 'x');
    await user.tab();
    expect(price()).toBeInvalid();

    await user.clear(price());
    await user.tab();

    expect(price()).toBeValid();
  });

  test('A percentage may be typed with its sign', async () => {
    const { user } = renderOnSite(<Chance />);
    const chance = screen.getByRole('textbox', { name: 'Chance' });
    await user.clear(chance);

    await user.type(chance, '50 %');
    await user.tab();

    expect(chance).toHaveValue('50');
  });

  test('Arrow keys change neither the largest safe integer nor an empty field', async () => {
    const { user } = renderOnSite(<Price first={Number.MAX_SAFE_INTEGER} />);
    await user.click(price());
    await user.keyboard('{ArrowUp}');
    expect(price()).toHaveValue('9007199254740991');

    await user.clear(price());
    await user.keyboard('{ArrowUp}');

    expect(price()).toHaveValue('');
    expect(known()).toBe('NaN');
  });

  test('A percent field shows a percent sign', () => {
    renderOnSite(<PercentField label="Chance" value={40} onChange={() => {}} />);

    expect(screen.getByRole('textbox', { name: 'Chance' })).toHaveValue('40');
    expect(screen.getByText('%')).toBeVisible();
  });
});

function Pay() {
  const [values, setValues] = useState({ min: 50, max: 250 });
  const errors = resolveFields(minMax(nonNegativeInteger))(values);
  const field = (name: 'min' | 'max') => ({
    value: values[name],
    onChange: (amount: number) => setValues({ ...values, [name]: amount }),
    error: errors[name],
  });
  return <MinMaxFields label="Pay" hint="Each time" min={field('min')} max={field('max')} />;
}

describe('Range field', () => {
  const WORDS = {
    en: { to: 'To', from: 'From', below: 'The maximum can’t be lower than the minimum', none: 'Enter 0 or more' },
    ru: { to: 'До', from: 'От', below: 'Максимум не может быть меньше минимума', none: 'Введите 0 или больше' },
  };

  test.for(['en', 'ru'] as const)(
    'A range is one group and reports a maximum below its minimum in %s',
    async (locale) => {
      const words = WORDS[locale];
      const { user } = renderOnSite(<Pay />, { locale });
      const group = within(screen.getByRole('group', { name: 'Pay', description: 'Each time' }));
      const most = group.getByRole('textbox', { name: words.to });

      await user.clear(most);
      await user.type(most, '49');
      expect(most).toHaveAccessibleDescription(words.below);
      expect(most).toBeInvalid();
      await user.keyboard('{ArrowUp}');

      expect(most).toBeValid();
      expect(screen.queryByText(words.below)).not.toBeInTheDocument();
    },
  );

  test.for(['en', 'ru'] as const)('A range reports an empty minimum in %s', async (locale) => {
    const words = WORDS[locale];
    const { user } = renderOnSite(<Pay />, { locale });
    const least = screen.getByRole('textbox', { name: words.from });

    await user.clear(least);

    expect(least).toHaveAccessibleDescription(words.none);
  });
});
