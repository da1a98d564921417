import { type APIUser, GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { MemberNames } from './member-names.ts';

/** Updates followed members when they change their name, leave, or rejoin. */
export function rememberMembers(names: MemberNames): Listener[] {
  return [
    defineListener(GatewayDispatchEvents.GuildMemberAdd, (_ctx, { guild_id, user }) =>
      names.follow(guild_id, { ...asName(user), departed: false }),
    ),
    defineListener(GatewayDispatchEvents.GuildMemberUpdate, (_ctx, { guild_id, user }) =>
      names.follow(guild_id, { ...asName(user), departed: false }),
    ),
    defineListener(GatewayDispatchEvents.GuildMemberRemove, (_ctx, { guild_id, user }) =>
      names.follow(guild_id, { ...asName(user), departed: true }),
    ),
  ];
}

function asName({ id, username, global_name, avatar }: APIUser) {
  return { userId: id, username, globalName: global_name, avatar };
}
