import { useEffect, useState } from 'react';
import type { Part } from '../../../components/contents/part.ts';

/** A part counts as current from this line on, below the bars, in pixels from the top of the screen. */
const LINE_TOP = 130;

/** How far the page must scroll before the focused part no longer counts as the current one, in pixels. */
const LEAVE_DISTANCE = 60;

/** The index of the part in view; a part that was just focused counts even if the page cannot scroll far enough. */
export function useCurrentPart(parts: readonly Part[]): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    let held: { index: number; y: number } | null = null;
    let frame = 0;
    const look = () => {
      if (held !== null && Math.abs(window.scrollY - held.y) > LEAVE_DISTANCE) held = null;
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
    // In the next frame, which computes the layout anyway.
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

/**
 * The last part that starts above a line; the line moves from the top to the bottom of the screen as the page is
 * scrolled.
 */
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
