import { useLive, useSession } from '../session/use-chat.ts';
import type { Outcome } from '../shapes/shapes.ts';
import type { Entry } from './menu.tsx';

/** The bots' commands for a menu: of a user, or of a message. */
export function useBotEntries(type: number, targetId: string): Entry[] {
  const { ask, openDialog, store } = useSession();
  const menus = useLive((state) => state.menus);
  const run = async (commandId: string) => {
    const path = `/channels/${store.read().channel}/menus`;
    const { modal } = await ask<Outcome>(path, 'POST', { commandId, targetId });
    if (modal) openDialog({ kind: 'form', form: modal, message: null });
  };
  return menus
    .filter((entry) => entry.type === type)
    .map(({ id, name }) => ({ label: name, icon: 'sparkle', act: () => run(id) }));
}
