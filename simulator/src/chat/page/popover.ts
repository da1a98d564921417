import type { Actions } from './actions.ts';
import { type Attributes, button, byId, type Child, make, type Place, type Press } from './dom.ts';
import { icon, type IconName } from './icons.ts';

/** An entry of a menu. */
export interface Entry {
  label: string;
  /** An icon name, or an element. */
  icon: IconName | Element;
  act: () => unknown;
  isDanger?: boolean;
  /** Set for entries of a radio group: whether this one is chosen. */
  isChecked?: boolean;
}

const GAP = 4;
const EDGE = 8;

/** Shows a popover beside an element or at a point; it closes on Escape and on a click elsewhere. */
export function openPopover(place: Place, attributes: Attributes, ...children: Child[]) {
  const popover = byId('popover');
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.replaceChildren(make('div', attributes, ...children));
  popover.showPopover();
  const { x, y } = placeOf(place, popover.getBoundingClientRect());
  popover.style.left = `${x}px`;
  popover.style.top = `${y}px`;
}

/** Closes the open popover, if any. */
export function closePopover() {
  byId('popover').hidePopover();
}

/** Below the element where there is room, otherwise above; kept inside the window. */
function placeOf(place: Place, { width, height }: DOMRect) {
  const anchor = place instanceof Element ? place.getBoundingClientRect() : new DOMRect(place.x, place.y);
  const left = place instanceof Element ? anchor.right - width : anchor.x;
  const hasRoomBelow = anchor.bottom + GAP + height <= innerHeight - EDGE;
  const top = hasRoomBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  return { x: within(left, innerWidth - width), y: within(top, innerHeight - height) };
}

const within = (value: number, max: number) => Math.max(EDGE, Math.min(value, max - EDGE));

/** A menu with groups of entries and `head` above them. An entry that fails shows a warning. */
export function openMenu(place: Place, groups: Entry[][], actions: Actions, head: Child = null) {
  const shown = groups.filter((group) => group.length > 0);
  const drawn = shown.flatMap((group, index) => [
    ...(index > 0 ? [make('hr')] : []),
    ...group.map((entry) => drawEntry(entry, actions)),
  ]);
  const menu = make('div', { class: 'menu', role: 'menu', onkeydown: moveFocus }, ...drawn);
  openPopover(place, {}, head, menu);
  byId('popover').querySelector<HTMLElement>('[role^=menuitem]')?.focus({ focusVisible: false });
}

function drawEntry({ label, icon: name, act, isDanger = false, isChecked }: Entry, actions: Actions) {
  const choose = () => {
    closePopover();
    void actions.attempt(act);
  };
  return button(
    {
      role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
      'aria-checked': isChecked === undefined ? null : String(isChecked),
      class: isDanger ? 'danger' : null,
      onclick: choose,
    },
    typeof name === 'string' ? icon(name, { size: 18 }) : name,
    make('span', {}, label),
  );
}

function moveFocus(event: KeyboardEvent & Press) {
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^=menuitem]')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 };
  const next = targets[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries[(next + entries.length) % entries.length]?.focus();
}
