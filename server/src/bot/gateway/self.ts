import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../define-listener.ts';

export interface Self {
  id(): string;
  /** For a session that another process began. */
  set(botId: string): void;
  listener: Listener;
}

/**
 * Tracks the bot's user id. Until the gateway reports it, the application id stands in: only old applications differ.
 */
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
