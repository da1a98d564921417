import { byId, make } from './dom.js';
import { openMenu } from './popover.js';
import { ask, state } from './state.js';
import { t } from './texts.js';

const STATUSES = ['online', 'idle', 'dnd', 'offline'];

/** The dot that shows whether somebody is there. */
export function presenceDot(status) {
  return make('span', {
    class: `presence ${status}`,
    role: 'img',
    'aria-label': t.statuses[status],
    title: t.statuses[status],
  });
}

/** What the person themselves show, on the button that changes it. */
export function drawOwnPresence() {
  const { status } = state.world;
  const label = status === 'offline' ? t.invisible : t.statuses[status];
  const control = byId('presence');
  control.replaceChildren(presenceDot(status));
  control.setAttribute('aria-label', t.presenceIs(label));
  control.title = t.presenceIs(label);
}

/** Wires the chooser. */
export function setUpPresence(actions) {
  byId('presence').addEventListener('click', ({ currentTarget }) => {
    const entries = STATUSES.map((status) => ({
      label: status === 'offline' ? t.invisible : t.statuses[status],
      icon: presenceDot(status),
      isChecked: state.world.status === status,
      act: () => ask('/presence', 'PUT', { status }),
    }));
    openMenu(currentTarget, [entries], actions);
  });
}
