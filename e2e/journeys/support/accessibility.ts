import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** The minified build, less than half the size of the default one, since each page has to parse it. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** One for each page, for as long as the page lives. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Injects axe into the current document. Evaluated as a script of the page, as the protocol does it and Playwright does
 * not, a renderer compiles it once for all documents that it shows.
 */
async function injectAxe(page: Page): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { exceptionDetails } = await (await session).send('Runtime.evaluate', { expression: AXE });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
}

/** Rules that can fail at a single width or in a single theme, for elements that pass in the others. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

/**
 * axe's violations on the page in its current state, each as `rule: where`; by all rules, or only those about looks.
 * Runs in the page itself, injected once per document: axe's Playwright package finishes each run in a second page.
 */
export async function violationsOf(page: Page, rules: 'all' | 'looks' = 'all'): Promise<string[]> {
  // The product has no frames; if one is added, axe must check it as well.
  if (page.frames().length > 1) throw new Error('axe checks only the main frame, and this page has others');
  if (await page.evaluate(() => window.axe === undefined)) await injectAxe(page);

  return page.evaluate(
    async (only) => {
      if (window.axe === undefined) throw new Error('The page was closed while axe was loading');
      const { violations } = await window.axe.run(document, {
        resultTypes: ['violations'],
        ...(only !== null && { runOnly: { type: 'rule', values: only } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    rules === 'looks' ? OF_LOOKS : null,
  );
}
