import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../../cache/at-most.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';

/** Members whose roles and timeouts are remembered. For others, every member update is announced. */
const MEMBERS_MAX = 50_000;

/** Announces to all processes that a person's permissions in a guild have changed, or that they left a thread. */
export function announceRightChanges(): Listener[] {
  const rights = new LRUCache<string, string>({ ...atMost(MEMBERS_MAX) });
  return [
    defineListener(Event.GuildMemberUpdate, ({ bus }, { guild_id: guildId, user, ...member }) => {
      const key = `${guildId}/${user.id}`;
      const now = [...member.roles.toSorted(), member.communication_disabled_until ?? ''].join(' ');
      if (user.bot === true || rights.get(key) === now) return undefined;
      rights.set(key, now);
      return bus.publish('rights', key);
    }),
    defineListener(Event.GuildMemberRemove, ({ bus }, { guild_id: guildId, user }) => {
      const key = `${guildId}/${user.id}`;
      rights.delete(key);
      return user.bot === true ? undefined : bus.publish('rights', key);
    }),
    // Changes to roles or the owner affect all members of the guild.
    defineListener(Event.GuildRoleUpdate, ({ bus }, { guild_id: guildId }) => bus.publish('rights', guildId)),
    defineListener(Event.GuildRoleDelete, ({ bus }, { guild_id: guildId }) => bus.publish('rights', guildId)),
    defineListener(Event.GuildUpdate, ({ bus }, { id }) => bus.publish('rights', id)),
    defineListener(Event.ThreadMembersUpdate, async ({ bus }, { id, removed_member_ids: removed = [] }) => {
      for (const userId of removed) await bus.publish('threads', `${id}/${userId}`);
    }),
  ];
}
