import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import { remember } from './member-states.ts';
import type { ObservedGuilds } from './observed-guilds.ts';

/** Reads guilds as they arrive and as their settings change, so that the first logged change has a previous state. */
export function observedListeners(observed: ObservedGuilds): Listener[] {
  return [
    defineListener(Event.GuildCreate, (bot, { id }) => observed.observe(bot, id)),
    defineListener(Event.GuildMemberAdd, (_bot, { guild_id: guildId, user, roles, joined_at: joinedAt }) =>
      remember(observed.get(guildId)?.members, user.id, { joinedAt, roleIds: roles }),
    ),
    defineListener(Event.GuildMemberUpdate, (_bot, { guild_id: guildId, user, roles, joined_at: joinedAt }) =>
      remember(observed.get(guildId)?.members, user.id, { joinedAt, roleIds: roles }),
    ),
    defineListener(Event.GuildRoleCreate, (_bot, { guild_id: guildId, role }) => {
      observed.get(guildId)?.roleNames.set(role.id, role.name);
    }),
    defineListener(Event.GuildRoleUpdate, (_bot, { guild_id: guildId, role }) => {
      observed.get(guildId)?.roleNames.set(role.id, role.name);
    }),
    defineListener(Event.GuildDelete, (_bot, { id, unavailable }) => {
      if (unavailable !== true) observed.forget(id);
    }),
  ];
}
