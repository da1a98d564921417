import type { Actions } from '../actions.ts';
import { openDialog, labelled } from '../dialog.ts';
import { byId, make, textIn } from '../dom.ts';
import { type Entry, openMenu } from '../popover.ts';
import type { Status } from '../shapes.ts';
import { ask, state } from '../state.ts';
import { t } from '../texts/texts.ts';

const TEXT_MAX = 128;
const STATUSES: Status[] = ['online', 'idle', 'dnd', 'offline'];

/** The dot that shows a presence status. */
export function presenceDot(status: Status) {
  return make('span', {
    class: `presence ${status}`,
    role: 'img',
    'aria-label': t.statuses[status],
    title: t.statuses[status],
  });
}

/** Shows the person's own presence on the button that changes it. */
export function drawOwnPresence() {
  const { status, customStatus } = state.world;
  const label = status === 'offline' ? t.invisible : t.statuses[status];
  const control = byId('presence');
  control.replaceChildren(presenceDot(status));
  control.title = t.presenceIs(customStatus ? `${label} · ${customStatus}` : label);
  control.setAttribute('aria-label', control.title);
}

/** Wires the presence chooser. */
export function setUpPresence(actions: Actions) {
  byId('presence').addEventListener('click', () => {
    const { status, customStatus } = state.world;
    const statuses = STATUSES.map(
      (entry): Entry => ({
        label: entry === 'offline' ? t.invisible : t.statuses[entry],
        icon: presenceDot(entry),
        isChecked: status === entry,
        act: () => ask('/presence', 'PUT', { status: entry }),
      }),
    );
    const words: Entry[] = [
      { label: customStatus ? t.editStatus : t.setStatus, icon: 'edit', act: openCustomStatus },
      ...(customStatus
        ? [{ label: t.clearStatus, icon: 'close' as const, act: () => ask('/presence', 'PUT', { customStatus: null }) }]
        : []),
    ];
    openMenu(byId('presence'), [statuses, words], actions);
  });
}

/** Asks for a custom status. */
function openCustomStatus() {
  const { customStatus } = state.world;
  openDialog({
    title: t.customStatus,
    content: [
      labelled(
        t.customStatus,
        make('input', { name: 'text', maxlength: TEXT_MAX, value: customStatus ?? '' }),
        t.customStatusHint,
      ),
    ],
    submitLabel: t.save,
    onSubmit: (data) => ask('/presence', 'PUT', { customStatus: textIn(data, 'text').trim() || null }),
  });
}
