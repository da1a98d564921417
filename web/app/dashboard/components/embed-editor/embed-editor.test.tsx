import { EMBED_FIELDS_MAX, EMBED_LIMITS } from '@perigee/core/base/embeds/limits';
import { DEFAULT_EMBED, type Embed, embedSchema } from '@perigee/core/base/embeds/schema';
import { templatesEndpoints } from '@perigee/core/base/templates/endpoints';
import type { Locale } from '@perigee/core/base/locales/locales';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderInGuild } from '../../../testing/render.tsx';
import { resolveFields } from '../settings-form/errors/resolve-fields.ts';
import { EmbedEditor } from './embed-editor.tsx';
import { errorsUnder } from './error-at.ts';

const ON: Embed = { ...DEFAULT_EMBED, enabled: true, color: '#00a6ff' };

const fieldFixtures = (...names: string[]) => names.map((name) => ({ name, value: `About ${name}`, inline: false }));

function Editor({ first }: { first: Embed }) {
  const [embed, setEmbed] = useState(first);
  const problems = resolveFields(embedSchema)(embed);
  const errors = Object.fromEntries(
    Object.entries(problems).map(([path, problem]) => [path === '' ? 'embed' : `embed.${path}`, problem]),
  );
  return <EmbedEditor embed={embed} context="greeting" errorAt={errorsUnder(errors, 'embed')} onChange={setEmbed} />;
}

async function openEditor(parts: Partial<Embed> = {}, locale: Locale = 'en') {
  const page = renderInGuild(<Editor first={{ ...ON, ...parts }} />, {
    locale,
    answers: (api) => api.answer(templatesEndpoints.check, () => ({ problems: [null] })),
  });
  await screen.findByRole('button', { name: 'JSON' });
  return page;
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const names = () => screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: 'Name' }).map(({ value }) => value);

describe('Embed fields', () => {
  test('Embed fields move by arrow keys and buttons, and the new position is announced', async () => {
    const { user } = await openEditor({ fields: fieldFixtures('A', 'B', 'C') });
    press('Move field 1: drag it or use the arrow keys').focus();

    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['B', 'A', 'C']);
    expect(screen.getByText('Now field 2 of 3')).toHaveAttribute('role', 'status');
    expect(press('Move field 2: drag it or use the arrow keys')).toHaveFocus();
    await user.click(press('Move field 2 down'));

    expect(names()).toEqual(['B', 'C', 'A']);
    expect(screen.getByText('Now field 3 of 3')).toBeInTheDocument();
  });

  test('Embed fields cannot move past the first or last position', async () => {
    const { user } = await openEditor({ fields: fieldFixtures('A', 'B') });
    press('Move field 1: drag it or use the arrow keys').focus();

    await user.keyboard('{ArrowUp}');

    expect(names()).toEqual(['A', 'B']);
    expect(screen.queryByText(/^Now field/)).not.toBeInTheDocument();
    expect(press('Move field 1 up')).toBeDisabled();
    expect(press('Move field 2 down')).toBeDisabled();
  });

  test('Adding an embed field focuses its name, and an empty field is removed when left', async () => {
    const { user } = await openEditor({ fields: fieldFixtures('A') });

    await user.click(press(/^Add field/));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Name' })[1]).toHaveFocus());
    expect(screen.getAllByRole('textbox', { name: 'Name' })[1]).toBeValid();
    await user.click(screen.getByRole('textbox', { name: 'Title' }));

    expect(names()).toEqual(['A']);
  });

  test('An embed field with a value but no name shows an error', async () => {
    const { user } = await openEditor({ fields: [{ name: '', value: 'Short', inline: false }] });

    const name = screen.getByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription(/Enter field name/);
    await user.type(name, 'Rules');

    expect(name).toBeValid();
  });

  test('Adding embed fields is disabled at 25 fields', async () => {
    await openEditor({ fields: fieldFixtures(...Array.from({ length: EMBED_FIELDS_MAX }, (_, index) => `F${index}`)) });

    expect(press(/^Add field/)).toBeDisabled();
    expect(screen.getByText('25 / 25')).toBeVisible();
  });

  test('Embed fields can be removed and set inline', async () => {
    const { user } = await openEditor({ fields: fieldFixtures('A', 'B') });

    await user.click(press('Field 2 beside other fields'));
    expect(press('Field 2 beside other fields')).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('Remove field 1'));

    expect(names()).toEqual(['B']);
    expect(press('Field 1 beside other fields')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('Embed length', () => {
  const TOO_LONG = {
    en: 'The embed’s texts can be up to 6000 characters long in total',
    ru: 'Все тексты эмбеда вместе не должны быть длиннее 6000 символов',
  };

  test.for(['en', 'ru'] as const)(
    'The embed editor counts all texts together and refuses the 6,001st character in %s',
    async (locale) => {
      const longest = { description: 'd'.repeat(EMBED_LIMITS.description), footer: { text: '', iconUrl: '' } };
      const fields = Array.from({ length: 3 }, () => ({ name: 'n', value: 'v'.repeat(1024), inline: false }));
      const { user } = await openEditor({ ...longest, fields, title: 't'.repeat(256) }, locale);
      const author = screen.getByRole('textbox', { name: locale === 'en' ? 'Author' : 'Автор' });
      const footer = screen.getByRole('textbox', { name: locale === 'en' ? 'Footer' : 'Нижняя подпись' });

      await user.click(author);
      await user.paste('a'.repeat(256));
      await user.click(footer);
      await user.paste('f'.repeat(365));
      expect(screen.getByText('6000 / 6000')).toHaveAttribute('data-over', 'false');
      expect(screen.queryByText(TOO_LONG[locale])).not.toBeInTheDocument();
      await user.paste('f');

      expect(screen.getByText('6001 / 6000')).toHaveAttribute('data-over', 'true');
      expect(screen.getByText(TOO_LONG[locale])).toBeVisible();
    },
  );

  test('An embed title above its own limit shows an error', async () => {
    const { user } = await openEditor({ title: 't'.repeat(EMBED_LIMITS.title) });
    const title = screen.getByRole('textbox', { name: 'Title' });
    expect(title).toBeValid();

    await user.type(title, 't');

    expect(title).toHaveAccessibleDescription(/Cannot be longer than 256 characters/);
  });
});

describe('Embed part popovers', () => {
  test('Closing the colour dialog returns focus to its button, which names the new colour', async () => {
    const { user } = await openEditor();
    const stripe = press('Colour of the bar: #00a6ff');
    await user.click(stripe);
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: '#ff6ec7' }));
    expect(dialog.getByRole('button', { name: '#ff6ec7' })).toHaveAttribute('aria-pressed', 'true');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(stripe).toHaveFocus());
    expect(stripe).toHaveAccessibleName('Colour of the bar: #ff6ec7');
  });

  test('A thumbnail can be chosen from known pictures and removed again', async () => {
    const { user } = await openEditor();
    await user.click(press('Thumbnail'));
    const known = within(await screen.findByRole('group', { name: 'Pictures the bot knows' }));

    await user.click(known.getAllByRole('button')[0] ?? document.body);
    await user.click(press('Done'));
    await waitFor(() => expect(press('Thumbnail: {{ member.avatar }}')).toHaveFocus());
    await user.click(press('Thumbnail: {{ member.avatar }}'));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));

    expect(press('Thumbnail')).toBeEnabled();
  });
});

describe('Embed as JSON', () => {
  async function openJson(parts: Partial<Embed> = {}) {
    const page = await openEditor(parts);
    await page.user.click(press('JSON'));
    const dialog = within(await screen.findByRole('dialog', { name: 'The embed as JSON' }));
    const json = dialog.getByRole<HTMLTextAreaElement>('textbox');
    const apply = async (text: string) => {
      await page.user.clear(json);
      await page.user.paste(text);
      await page.user.click(dialog.getByRole('button', { name: 'Use this JSON' }));
    };
    return { ...page, dialog, json, apply };
  }

  test('The JSON dialog shows the embed without empty fields, and Escape closes it', async () => {
    const { user, json } = await openJson({ title: 'Aboard', fields: [{ name: '', value: ' ', inline: false }] });

    expect(JSON.parse(json.value)).toEqual({ embeds: [{ title: 'Aboard', color: 0x00_a6_ff }] });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(press('JSON')).toHaveFocus());
  });

  test('Importing JSON replaces the embed and announces the import', async () => {
    const { apply } = await openJson({ title: 'Before' });

    await apply('{"title":"After","fields":[{"name":"Rules","value":"Short"}]}');

    await screen.findByText('Embed imported');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('After');
    expect(names()).toEqual(['Rules']);
  });

  test('Invalid embed JSON is refused with an alert that lists each problem', async () => {
    const { dialog, apply, json } = await openJson();

    await apply('{"title": ');
    expect(dialog.getByRole('alert')).toHaveTextContent('This isn’t valid JSON: check commas, quotes and brackets');
    expect(json).toBeInvalid();
    await apply('{"title":7,"surname":"x"}');

    const problems = within(dialog.getByRole('alert')).getAllByRole('listitem');
    expect(problems.map(({ textContent }) => textContent)).toEqual([
      'title The wrong type of value',
      'surname Embeds don’t have a field like this',
    ]);
  });

  test('Copying the embed JSON is announced, and a blocked clipboard is reported', async () => {
    const { user, dialog } = await openJson();
    const write = vi.spyOn(navigator.clipboard, 'writeText');

    write.mockResolvedValueOnce();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    await screen.findByText('JSON copied');
    write.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    await user.click(dialog.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByText(/^The browser didn’t allow copying/)).toBeVisible();
  });
});

test('A disabled embed is shown as a preview with a notice that it is not sent', async () => {
  renderInGuild(<Editor first={{ ...ON, enabled: false, title: 'Aboard {{ guild.name }}' }} />);

  expect(await screen.findByText('Aboard Orbit')).toBeVisible();
  expect(screen.getByText('Turned off: this embed won’t be sent.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
