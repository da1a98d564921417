import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import type { EffectStore } from './effect-store.ts';

/** A ban that ends takes its appeal with it, whoever lifted it: the next ban is another one. */
export function banRemoved(effects: EffectStore, supportGuildId: string): Listener {
  return defineListener(GatewayDispatchEvents.GuildBanRemove, (_ctx, { guild_id: guildId, user }) =>
    guildId === supportGuildId ? effects.banEnded(guildId, user.id) : undefined,
  );
}
