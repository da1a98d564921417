import type { PageReport } from './lighthouse.ts';

/** A path that does not exist. */
const NOT_FOUND = '/no/such/page';

/** The nine public pages (docs/rules/pages.md#routes). */
export const PATHS = ['/', '/commands', '/stats', '/donate', '/landing', '/terms', '/privacy', '/v2', NOT_FOUND];

export const BUDGETS: { scores: Record<string, number>; homeKilobytes: number; pageKilobytes: number } = {
  scores: { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 },
  homeKilobytes: 125,
  // The framework and the page's own code; the settings' components would double it.
  pageKilobytes: 145,
};

/** Whether a page is within all of its budgets. */
export function isWithin(path: string, { scores, layoutShift, codeBytes, consoleMessages }: PageReport): boolean {
  const names = Object.keys(BUDGETS.scores).filter((name) => !isExpectedFault(path, name));
  return (
    names.every((name) => (scores[name] ?? 0) >= (BUDGETS.scores[name] ?? 1)) &&
    layoutShift === 0 &&
    consoleMessages === (path === NOT_FOUND ? 1 : 0) &&
    codeBytes / 1000 <= (path === '/' ? BUDGETS.homeKilobytes : BUDGETS.pageKilobytes)
  );
}

/** A missing page must answer 404, which the browser reports; these two categories count that as a fault. */
function isExpectedFault(path: string, category: string): boolean {
  return path === NOT_FOUND && (category === 'seo' || category === 'best-practices');
}
