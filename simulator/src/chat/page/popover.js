import { button, byId, make } from './dom.js';
import { icon } from './icons.js';

const GAP = 4;
const EDGE = 8;

/** Shows this beside an element, or at a point, over everything else; it closes on Escape and on a click elsewhere. */
export function openPopover(place, attributes, ...children) {
  const popover = byId('popover');
  if (popover.matches(':popover-open')) popover.hidePopover();
  popover.replaceChildren(make('div', attributes, ...children));
  popover.showPopover();
  const { x, y } = placeOf(place, popover.getBoundingClientRect());
  popover.style.left = `${x}px`;
  popover.style.top = `${y}px`;
}

export function closePopover() {
  byId('popover').hidePopover();
}

/** Under the element where there is room, else above it; never beyond the edges. */
function placeOf(place, { width, height }) {
  const anchor = place instanceof Element ? place.getBoundingClientRect() : { ...place, bottom: place.y, top: place.y };
  const left = place instanceof Element ? anchor.right - width : anchor.x;
  const hasRoomBelow = anchor.bottom + GAP + height <= innerHeight - EDGE;
  const top = hasRoomBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  return { x: within(left, innerWidth - width), y: within(top, innerHeight - height) };
}

const within = (value, max) => Math.max(EDGE, Math.min(value, max - EDGE));

/**
 * A menu of groups of entries `{ label, icon, act, isDanger, isChecked }`; `head` stands above them. Failures of what is
 * chosen are shown as warnings.
 */
export function openMenu(place, groups, actions, head = null) {
  const shown = groups.filter((group) => group.length > 0);
  const drawn = shown.flatMap((group, index) => [
    ...(index > 0 ? [make('hr')] : []),
    ...group.map((entry) => drawEntry(entry, actions)),
  ]);
  const menu = make('div', { class: 'menu', role: 'menu', onkeydown: moveFocus }, ...drawn);
  openPopover(place, {}, head, menu);
  byId('popover').querySelector('[role^=menuitem]')?.focus({ focusVisible: false });
}

function drawEntry({ label, icon: name, act, isDanger = false, isChecked }, actions) {
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

function moveFocus(event) {
  const entries = [...event.currentTarget.querySelectorAll('[role^=menuitem]')];
  const at = entries.indexOf(document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  entries[(next + entries.length) % entries.length]?.focus();
}
