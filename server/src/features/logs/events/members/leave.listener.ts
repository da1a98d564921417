import { AuditLogEvent, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import type { LogBook } from '../../entries/log-book.ts';
import type { ObservedGuilds } from '../observed/observed-guilds.ts';

/** Logs members who leave; the audit log tells whether they were removed. */
export function leaveListener({ logBook, observed }: { logBook: LogBook; observed: ObservedGuilds }): Listener {
  return defineListener(Event.GuildMemberRemove, (_bot, { guild_id: guildId, user }, _shardId, eventId) => {
    const guild = observed.get(guildId);
    const state = guild?.members?.get(user.id);
    guild?.members?.delete(user.id);
    const roles = (state?.roleIds ?? []).map((id) => ({ id, name: guild?.roleNames.get(id) ?? null }));
    return logBook.write({
      guildId,
      event: 'memberLeave',
      key: eventId,
      who: {
        match: {
          actions: [AuditLogEvent.MemberKick, AuditLogEvent.MemberBanAdd],
          targetId: user.id,
          moment: true,
        },
        otherwise: 'unknown',
      },
      target: { kind: 'member', id: user.id, name: user.username },
      channel: null,
      details: { joinedAt: state?.joinedAt ?? null, how: null, roles },
    });
  });
}
