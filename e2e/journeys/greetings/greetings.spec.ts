import { expect, type Locator, type Page } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = { name: 'Alice’s Launch Pad', channel: 'general' };
const OTHER_GUILD = { name: 'Stargazers', channel: 'faq' };
type DemoGuild = typeof GUILD;

/** The page's labels. Each language tests a different greeting, since testing one has a cooldown of 10 s. */
const WORDS = {
  en: {
    tab: 'Greetings',
    greeting: 'Join message',
    enable: 'Welcome new members',
    test: 'Join test',
    channel: 'Channel',
    message: 'Message',
    save: 'Save',
    saved: 'Settings saved',
    completed: 'Test completed!',
    wait: /^You can test again in \d+ seconds?/,
    text: 'A wild {{ member.name }} appears',
    posted: 'A wild Alice Orbit appears',
  },
  ru: {
    tab: 'Приветствия',
    greeting: 'Выход с сервера',
    enable: 'Прощаться с теми, кто уходит',
    test: 'Проверить выход',
    channel: 'Канал',
    message: 'Сообщение',
    save: 'Сохранить',
    saved: 'Настройки сохранены',
    completed: 'Тест выполнен!',
    wait: /^Следующий тест — через \d+ секунд/,
    text: 'Счастливого пути, {{ member.name }}',
    posted: 'Счастливого пути, Alice Orbit',
  },
};
type Words = (typeof WORDS)['en' | 'ru'];

async function openGreetings(page: Page, words: Words, guild: DemoGuild): Promise<void> {
  await enterSettings(page, PEOPLE.owner, guild.name, 'greetings');
  await expect(page.getByRole('heading', { level: 1, name: words.tab })).toBeVisible();
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function pick(page: Page, greeting: Locator, words: Words, choice: string): Promise<void> {
  await greeting.getByRole('combobox', { name: words.channel, exact: true }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

async function save(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.save, exact: true }).click();
}

/** Saves the greeting that this language tests. */
async function saveGreeting(page: Page, words: Words, { channel }: DemoGuild): Promise<void> {
  const greeting = section(page, words.greeting);
  await greeting.getByRole('switch', { name: words.enable }).check();
  await pick(page, greeting, words, channel);
  await greeting.getByRole('textbox', { name: words.message }).fill(words.text);
  await save(page, words);
  await expect(page.getByText(words.saved)).toBeVisible();
}

for (const locale of ['en', 'ru'] as const) {
  const words = WORDS[locale];

  test.describe(`greetings in ${locale}`, () => {
    // A test during the cooldown gets an error.
    test.use({ expectedComplaints: [/status of 429/] });

    test.beforeEach(({ context, product }) =>
      context.addCookies([{ name: 'locale', value: locale, url: product.url }]),
    );

    test('A saved greeting can be tested in its channel once every ten seconds', async ({ page, product }) => {
      await openGreetings(page, words, GUILD);
      await saveGreeting(page, words, GUILD);

      await page.getByRole('button', { name: words.test }).click();
      await expect(page.getByText(words.completed)).toBeVisible();
      await page.getByRole('button', { name: words.test }).click();
      await expect(page.getByText(words.wait)).toBeVisible();

      await page.goto(product.simulatorUrl);
      await page.locator('#person').selectOption({ label: PEOPLE.owner });
      await page.getByRole('navigation').getByRole('button', { name: GUILD.name }).click();
      await expect(page.getByText(words.posted)).toHaveCount(1);
    });

    test('A reload does not bypass the cooldown of the greeting test', async ({ page }) => {
      await openGreetings(page, words, OTHER_GUILD);
      await saveGreeting(page, words, OTHER_GUILD);
      await page.getByRole('button', { name: words.test }).click();
      await expect(page.getByText(words.completed)).toBeVisible();

      await page.reload();
      await page.getByRole('button', { name: words.test }).click();

      await expect(page.getByText(words.wait)).toBeVisible();
    });
  });
}
