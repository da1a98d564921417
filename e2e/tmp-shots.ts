import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import config from './playwright.config.ts';
import { startProduct } from './product/start-product.ts';
import { temporaryFolder } from './product/temporary-folder.ts';
import { bringToGuild, PEOPLE } from './journeys/journey.ts';

const FOLDER = '/tmp/statements';
mkdirSync(FOLDER, { recursive: true });
using data = temporaryFolder();
const product = await startProduct({ dataFolder: data.path });
const browser = await chromium.launch(config.use?.launchOptions);
const GUILD = 'Alice’s Launch Pad';
try {
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce', locale: 'en-GB' });
  const page = await context.newPage();
  const guildId = await bringToGuild(page, PEOPLE.owner, GUILD);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const idOf = async (name: string) => {
    const reply = await page.request.get(`/api/private/leaderboard/${guildId}/search?text=${name}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const found: { user: { id: string } }[] = await reply.json();
    return found[0]?.user.id ?? '';
  };
  const [alice, mia] = [await idOf('alice.orbit'), await idOf('mia.lindqvist')];
  await page.goto(product.simulatorUrl);
  await page.locator('#person').selectOption({ label: PEOPLE.owner });
  await page.getByRole('navigation', { name: 'Servers' }).getByRole('button', { name: GUILD }).click();
  const answers = page.getByRole('listitem', { name: /^Perigee:/ });
  const lines = [
    `!money add ${alice} 5000 Founder’s share, a reason that is a good deal longer than one line of a phone, so that it has to wrap somewhere`,
    `!money take ${alice} 120 مرحبا بالعالم`,
    `!pay ${mia} 100`,
    '!work',
    '!history',
    `!money add ${guildId} 7 Everybody`,
  ];
  for (const line of lines) {
    const before = await answers.count();
    await page.getByRole('textbox', { name: 'Message' }).fill(line);
    await page.keyboard.press('Enter');
    await answers.nth(before).waitFor();
  }
  await page.waitForTimeout(8000);
  await page.setViewportSize({ width: 1280, height: 1400 });
  await page.screenshot({ path: `${FOLDER}/chat.png` });
  const look = async (name: string, act: (page: Page) => Promise<unknown>) => {
    for (const theme of ['dark', 'light']) {
      for (const locale of ['en', 'ru']) {
        await context.addCookies([
          { name: 'theme', value: theme, url: product.url },
          { name: 'locale', value: locale, url: product.url },
        ]);
        for (const width of [360, 1280]) {
          if ((theme === 'light') !== (locale === 'ru')) continue;
          await page.setViewportSize({ width, height: 900 });
          await act(page);
          await page.waitForTimeout(1500);
          await page.screenshot({
            path: `${FOLDER}/${name}-${theme}-${locale}-${width}.png`,
            fullPage: name !== 'dialog',
          });
        }
      }
    }
  };
  await look('own', (p) => p.goto(`/@me/statement/${guildId}`));
  await look('filtered', (p) => p.goto(`/@me/statement/${guildId}?kind=refund`));
  await look('gone', (p) => p.goto(`/@me/statement/1234567890123456789`));
  await look('member', (p) => p.goto(`/leaderboard/${guildId}/${alice}?kind=pay`));
  await look('dialog', async (p) => {
    await p.goto(`/leaderboard/${guildId}/${alice}?kind=pay`);
    await p
      .getByRole('button', { name: /^(Take back|Отменить):/ })
      .first()
      .click();
  });
  await look('general', (p) => p.goto(`/guilds/${guildId}/general`));
  await look('me', async (p) => {
    await p.goto('/@me');
    await p
      .getByRole('radiogroup')
      .getByText(/^(Leaderboards|Таблицы лидеров)$/)
      .click();
  });
} finally {
  await browser.close();
  await product.stop('SIGKILL');
}
