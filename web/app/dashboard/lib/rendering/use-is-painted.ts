import { startTransition, useEffect, useState } from 'react';

/**
 * True once the browser has painted a frame with this component: for calls and parts that the first view need not wait
 * for. Rendering them later keeps the page responsive meanwhile.
 */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    // The first callback runs just before the next frame, the second after that frame was painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setPainted(true)));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isPainted;
}
