import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds wrong with the page as it is shown now, each as `rule: where`.
 * Runs in the page itself and once per document: axe's own package for Playwright finishes each run in a second page.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  // The product has no frames; whoever adds one has to have axe look into it as well.
  if (page.frames().length > 1) throw new Error('axe looks into the main frame only, and this page has others');
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);

  return page.evaluate(async () => {
    if (window.axe === undefined) throw new Error('The page went away while axe was coming');
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
