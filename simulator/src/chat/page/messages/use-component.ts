import { useState } from 'react';
import { useSession } from '../session/use-chat.ts';
import type { Message, Part } from '../shapes/message-shapes.ts';
import type { Outcome } from '../shapes/shapes.ts';

/** Uses a component as the person; `isBusy` until the bot has answered. */
export function useComponent(message: Message, part: Part) {
  const { ask, attempt, openDialog } = useSession();
  const [isBusy, setBusy] = useState(false);

  const activate = async (values?: string[]) => {
    setBusy(true);
    await attempt(async () => {
      const body = { customId: part.custom_id, componentType: String(part.type), values };
      const path = `/channels/${message.channel_id}/messages/${message.id}/components`;
      const { modal } = await ask<Outcome>(path, 'POST', body);
      if (modal) openDialog({ kind: 'form', form: modal, message });
    });
    setBusy(false);
  };

  return { isBusy, activate };
}
