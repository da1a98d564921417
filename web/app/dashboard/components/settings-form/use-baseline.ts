import { isSame } from '@perigee/core/base/sections/is-same';
import { useLayoutEffect, useRef, useState } from 'react';

/** The saved state that a form's edits are based on. */
export interface Baseline<Values> {
  saved: Values;
  version: number;
}

/**
 * Keeps a form in sync with the server while it has no edits. Once it has, its base is frozen, so that a save can
 * detect that somebody else has saved since.
 */
export function useBaseline<Values>(latest: Baseline<Values>, values: Values, setValues: (values: Values) => void) {
  const [baseline, setBaseline] = useState(latest);
  const { saved, version } = latest;

  // A slow response may contain the state before the last save.
  const isNews = version >= baseline.version && !isSame(baseline, { saved, version });
  if (isNews && (isSame(values, baseline.saved) || isSame(values, saved))) setBaseline({ saved, version });

  const previous = useRef(baseline.saved);
  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = baseline.saved;
    if (!isSame(before, baseline.saved) && isSame(values, before)) setValues(baseline.saved);
  }, [baseline.saved, values, setValues]);

  return { baseline, setBaseline };
}
