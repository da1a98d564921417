import { isSame } from '@perigee/core/sections/is-same';
import { valueAt } from '@perigee/core/settings/value-at';
import { useState } from 'react';

interface ShownProblemsOptions {
  values: unknown;
  saved: unknown;
  isDirty: boolean;
  /** What the schema refuses, by dotted path. */
  problems: Record<string, string>;
}

/** What tells the form that a field was left, or a save was asked for. */
export interface ProblemsShown {
  /** A field of this path, if it has one, lost the focus. */
  leave: (path: string | undefined) => void;
  showAll: () => void;
}

/** Every path begins with it. */
const EVERYWHERE = '';

/**
 * Of all that is wrong, what the person has had a chance to put right: where they changed a field, or were in it, and left
 * it. Asking for a save shows the rest.
 */
export function useShownProblems({ values, saved, isDirty, problems }: ShownProblemsOptions) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const isShown = (path: string) =>
    [...left].some((begin) => begin === EVERYWHERE || `${path}.`.startsWith(`${begin}.`));

  return {
    // What was saved like this is wrong for everybody to see.
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

/** A minimum above its maximum is said at the maximum. */
function withPair(path: string): string[] {
  return path.endsWith('.min') ? [path, path.replace(/min$/, 'max')] : [path];
}
