import { AuditLogEvent, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { LogBook } from '../../logs/index.ts';

/** Writes down who goes; whether somebody made them, the audit log says. */
export function leaveListener(logBook: LogBook): Listener {
  return defineListener(Event.GuildMemberRemove, (_bot, { guild_id: guildId, user }) =>
    logBook.write({
      guildId,
      event: 'memberLeave',
      who: {
        match: {
          actions: [AuditLogEvent.MemberKick, AuditLogEvent.MemberBanAdd],
          targetId: user.id,
        },
        otherwise: 'unknown',
      },
      target: { kind: 'member', id: user.id, name: user.username },
      channel: null,
      details: { joinedAt: null, how: null, roles: [] },
    }),
  );
}
