import { ITEM_DESCRIPTION_MAX } from '@perigee/core/economy/items/schema';
import { atMost } from '@perigee/core/base/text/at-most';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { renderOnSite } from '../../../testing/render.tsx';
import { resolveFields } from '../settings-form/errors/resolve-fields.ts';
import { ColorField } from './color-field.tsx';
import { CounterTextInput } from './counter-text-input.tsx';
import { CounterTextarea } from './counter-textarea.tsx';
import { EmojiField } from './emoji-field.tsx';

function Named({ max }: { max: number }) {
  const [value, setValue] = useState('');
  const errors = resolveFields(z.object({ value: z.string().check(atMost(max, 'tooLong')) }))({ value });
  return <CounterTextInput label="Name" max={max} value={value} onChange={setValue} error={errors['value']} />;
}

describe('Text field with counter', () => {
  const TOO_LONG = {
    en: [
      [1, 'Cannot be longer than 1 character'],
      [5, 'Cannot be longer than 5 characters'],
    ],
    ru: [
      [1, 'Не длиннее 1 символа'],
      [5, 'Не длиннее 5 символов'],
      [21, 'Не длиннее 21 символа'],
    ],
  } as const;
  const cases = (['en', 'ru'] as const).flatMap((locale) =>
    TOO_LONG[locale].map(([max, words]) => ({ locale, max, words })),
  );

  test.for(cases)(
    'A text field limited to $max characters refuses one more with: $words',
    async ({ locale, max, words }) => {
      const { user } = renderOnSite(<Named max={max} />, { locale });
      const name = screen.getByRole('textbox', { name: 'Name' });

      await user.type(name, 'x'.repeat(max));
      expect(name).toBeValid();
      expect(screen.getByText(`${max} / ${max}`)).toHaveAttribute('data-over', 'false');
      await user.type(name, 'x');

      expect(name).toHaveAccessibleDescription(words);
      expect(screen.getByText(`${max + 1} / ${max}`)).toHaveAttribute('data-over', 'true');
    },
  );

  test('The character counter counts UTF-16 units, as the schemas do', async () => {
    const { user } = renderOnSite(<Named max={5} />);

    await user.type(screen.getByRole('textbox', { name: 'Name' }), '🚀');

    expect(screen.getByText('2 / 5')).toBeVisible();
  });

  test('A multi-line text field has a hint and a counter', () => {
    renderOnSite(
      <CounterTextarea label="Text" hint="Two lines" max={ITEM_DESCRIPTION_MAX} value={'a\nb'} onChange={() => {}} />,
    );

    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription('Two lines');
    expect(screen.getByText(`3 / ${ITEM_DESCRIPTION_MAX}`)).toBeVisible();
  });
});

function Coloured({ isDisabled = false }: { isDisabled?: boolean }) {
  const [value, setValue] = useState('#00a6ff');
  return <ColorField label="Bar" value={value} onChange={setValue} disabled={isDisabled} />;
}

describe('Colour field', () => {
  test.for(['#0AF', '0af', 'rgb(0, 170, 255)'])('The colour %s is normalised once its field is left', async (typed) => {
    const { user } = renderOnSite(<Coloured />);
    const bar = screen.getByRole('textbox', { name: 'Bar' });

    await user.clear(bar);
    await user.type(bar, typed);
    expect(bar).toHaveValue(typed);
    await user.tab();

    expect(bar).toHaveValue('#00aaff');
  });

  test('An invalid colour stays as typed', async () => {
    const { user } = renderOnSite(<Coloured />);
    const bar = screen.getByRole('textbox', { name: 'Bar' });

    await user.clear(bar);
    await user.type(bar, 'bluish');
    await user.tab();

    expect(bar).toHaveValue('bluish');
  });

  test('A disabled colour field cannot be edited', () => {
    renderOnSite(<Coloured isDisabled />);

    expect(screen.getByRole('textbox', { name: 'Bar' })).toBeDisabled();
    expect(screen.getByLabelText(/^Bar: /)).toBeDisabled();
  });
});

function Symbolic() {
  const [value, setValue] = useState('$');
  return <EmojiField label="Symbol" max={64} sample="1,500" value={value} onChange={setValue} />;
}

test('A symbol field previews a custom emoji as a picture with its name', async () => {
  const { user } = renderOnSite(<Symbolic />);
  const symbol = screen.getByRole('textbox', { name: 'Symbol' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();

  await user.clear(symbol);
  await user.type(symbol, '<:coin:123456789012345678>');

  expect(screen.getByRole('img', { name: 'Custom emoji coin' })).toBeInTheDocument();
});
