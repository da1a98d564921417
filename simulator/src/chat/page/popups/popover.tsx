import { useLayoutEffect, useRef } from 'react';
import { useLive, useSession } from '../session/use-chat.ts';
import type { Place, Popup } from '../state/state.ts';
import { EmojiPicker } from './emoji-picker.tsx';
import { MemberMenu } from './member-menu.tsx';
import { MessageMenu } from './message-menu.tsx';
import { PresenceMenu } from './presence-menu.tsx';
import { ServerMenu } from './server-menu.tsx';

const GAP = 4;
const EDGE = 8;

/** The popover beside an element or at a point; it closes on Escape and on a click elsewhere. */
export function Popover() {
  const { set } = useSession();
  const popup = useLive((state) => state.popup);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const popover = box.current;
    if (popover === null) return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    if (popup !== null) showPopover(popover, popup.place);
  }, [popup]);

  return (
    <div
      id="popover"
      popover="auto"
      ref={box}
      onToggle={({ newState }) => newState === 'closed' && set({ popup: null })}
    >
      {popup ? <Contents popup={popup} /> : null}
    </div>
  );
}

function showPopover(popover: HTMLElement, place: Place): void {
  popover.showPopover();
  const { x, y } = placeBeside(place, popover.getBoundingClientRect());
  popover.style.left = `${x}px`;
  popover.style.top = `${y}px`;
  popover.querySelector('button')?.focus({ focusVisible: false });
}

function Contents({ popup }: { popup: Popup }) {
  switch (popup.kind) {
    case 'message':
      return <MessageMenu message={popup.message} place={popup.place} />;
    case 'emojis':
      return <EmojiPicker message={popup.message} />;
    case 'member':
      return <MemberMenu id={popup.id} />;
    case 'server':
      return <ServerMenu />;
    case 'presence':
      return <PresenceMenu />;
    default:
      return popup satisfies never;
  }
}

/** Below the element where there is room, otherwise above; kept inside the window. */
function placeBeside(place: Place, { width, height }: DOMRect) {
  const left = place.isElement ? place.right - width : place.left;
  const hasRoomBelow = place.bottom + GAP + height <= innerHeight - EDGE;
  const top = hasRoomBelow ? place.bottom + GAP : place.top - GAP - height;
  return { x: within(left, innerWidth - width), y: within(top, innerHeight - height) };
}

const within = (value: number, max: number) => Math.max(EDGE, Math.min(value, max - EDGE));
