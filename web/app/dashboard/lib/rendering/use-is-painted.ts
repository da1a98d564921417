import { startTransition, useEffect, useState } from 'react';

/**
 * True once the browser drew a frame with what this is part of: for calls and parts that a page need not wait for to be
 * looked at. What comes then leaves the page free to answer in between.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    // The first frame is the one that is about to be drawn, the second comes after it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
