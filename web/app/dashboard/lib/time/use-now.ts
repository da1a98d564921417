import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** The current time, updated each second or every `everyMs` milliseconds. */
export function useNow(everyMs = SECOND_MS): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);

  return now;
}
