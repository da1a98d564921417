import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../define-listener.ts';

export interface Self {
  id(): string;
  /** For a session that another process began. */
  set(botId: string): void;
  listener: Listener;
}

/** Who the bot is there. Until the gateway says so, the application's id, which is the same for all but old ones. */
export function createSelf(clientId: string): Self {
  let id = clientId;
  return {
    id: () => id,
    set: (botId) => {
      if (botId !== '') id = botId;
    },
    listener: defineListener(GatewayDispatchEvents.Ready, (_ctx, { user }) => {
      id = user.id;
    }),
  };
}
