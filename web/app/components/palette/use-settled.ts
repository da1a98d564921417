import { useEffect, useState } from 'react';

/** What a value was when it last stayed the same for so long; the search asks the server for that, not for each key. */
export function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);

  return settled;
}
