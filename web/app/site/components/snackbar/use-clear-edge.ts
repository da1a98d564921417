import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * The edge of the window a notice is shown at: its usual one, or the opposite one if it would cover an element with
 * `data-keep-clear`, which is about to be pressed or read.
 */
export function useClearEdge(snack: RefObject<HTMLElement | null>, id: number | undefined): 'own' | 'other' {
  const [edge, setEdge] = useState<'own' | 'other'>('own');

  useLayoutEffect(() => {
    if (id === undefined) return undefined;
    const look = () => {
      const notice = snack.current?.getBoundingClientRect();
      if (notice && isCovering(notice)) setEdge((current) => (current === 'own' ? 'other' : 'own'));
    };
    look();
    // Scrolling moves the elements below the notice.
    window.addEventListener('scroll', look, { capture: true, passive: true });
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      setEdge('own');
    };
  }, [snack, id]);

  return edge;
}

function isCovering(notice: DOMRect): boolean {
  return [...document.querySelectorAll('[data-keep-clear]')].some((kept) => {
    const { top, bottom, left, right } = kept.getBoundingClientRect();
    return top < notice.bottom && bottom > notice.top && left < notice.right && right > notice.left;
  });
}
