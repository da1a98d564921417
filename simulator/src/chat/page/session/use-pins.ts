import type { Message } from '../shapes/message-shapes.ts';
import { useSession } from './use-chat.ts';

/** Shows a channel's pinned messages. */
export function usePins() {
  const { ask, openDialog } = useSession();
  return async (channel: string | null) => {
    openDialog({ kind: 'pins', channel, pins: await ask<Message[]>(`/channels/${channel}/pins`) });
  };
}
