import { PresenceDot } from '../elements/presence-dot.tsx';
import { useLive, useSession } from '../session/use-chat.ts';
import type { Status } from '../shapes/shapes.ts';
import { t } from '../texts/texts.ts';
import { type Entry, Menu, present } from './menu.tsx';

const STATUSES: Status[] = ['online', 'idle', 'dnd', 'offline'];

/** How the person can be present. */
export function PresenceMenu() {
  const { ask, openDialog } = useSession();
  const { status, customStatus } = useLive(({ world }) => world);
  const change = (presence: object) => ask('/presence', 'PUT', presence);
  const statuses = STATUSES.map(
    (each): Entry => ({
      label: each === 'offline' ? t.invisible : t.statuses[each],
      icon: <PresenceDot status={each} />,
      isChecked: status === each,
      act: () => change({ status: each }),
    }),
  );
  const words = present([
    { label: customStatus ? t.editStatus : t.setStatus, icon: 'edit', act: () => openDialog({ kind: 'status' }) },
    customStatus && { label: t.clearStatus, icon: 'close', act: () => change({ customStatus: null }) },
  ]);
  return <Menu groups={[statuses, words]} />;
}
