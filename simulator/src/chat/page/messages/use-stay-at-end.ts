import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSession } from '../session/use-chat.ts';

const NEAR_END_PX = 120;

interface Log {
  log: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLDivElement | null>;
}

/**
 * While the log is scrolled to its end it stays there, also when pictures load and fields open below; each new number
 * of `jumps` brings it there.
 */
export function useStayAtEnd(jumps: number): Log {
  const { store } = useSession();
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const jumped = useRef(0);

  // After each drawing of the messages.
  useLayoutEffect(() => {
    if (jumped.current !== jumps) isAtEnd.current = true;
    jumped.current = jumps;
    if (isAtEnd.current && log.current) log.current.scrollTop = log.current.scrollHeight;
  });

  useEffect(() => {
    const box = log.current;
    if (box === null || list.current === null) return undefined;
    const handleScroll = () => {
      isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
    };
    const stay = new ResizeObserver(() => {
      // Scrolling while a pointer is down would move a button away from under it.
      if (isAtEnd.current && !store.isHeld()) box.scrollTop = box.scrollHeight;
    });
    stay.observe(box);
    stay.observe(list.current);
    box.addEventListener('scroll', handleScroll);
    return () => {
      stay.disconnect();
      box.removeEventListener('scroll', handleScroll);
    };
  }, [store]);

  return { log, list };
}
