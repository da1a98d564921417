import { useEffect, useState } from 'react';

interface Reading<Value> {
  /** The latest successful result; null until there is one. */
  value: Value | null;
  /** Why the last attempt failed; null if it did not. */
  error: unknown;
  isReading: boolean;
  readAgain: () => void;
}

/**
 * Runs a read when the component mounts, when `key` changes and on `readAgain`. For pages that most people open signed
 * out, so that they do not load the dashboard's query library.
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
    // `key` identifies what is read; the function is a new one on each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, attempt]);

  return { ...state, readAgain: () => setAttempt((count) => count + 1) };
}
