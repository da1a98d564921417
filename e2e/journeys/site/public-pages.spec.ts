import { listStores } from '@perigee/core/site/privacy/data-stores';
import { RETENTION_MS } from '@perigee/core/site/privacy/retention-times';
import { writeDuration } from '@perigee/core/base/time/write-duration';
import { expect } from '@playwright/test';
import { delayRequests } from '../support/delay-requests.ts';
import { test } from '../support/journey.ts';

test.use({ readOnly: true });

const PATHS = [
  '/',
  '/commands',
  '/stats',
  '/donate',
  '/landing',
  '/terms',
  '/privacy',
  '/v2',
  '/docs/templates',
  '/fair',
  '/fair/games',
];

test('Every public page is readable without JavaScript in the browser’s language', async ({ browser, product }) => {
  for (const [locale, alphabet] of [
    ['ru', /[а-яё]/i],
    ['en', /^[^а-яё]+$/i],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled: false, locale, baseURL: product.url });
    const page = await context.newPage();
    for (const path of PATHS) {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(alphabet);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first(), path).toBeVisible();
    }
    await context.close();
  }
});

test('The footer links to the bot listings in both languages on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });

  for (const [locale, title] of [
    ['en', 'Listed on'],
    ['ru', 'Мы в каталогах'],
  ] as const) {
    await page.goto(`/?lang=${locale}`);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('heading', { name: title })).toBeVisible();
    for (const [name, address] of [
      ['Orbit Lists', 'https://lists.example/bot/1'],
      ['Каталог ботов', 'https://bots.example/1'],
    ] as const)
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

test('A page has its own title, description, canonical URL and link to its translation', async ({ page, product }) => {
  await page.goto('/terms?lang=ru');

  await expect(page).toHaveTitle('Условия использования · Перигей');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Правила/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${product.url}/terms?lang=ru`);
  await expect(page.locator('link[hreflang="en"]')).toHaveAttribute('href', `${product.url}/terms`);
});

test('The sitemap lists every public page, and robots.txt names the sitemap', async ({ request, product }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const robots = await (await request.get('/robots.txt')).text();

  for (const path of PATHS) expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
});

test('Hashed files are cached forever, and other files are revalidated by etag', async ({ request }) => {
  const page = await (await request.get('/')).text();
  const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  const [hashed, icon] = [await request.get(script), await request.get('/favicon.svg')];
  const again = await request.get('/favicon.svg', { headers: { 'if-none-match': icon.headers()['etag'] ?? '' } });

  expect(hashed.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers()).not.toHaveProperty('etag');
  expect(icon.headers()['cache-control']).toBe('public, max-age=3600');
  expect(again.status()).toBe(304);
});

test('Every icon of the web manifest has its stated size', async ({ page, request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json();
  await page.goto('/');
  const touchIcon = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');

  for (const { src, sizes } of [...icons.slice(1), { src: touchIcon, sizes: '180x180' }]) {
    const size = await page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect(icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(2);
});

test('A link to a command opens its dialog, and closing it returns to the list', async ({ page }) => {
  await page.goto('/commands#ping');

  const dialog = page.getByRole('dialog', { name: 'ping' });
  await expect(dialog.getByText('/ping')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/commands');
});

test('The command search matches descriptions and reports an empty result', async ({ page }) => {
  await page.goto('/commands');
  const search = page.getByRole('searchbox', { name: 'Search commands' });

  await search.fill('how quickly');
  await expect(page.getByRole('link', { name: '/ping' })).toBeVisible();
  await expect(page.getByRole('link', { name: '/invite' })).toBeHidden();
  await search.fill('teleport');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all commands' }).click();

  await expect(page.getByRole('link', { name: '/invite' })).toBeVisible();
});

test('Clicks and input before hydration take effect afterwards', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/*.js');
  await page.goto('/commands');

  await page.getByRole('searchbox', { name: 'Search commands' }).fill('how quickly');
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await expect(page.getByRole('link', { name: '/invite' })).toBeVisible();
  release();

  await expect(page.getByRole('link', { name: '/invite' })).toBeHidden();
  await expect(page.getByRole('link', { name: '/ping' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('A release notes picture can be enlarged, paged with arrow keys and closed with Escape', async ({ page }) => {
  await page.goto('/v2');

  await page
    .getByRole('button', { name: /^Enlarge/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 of 14')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 of 14')).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(dialog).toBeHidden();
});

test('The release notes pictures match the language and theme, and reserve their space', async ({ page }) => {
  await page.goto('/v2?lang=ru');
  const first = page.getByRole('main').locator('img').first();
  await expect(first).toHaveAttribute('src', /\/ru-dark-/);
  await expect(first).toHaveAttribute('height', '800');

  await page.getByRole('switch', { name: 'Тёмная тема' }).click();

  await expect(first).toHaveAttribute('src', /\/ru-light-/);
});

test('The privacy page states the retention time of all stored data in both languages', async ({ page }) => {
  for (const locale of ['en', 'ru'] as const) {
    await page.goto(`/privacy?lang=${locale}`);
    for (const { name, store } of listStores()) {
      const times = store.retention.map((time) => RETENTION_MS[time]).filter((ms) => ms > 0);
      for (const ms of times) await expect(page.locator(`li#${name}`)).toContainText(writeDuration(ms, locale));
      await expect(page.locator(`li#${name}`).getByRole('heading', { level: 3 })).toBeVisible();
    }
  }
});

test('The statistics show their age while the server does not respond', async ({ openPage }) => {
  const page = await openPage();
  await page.clock.install();
  await page.goto('/stats');
  await expect(page.getByText('Updates every 10 seconds')).toBeVisible();

  await page.route('**/api/public/stats', (route) => route.abort());

  // It refreshes only after hydration.
  await expect(async () => {
    await page.clock.fastForward('00:15');
    await expect(page.getByText(/This data is \d+ seconds? old/)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('A new page starts at the top, and going back restores the scroll position', async ({ page }) => {
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Commands' }).scrollIntoViewIfNeeded();
  const before = await scrollY();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Commands' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commands' })).toBeVisible();
  await expect.poll(scrollY).toBe(0);
  await page.goBack();

  expect(before).toBeGreaterThan(0);
  await expect.poll(scrollY).toBe(before);
});

test('Redirects /me and addresses with capital letters to the right page', async ({ request }) => {
  const redirectTarget = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location'];

  expect([await redirectTarget('/me'), await redirectTarget('/Commands?x=1')]).toEqual(['/@me', '/commands?x=1']);
});
