import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from './define-listener.ts';

interface Self {
  id(): string;
  listener: Listener;
}

/** Who the bot is there. Until the gateway says so, the application's id, which is the same for all but old ones. */
export function createSelf(clientId: string): Self {
  let id = clientId;
  return {
    id: () => id,
    listener: defineListener(GatewayDispatchEvents.Ready, (_ctx, { user }) => {
      id = user.id;
    }),
  };
}
