import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';

// The simulator has no robots.txt.
test.use({ readOnly: true, expectedComplaints: [/status of 404/] });

/** Traces that outlive a document. */
const readTraces = (page: Page) =>
  page.evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    cookies: document.cookie,
    name: window.name,
    history: history.length,
    width: window.innerWidth,
  }));

test('A journey can leave traces in its page', async ({ context, page, product }) => {
  for (const origin of [product.simulatorUrl, product.url]) {
    await page.goto(`${origin}/robots.txt`);
    await page.evaluate(async () => {
      localStorage.setItem('left', 'here');
      sessionStorage.setItem('left', 'here');
      indexedDB.open('left');
      await caches.open('left');
      document.cookie = 'left=here';
      window.name = 'left';
    });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await context.route('**/robots.txt', (route) => route.fulfill({ body: 'left' }));
  await page.route('**/terms', (route) => route.fulfill({ body: 'left' }));
  await context.newPage();

  await expect.poll(() => readTraces(page)).toMatchObject({ stored: 2, databases: 1, caches: 1, width: 360 });
});

test('The next journey starts without traces of the previous one', async ({ context, page, product }) => {
  expect(context.pages()).toHaveLength(1);
  for (const origin of [product.simulatorUrl, product.url]) {
    const reply = await page.goto(`${origin}/robots.txt`);
    expect(await reply?.text()).not.toBe('left');
    const { history, ...traces } = await readTraces(page);
    expect(history).toBeLessThan(4);
    expect(traces).toEqual({ stored: 0, databases: 0, caches: 0, cookies: '', name: '', width: 1280 });
  }

  const terms = await page.goto(`${product.url}/terms`);
  expect(await terms?.text()).not.toBe('left');
});
