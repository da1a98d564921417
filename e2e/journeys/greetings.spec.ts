import { expect, type Locator, type Page } from '@playwright/test';
import { enterSettings, PEOPLE, test } from './journey.ts';

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
    otherGreeting: 'Leave message',
    otherEnable: 'Say goodbye to those who leave',
    otherTest: 'Leave test',
    direct: 'Direct message',
    directEnable: 'Message new members',
    channel: 'Channel',
    choose: 'Choose a channel',
    message: 'Message',
    save: 'Save',
    saved: 'Settings saved',
    done: 'Test completed!',
    none: 'No channel',
    wait: /^You can test again in \d+ seconds?/,
    silent: /^Nothing to send yet/,
    banner: 'An error occurred while checking the templates...',
    docs: 'How to write templates',
    timeout: /^Mutes are timeouts on this server/,
    moderation: 'Moderation settings',
    says: 'A wild {{ member.name }} appears',
    posted: 'A wild Alice Orbit appears',
  },
  ru: {
    tab: 'Приветствия',
    greeting: 'Выход с сервера',
    enable: 'Прощаться с теми, кто уходит',
    test: 'Проверить выход',
    otherGreeting: 'Вход на сервер',
    otherEnable: 'Приветствовать новичков',
    otherTest: 'Проверить вход',
    direct: 'Личное сообщение',
    directEnable: 'Писать новичкам в личные сообщения',
    channel: 'Канал',
    choose: 'Выберите канал',
    message: 'Сообщение',
    save: 'Сохранить',
    saved: 'Настройки сохранены',
    done: 'Тест выполнен!',
    none: 'Без канала',
    wait: /^Следующий тест — через \d+ секунд/,
    silent: /^Отправлять пока нечего/,
    banner: 'При проверке шаблонов произошла ошибка...',
    docs: 'Как писать шаблоны',
    timeout: /^Мут на этом сервере — это тайм-аут/,
    moderation: 'Настройки модерации',
    says: 'Счастливого пути, {{ member.name }}',
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
  await greeting.getByRole('textbox', { name: words.message }).fill(words.says);
  await save(page, words);
  await expect(page.getByText(words.saved)).toBeVisible();
}

for (const locale of ['en', 'ru'] as const) {
  const words = WORDS[locale];

  test.describe(`greetings in ${locale}`, () => {
    // Tests that are impossible or too early, and templates that do not compile, are answered with errors.
    test.use({ expectedComplaints: [/status of 4(00|09|29)/] });

    test.beforeEach(({ context, product }) =>
      context.addCookies([{ name: 'locale', value: locale, url: product.url }]),
    );

    test('a greeting is saved, tried out in its channel, and rests for ten seconds', async ({ page, product }) => {
      await openGreetings(page, words, GUILD);
      await saveGreeting(page, words, GUILD);

      await page.getByRole('button', { name: words.test }).click();
      await expect(page.getByText(words.done)).toBeVisible();
      await page.getByRole('button', { name: words.test }).click();
      await expect(page.getByText(words.wait)).toBeVisible();

      await page.goto(product.simulatorUrl);
      await page.locator('#person').selectOption({ label: PEOPLE.owner });
      await page.getByRole('navigation').getByRole('button', { name: GUILD.name }).click();
      await expect(page.getByText(words.posted)).toHaveCount(1);
    });

    test('a reload does not get around the rest: the server says how long it lasts', async ({ page }) => {
      await openGreetings(page, words, OTHER_GUILD);
      await saveGreeting(page, words, OTHER_GUILD);
      await page.getByRole('button', { name: words.test }).click();
      await expect(page.getByText(words.done)).toBeVisible();

      await page.reload();
      await page.getByRole('button', { name: words.test }).click();

      await expect(page.getByText(words.wait)).toBeVisible();
    });

    test('what has nothing to say is announced, and off once it is saved', async ({ page }) => {
      await openGreetings(page, words, GUILD);
      const direct = section(page, words.direct);

      await direct.getByRole('switch', { name: words.directEnable }).check();
      await expect(direct.getByText(words.silent)).toBeVisible();
      await save(page, words);

      await expect(page.getByText(words.saved)).toBeVisible();
      await expect(direct.getByRole('switch', { name: words.directEnable })).not.toBeChecked();
    });

    test('a greeting that is on needs a channel, and a test of one that has none says so', async ({ page }) => {
      await openGreetings(page, words, OTHER_GUILD);
      const other = section(page, words.otherGreeting);
      const enable = other.getByRole('switch', { name: words.otherEnable });
      const problem = other.getByText(words.choose, { exact: true });

      await enable.check();
      await pick(page, other, words, OTHER_GUILD.channel);
      await other.getByRole('textbox', { name: words.message }).fill(`${words.says}, ${Date.now()}`);
      await pick(page, other, words, words.none);
      await expect(problem).toBeVisible();
      await expect(page.getByRole('button', { name: words.save, exact: true })).toBeDisabled();
      await enable.uncheck();
      await expect(problem).toBeHidden();
      await save(page, words);
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.getByRole('button', { name: words.otherTest }).click();

      await expect(page.getByRole('status').filter({ hasText: words.choose })).toBeVisible();
    });

    test('a template that does not compile brings the banner, and the reason beside the field', async ({ page }) => {
      await openGreetings(page, words, GUILD);

      await section(page, words.direct).getByRole('textbox', { name: words.message }).fill('Hi {{ planet.name }}');
      await save(page, words);

      const banner = page.getByRole('alert').filter({ hasText: words.banner });
      await expect(banner.getByRole('link', { name: words.docs })).toHaveAttribute('href', /docs\/templates/);
      await expect(section(page, words.direct).getByRole('textbox', { name: words.message })).toHaveAttribute(
        'aria-invalid',
        'true',
      );
    });

    test('where mutes are timeouts, a note says what that means here', async ({ page }) => {
      await openGreetings(page, words, GUILD);
      await expect(page.getByText(words.timeout)).toBeHidden();

      await useTimeouts(page, true);
      await page.reload();
      await expect(page.getByText(words.timeout)).toBeVisible();
      await expect(page.getByRole('link', { name: words.moderation })).toHaveAttribute('href', /\/moderation$/);
      await useTimeouts(page, false);
    });
  });
}

/** Saves the open guild's moderation settings through the API. */
async function useTimeouts(page: Page, useTimeout: boolean): Promise<void> {
  const guildId = new URL(page.url()).pathname.split('/').at(2);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const silent = { enabled: false };
  const reply = await page.request.post(`/api/private/guilds/${guildId}/moderation`, {
    headers: { authorization: `Bearer ${token}` },
    data: { muteRole: null, useTimeout, warnsPunishments: [], punishmentMessages: { kick: silent, ban: silent } },
  });
  expect(reply.status()).toBe(200);
}
