import { useEffect, useRef } from 'react';
import { isSame } from '@perigee/core/settings/is-same';

/** Lets a form follow what the server has, for as long as nothing in it is edited. */
export function useAdoptedBaseline<Values>(saved: Values, values: Values, setValues: (values: Values) => void): void {
  const baseline = useRef(saved);

  useEffect(() => {
    const previous = baseline.current;
    baseline.current = saved;
    if (!isSame(previous, saved) && isSame(values, previous)) setValues(saved);
  }, [saved, values, setValues]);
}
