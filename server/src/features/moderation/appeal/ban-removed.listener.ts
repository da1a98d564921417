import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { EffectStore } from './effect-store.ts';

/** When a ban ends, whoever lifted it, its appeal ends too: the next ban is a new one. */
export function banRemoved(effects: EffectStore, supportGuildId: string): Listener {
  return defineListener(GatewayDispatchEvents.GuildBanRemove, (_ctx, { guild_id: guildId, user }) =>
    guildId === supportGuildId ? effects.banEnded(guildId, user.id) : undefined,
  );
}
