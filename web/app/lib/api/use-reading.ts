import { useEffect, useState } from 'react';

interface Reading<Value> {
  /** The newest that was read; null until there is one. */
  value: Value | null;
  /** Why the last attempt failed; null while it did not. */
  error: unknown;
  isReading: boolean;
  readAgain: () => void;
}

/**
 * Reads something when the component is shown, when `key` changes and when asked to. For pages that most people open
 * signed out, for whom the dashboard's library would be a load for nothing.
 */
export function useReading<Value>(read: () => Promise<Value>, key: string): Reading<Value> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Pick<Reading<Value>, 'value' | 'error' | 'isReading'>>({
    value: null,
    error: null,
    isReading: true,
  });

  useEffect(() => {
    let isWanted = true;
    setState(({ value, error }) => ({ value, error, isReading: true }));
    read().then(
      (value) => isWanted && setState({ value, error: null, isReading: false }),
      (error: unknown) => isWanted && setState(({ value }) => ({ value, error, isReading: false })),
    );
    return () => {
      isWanted = false;
    };
    // What is read is said by the key; the function is a new one each time.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt]);

  return { ...state, readAgain: () => setAttempt((count) => count + 1) };
}
