import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * The browser pages used by a file's journeys one after the other: resources fetched and compiled for one are cached
 * for the next. Each journey finds its page as clean as a new one (docs/testing.md#shared-products).
 */
export interface ReusedPages {
  /** The page for these options, opened if there is none yet. */
  acquire(options: BrowserContextOptions): Promise<Page>;
  /** Removes everything a journey may have left in the page and at these origins. */
  clean(page: Page, origins: readonly string[]): Promise<void>;
  /** Closes all pages: the next journey gets a new one. */
  close(): Promise<void>;
}

export function openReusedPages(browser: Browser): ReusedPages {
  const pages = new Map<string, Page>();
  const visited = new WeakMap<Page, Set<string>>();
  return {
    async acquire(options) {
      const key = JSON.stringify(options);
      const existing = pages.get(key);
      if (existing !== undefined && !existing.isClosed()) {
        if (options.viewport) await existing.setViewportSize(options.viewport);
        return existing;
      }
      const page = await (await browser.newContext(options)).newPage();
      pages.set(key, page);
      visited.set(page, keepVisited(page));
      return page;
    },
    clean: (page, origins) => clean(page, origins, visited.get(page) ?? new Set(origins)),
    async close() {
      const closing = [...pages.values()];
      pages.clear();
      await Promise.all(closing.map((page) => page.context().close()));
    },
  };
}

/** The origins a page has shown since they were last forgotten; only these have anything in its session storage. */
function keepVisited(page: Page): Set<string> {
  const visited = new Set<string>();
  page.on('framenavigated', (frame) => visited.add(new URL(frame.url()).origin));
  return visited;
}

/** Events a journey may listen to; Playwright's own listeners use others. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'response',
];

async function clean(page: Page, origins: readonly string[], visited: Set<string>): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const name of EVENTS) await page.removeAllListeners(name, { behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });

  const session = await context.newCDPSession(page);
  const last = origins.at(-1);
  for (const origin of origins) {
    // Each navigation costs as much as a fourth of a page, so one is not made to where there is nothing to remove.
    if (visited.has(origin) || origin === last) await clearOrigin(page, origin);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await context.clearCookies();
  await session.send('Page.resetNavigationHistory');
  await session.detach();
  await page.mouse.move(-1, -1);
  visited.clear();
}

async function clearOrigin(page: Page, origin: string): Promise<void> {
  // A plain text page: no script there could write something again.
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
}
