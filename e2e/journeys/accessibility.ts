import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Less than half as long as what the package itself has a page read. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The rules that can be broken at one width or in one theme alone, by elements that keep them in the others. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * What axe finds wrong with the page as it is shown now, each as `rule: where`; by all rules, or by those about looks.
 * Runs in the page itself and once per document: axe's own package for Playwright finishes each run in a second page.
 */
export async function violationsOf(page: Page, rules: 'all' | 'looks' = 'all'): Promise<string[]> {
  // The product has no frames; whoever adds one has to have axe look into it as well.
  if (page.frames().length > 1) throw new Error('axe looks into the main frame only, and this page has others');
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(AXE);

  return page.evaluate(
    async (only) => {
      if (window.axe === undefined) throw new Error('The page went away while axe was coming');
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(only !== null && { runOnly: { type: 'rule', values: only } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    rules === 'looks' ? OF_LOOKS : null,
  );
}
