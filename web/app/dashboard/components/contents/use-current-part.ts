import { useEffect, useState } from 'react';
import type { Part } from '../../../components/contents/part.ts';

/** Where parts begin to count as the one that is read: below the bars, in pixels from the top of the screen. */
const LINE_TOP = 130;

/** So far somebody scrolls before what has the focus no longer counts as what is read, in pixels. */
const LEFT_AFTER = 60;

/** The place of the part that is in view; one that has just been gone to counts even where the page can't scroll on. */
export function useCurrentPart(parts: readonly Part[]): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    let held: { index: number; y: number } | null = null;
    let frame = 0;
    const look = () => {
      if (held !== null && Math.abs(window.scrollY - held.y) > LEFT_AFTER) held = null;
      setCurrent(held?.index ?? partInView(parts));
    };
    const handleScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const handleFocus = ({ target }: FocusEvent) => {
      const index = parts.findIndex(({ element }) => target instanceof Node && element.contains(target));
      if (index < 0) return;
      held = { index, y: window.scrollY };
      handleScroll();
    };
    // Together with the frame that is about to be laid out anyway.
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('resize', handleScroll);
    window.addEventListener('focusin', handleFocus);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('resize', handleScroll);
      window.removeEventListener('focusin', handleFocus);
    };
  }, [parts]);

  return Math.min(current, Math.max(0, parts.length - 1));
}

/** The last one that begins above a line, which goes from the top to the bottom of the screen as the page is scrolled through. */
function partInView(parts: readonly Part[]): number {
  const { scrollHeight } = document.documentElement;
  const most = scrollHeight - window.innerHeight;
  const progress = most <= 0 ? 0 : Math.min(1, window.scrollY / most);
  const line = LINE_TOP + (window.innerHeight - LINE_TOP) * progress ** 3;
  return Math.max(
    0,
    parts.findLastIndex(({ element }) => element.getBoundingClientRect().top <= line),
  );
}
