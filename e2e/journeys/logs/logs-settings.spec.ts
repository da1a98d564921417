import { expect, type Locator, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

/** The page's labels. */
const WORDS = {
  en: {
    tab: 'Logs',
    all: 'Set all to…',
    allOff: 'Turn all off',
    edited: 'Message edited',
    editedChannel: 'Channel: Message edited',
    banChannel: 'Channel: Ban',
    ignored: 'Channels',
    save: 'Save',
    saved: 'Settings saved',
    messages: 'Messages',
    remove: 'Remove ',
    // Different channels per language, because both languages use the same guild.
    target: 'random',
    quiet: 'bot-commands',
  },
  ru: {
    tab: 'Журналы',
    all: 'Записывать всё в…',
    allOff: 'Выключить все',
    edited: 'Сообщение изменено',
    editedChannel: 'Канал: Сообщение изменено',
    banChannel: 'Канал: Бан',
    ignored: 'Каналы',
    save: 'Сохранить',
    saved: 'Настройки сохранены',
    messages: 'Сообщения',
    remove: 'Убрать: ',
    target: 'general',
    quiet: 'random',
  },
};

/** The field itself, not its list. */
const field = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true });

async function pick(page: Page, name: string, choice: string): Promise<void> {
  await field(page, name).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

for (const locale of ['en', 'ru'] as const) {
  const words = WORDS[locale];

  test.describe(`logs in ${locale}`, () => {
    test.beforeEach(async ({ context, page, product }) => {
      await context.addCookies([{ name: 'locale', value: locale, url: product.url }]);
      await enterSettings(page, PEOPLE.owner, GUILD, 'logs');
      await expect(page.getByRole('heading', { level: 1, name: words.tab })).toBeVisible();
    });

    test('Log channel, enabled event and ignored channel are still set after a reload', async ({ page }) => {
      await pick(page, words.all, words.target);
      await page.getByRole('switch', { name: words.edited }).check();
      await pick(page, words.ignored, words.quiet);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.save, exact: true }).click();

      // Limited to the status, since an event in the list has the same label.
      await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('switch', { name: words.edited })).toBeChecked();
      await expect(field(page, words.editedChannel)).toHaveValue(words.target);
      await expect(field(page, words.editedChannel)).toBeEnabled();
      await expect(field(page, words.banChannel)).toHaveValue(words.target);
      await expect(field(page, words.banChannel)).toBeDisabled();
      await expect(page.getByRole('button', { name: words.remove + words.quiet })).toBeVisible();
    });

    test('The log settings on a phone show channels below events, and categories can be collapsed', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const edited = page.getByRole('switch', { name: words.edited });
      const channel = field(page, words.editedChannel);

      const [above, below] = [await edited.boundingBox(), await channel.boundingBox()];
      await page.getByRole('heading', { level: 2, name: words.messages, exact: true }).click();

      expect(below?.y ?? 0).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
      await expect(edited).toBeHidden();
    });
  });
}
