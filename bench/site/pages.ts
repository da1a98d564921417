import type { PageReport } from './lighthouse.ts';

/** An address nothing answers to. */
const NOT_FOUND = '/no/such/page';

/** The nine public pages (docs/rules/pages.md#routes). */
export const PATHS = ['/', '/commands', '/stats', '/donate', '/landing', '/terms', '/privacy', '/v2', NOT_FOUND];

export const BUDGETS: { scores: Record<string, number>; homeKilobytes: number; pageKilobytes: number } = {
  scores: { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 },
  homeKilobytes: 125,
  // The framework, and what a page shows; the components of the settings weigh as much again.
  pageKilobytes: 145,
};

/** Whether a page keeps every budget there is for it. */
export function isWithin(path: string, { scores, layoutShift, codeBytes, consoleMessages }: PageReport): boolean {
  const names = Object.keys(BUDGETS.scores).filter((name) => !isBeside(path, name));
  return (
    names.every((name) => (scores[name] ?? 0) >= (BUDGETS.scores[name] ?? 1)) &&
    layoutShift === 0 &&
    consoleMessages === (path === NOT_FOUND ? 1 : 0) &&
    codeBytes / 1000 <= (path === '/' ? BUDGETS.homeKilobytes : BUDGETS.pageKilobytes)
  );
}

/**
 * A page that is not there answers 404 and the browser says so: what it must do, and what these two categories count as
 * faults.
 */
function isBeside(path: string, category: string): boolean {
  return path === NOT_FOUND && (category === 'seo' || category === 'best-practices');
}
