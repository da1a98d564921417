import { isSame } from '@perigee/core/base/sections/is-same';
import { valueAt } from '@perigee/core/community/settings/value-at';
import { useState } from 'react';

interface ShownProblemsOptions {
  values: unknown;
  saved: unknown;
  isDirty: boolean;
  /** The schema's errors, by dotted path. */
  problems: Record<string, string>;
}

/** Informs the form that a field lost the focus or that a save was attempted. */
export interface ProblemsShown {
  /** A field, with its path if it has one, lost the focus. */
  leave: (path: string | undefined) => void;
  showAll: () => void;
}

/** The prefix of every path. */
const EVERYWHERE = '';

/**
 * The errors the person has had a chance to fix: in fields they have changed or visited, and left. A save shows the
 * rest.
 */
export function useShownProblems({ values, saved, isDirty, problems }: ShownProblemsOptions) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isShown = (path: string) =>
    [...left].some((begin) => begin === EVERYWHERE || `${path}.`.startsWith(`${begin}.`));

  return {
    // Errors in the saved values are shown at once.
    shown: isDirty ? Object.fromEntries(Object.entries(problems).filter(([path]) => isShown(path))) : problems,
    leave: (path: string | undefined) => {
      const changed = Object.keys(problems).filter((found) => !isSame(valueAt(values, found), valueAt(saved, found)));
      const fresh = [...changed, ...(path === undefined ? [] : withPair(path))].filter((found) => !left.has(found));
      if (fresh.length > 0) setLeft(new Set([...left, ...fresh]));
    },
    showAll: () => setLeft(new Set([EVERYWHERE])),
    forget: () => setLeft(new Set()),
  };
}

/** A minimum above its maximum is reported at the maximum. */
function withPair(path: string): string[] {
  return path.endsWith('.min') ? [path, path.replace(/min$/, 'max')] : [path];
}
