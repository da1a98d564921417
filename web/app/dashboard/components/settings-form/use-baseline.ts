import { isSame } from '@perigee/core/sections/is-same';
import { useLayoutEffect, useRef, useState } from 'react';

/** What the edits of a form are based on. */
export interface Baseline<Values> {
  saved: Values;
  version: number;
}

/**
 * Lets a form follow what the server has, for as long as nothing in it is edited. Once something is, the form stays
 * based on what it began with, so that a save can tell that somebody came between.
 */
export function useBaseline<Values>(latest: Baseline<Values>, values: Values, setValues: (values: Values) => void) {
  const [baseline, setBaseline] = useState(latest);
  const { saved, version } = latest;

  // A slow answer may bring what was saved before the last save.
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
