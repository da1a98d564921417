import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import { TEMPLATE_MAX } from '@perigee/core/base/templates/limits';
import type { TemplateProblem } from '@perigee/core/base/templates/problem';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { TemplateField } from './template-field.tsx';

interface Writing {
  first?: string;
  isLine?: boolean;
  locale?: Locale;
  problem?: TemplateProblem;
}

function Message({ first = '', isLine = false }: Writing) {
  const [value, setValue] = useState(first);
  return (
    <>
      <TemplateField label="Message" context="greeting" value={value} onChange={setValue} isLine={isLine} />
      <button type="button">Elsewhere</button>
    </>
  );
}

async function openField({ locale = 'en', problem, ...writing }: Writing = {}) {
  const page = renderInGuild(<Message {...writing} />, {
    locale,
    answers: (api) => api.answer(templatesEndpoints.check, () => ({ problems: [problem ?? null] })),
  });
  return { ...page, field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }) };
}

const insert = () => screen.getByRole('button', { name: /^(Insert a variable|Вставить переменную)$/ });
const elsewhere = () => screen.getByRole('button', { name: 'Elsewhere' });
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('Variable list', () => {
  test('Two braces open the variable list, which announces its size and narrows while typing', async () => {
    const { user, field } = await openField();

    await user.type(field, 'Hi {{{{ ');
    const all = offered().length;
    expect(screen.getByRole('listbox', { name: 'Variables, roles and channels' })).toBeVisible();
    expect(screen.getByText(`${all} suggestions`)).toHaveAttribute('role', 'status');
    await user.type(field, 'member.na');

    expect(offered()[0]).toMatch(/^member\.name/);
    expect(offered().length).toBeLessThan(all);
    expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id);
  });

  test.for([
    { locale: 'en', barred: 'a role you can’t ping on Discord', named: 'Mentions this role' },
    { locale: 'ru', barred: 'роль, которую вы не можете упоминать в Discord', named: 'Упоминание роли' },
  ] as const)('The variable list says in $locale which roles one cannot ping', async ({ locale, barred, named }) => {
    const { user, field } = await openField({ locale });

    await user.type(field, '{{{{ @');

    expect(offered()).toContain(`@Captain${barred}`);
    expect(offered()).toContain(`@Cook${named}`);
  });

  test('Arrow keys wrap around the variable list, and the active option is announced', async () => {
    const { user, field } = await openField();
    await user.type(field, '{{{{ member.');
    const last = screen.getAllByRole('option').at(-1);

    await user.keyboard('{ArrowUp}');
    expect(last).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', last?.id);
    await user.keyboard('{ArrowDown}');

    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  });

  test.for(['{Enter}', '{Tab}'])('Pressing %s inserts the active variable with its closing braces', async (key) => {
    const { user, field } = await openField();

    await user.type(field, '{{{{ member.na');
    await user.keyboard(key);

    expect(field).toHaveValue('{{ member.name }}');
    expect(field).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  test('The variable list names roles and channels and inserts their IDs', async () => {
    const { user, field } = await openField({ locale: 'ru' });

    await user.type(field, '{{{{ #rand');
    await user.click(screen.getByRole('option', { name: /#random/ }));

    expect(field).toHaveValue('{{ channel.303 }}');
  });

  test('A variable list without matches says so and closes on Escape', async () => {
    const { user, field } = await openField({ locale: 'ru' });

    await user.type(field, '{{{{ nothing.like.it');
    expect(screen.getByText('Совпадений нет')).toBeVisible();
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('{{ nothing.like.it');
  });
});

describe('Insert button', () => {
  test('The insert button writes at the last caret position and leaves no trace when cancelled', async () => {
    const { user, field } = await openField({ first: 'Hello and welcome' });

    await user.click(insert());
    expect(field).toHaveValue('Hello and welcome{{ ');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('Hello and welcome');

    field.setSelectionRange(6, 6);
    await user.click(elsewhere());
    await user.click(insert());
    await user.keyboard('member.na{Enter}');
    expect(field).toHaveValue('Hello {{ member.name }}and welcome');

    await user.click(insert());
    await user.click(elsewhere());
    expect(field).toHaveValue('Hello {{ member.name }}and welcome');
  });

  test('Leaving the field removes an unfinished search but keeps a written template', async () => {
    const { user, field } = await openField();

    await user.click(insert());
    await user.keyboard('mem');
    await user.click(elsewhere());
    expect(field).toHaveValue('');
    await user.click(insert());
    await user.keyboard('member.name | ');
    await user.click(elsewhere());

    expect(field).toHaveValue('{{ member.name | ');
  });
});

describe('Template field', () => {
  const PROBLEM: TemplateProblem = {
    line: 2,
    column: 4,
    code: 'templateUnknownVariable',
    params: { name: 'planet.name' },
    message: '',
  };

  const SAID = {
    en: 'Line 2, character 4: There’s no variable “planet.name”',
    ru: 'Строка 2, символ 4: Переменной «planet.name» нет',
  };

  test.for(['en', 'ru'] as const)('A template that does not compile shows where and why in %s', async (locale) => {
    const { field } = await openField({ first: 'Hi\nto {{ planet.name }}', locale, problem: PROBLEM });

    await screen.findByText(SAID[locale]);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(SAID[locale]));
  });

  test('The error of a single-line template omits the line number', async () => {
    await openField({ first: '{{ planet.name }}', isLine: true, problem: { ...PROBLEM, line: 1 } });

    expect(await screen.findByText('Character 4: There’s no variable “planet.name”')).toBeVisible();
  });

  test('A template without braces is not sent for checking', async () => {
    const { user, api, field } = await openField({ first: 'Hello' });

    await user.type(field, '!');
    await new Promise((resolve) => {
      setTimeout(resolve, 450);
    });

    expect(api.received).toEqual([]);
  });

  test('A template field exposes its used length to assistive technology', async () => {
    const { field } = await openField({ first: 'x'.repeat(TEMPLATE_MAX + 1) });

    expect(field).toHaveAccessibleDescription(`${TEMPLATE_MAX + 1} of ${TEMPLATE_MAX} characters used`);
    expect(screen.getByText(`${TEMPLATE_MAX + 1} / ${TEMPLATE_MAX}`).parentElement).toHaveAttribute(
      'data-over',
      'true',
    );
  });

  test('A single-line template drops line breaks', async () => {
    const { user, field } = await openField({ isLine: true });

    await user.type(field, 'Welcome{Enter}');
    await user.paste(' aboard \n the ship');

    expect(field).toHaveValue('Welcome aboard the ship');
  });
});
