import { expect } from '@playwright/test';
import { PEOPLE } from '@perigee/harness/pages/sign-in';
import { violationsOf } from '../support/accessibility.ts';
import { enterSettings, test } from '../support/journey.ts';

const GUILD = 'Alice’s Launch Pad';

const WORDS = {
  en: {
    greeting: 'Join message',
    enable: 'Welcome new members',
    picture: 'Welcome picture',
    accent: 'Accent colour',
    layouts: ['Orbit', 'Horizon', 'Boarding pass'],
    channel: 'Channel',
    crowd: 'Screening and join waves',
    screening: 'Greet after membership screening',
    cap: 'Greetings per minute',
    tooMany: /40/,
    save: 'Save',
    saved: 'Settings saved',
    drawn: /has joined/,
  },
  ru: {
    greeting: 'Вход на сервер',
    enable: 'Приветствовать новичков',
    picture: 'Картинка с приветствием',
    accent: 'Цвет акцента',
    layouts: ['Орбита', 'Горизонт', 'Талон'],
    channel: 'Канал',
    crowd: 'Проверка и наплыв новичков',
    screening: 'Приветствовать после проверки участников',
    cap: 'Приветствий в минуту',
    tooMany: /40/,
    save: 'Сохранить',
    saved: 'Настройки сохранены',
    drawn: /.+/,
  },
};

for (const locale of ['en', 'ru'] as const) {
  const words = WORDS[locale];

  test(`A welcome picture layout is previewed at once and still set after a reload in ${locale}`, async ({
    page,
    context,
    product,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: product.url }]);
    await enterSettings(page, PEOPLE.owner, GUILD, 'greetings');
    const greeting = page.getByRole('region', { name: words.greeting, exact: true });
    const crowd = page.getByRole('region', { name: words.crowd, exact: true });
    const [, , pass = ''] = words.layouts;

    await greeting.getByRole('switch', { name: words.enable }).check();
    await greeting.getByRole('combobox', { name: words.channel, exact: true }).click();
    await page.getByRole('option', { name: 'general', exact: true }).click();
    await greeting.getByRole('switch', { name: words.picture }).check();
    await expect(greeting.locator('fieldset img')).toHaveCount(words.layouts.length);
    await greeting.getByRole('radio', { name: pass }).check();
    await greeting
      .getByRole('textbox', { name: words.accent, exact: true })
      .fill(locale === 'en' ? '#ff6ec7' : '#3ddc97');
    expect(await violationsOf(page)).toEqual([]);
    await expect(page.getByRole('complementary').getByRole('img', { name: words.drawn })).toBeVisible();

    await crowd.getByRole('textbox', { name: words.cap }).fill('41');
    await page.keyboard.press('Tab');
    await expect(crowd.getByText(words.tooMany).last()).toBeVisible();
    await expect(page.getByRole('button', { name: words.save, exact: true })).toBeDisabled();
    await crowd.getByRole('textbox', { name: words.cap }).fill(locale === 'en' ? '5' : '7');
    await crowd.getByRole('switch', { name: words.screening }).click();
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await page.reload();

    await expect(greeting.getByRole('switch', { name: words.enable })).toBeChecked();
    await expect(greeting.getByRole('radio', { name: pass })).toBeChecked();
    await expect(crowd.getByRole('textbox', { name: words.cap })).toHaveValue(locale === 'en' ? '5' : '7');
  });
}
