import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Part, partsIn } from '../../../components/contents/part.ts';

/** The parts of a page, updated when parts come or go; known before the first paint. */
export function useParts(root: RefObject<HTMLElement | null>): readonly Part[] {
  const [parts, setParts] = useState<readonly Part[]>([]);

  useLayoutEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    const collect = () =>
      setParts((before) => {
        const now = partsIn(current);
        return isSameList(before, now) ? before : now;
      });
    collect();
    const observer = new MutationObserver(collect);
    observer.observe(current, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [root]);

  return parts;
}

function isSameList(some: readonly Part[], others: readonly Part[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ title, element }, index) => title === others[index]?.title && element === others[index].element)
  );
}
