import type { Page } from '@playwright/test';

/** Keeps the page waiting for what it asks for there, until it is let through. */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: letThrough } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return letThrough;
}
