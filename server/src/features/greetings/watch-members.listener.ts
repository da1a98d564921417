import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener, type ListenerContext } from '../../bot/define-listener.ts';
import type { Db } from '../../database/database.ts';
import { retryWithPauses } from '../../events/retry-with-pauses.ts';
import { isInUse, type RecordArrival } from './record-arrivals.ts';
import { noteRemoval } from './visits/visit-store.ts';
import { visitorOf } from './visitor.ts';
import type { Arrival } from './write-arrivals.ts';

/** Handles members who join, pass the platform's screening, leave or are banned. */
export function watchMembers(db: Db, recordArrival: RecordArrival): readonly Listener[] {
  const handleArrival = ({ settings, log, botId }: ListenerContext, guildId: string, arrival: Arrival) => {
    const cached = settings.peek(guildId);
    if (arrival.visitor.user.id === botId) return undefined;
    // Most guilds greet nobody.
    if (cached !== undefined && !isInUse(cached.greetings)) return undefined;
    return retryWithPauses(log, () => recordArrival(guildId, arrival));
  };
  // The cache listener runs first, so the count already includes this member.
  const countOf = ({ cache }: ListenerContext, guildId: string) => cache.get(guildId)?.memberCount ?? null;

  return [
    defineListener(Event.GuildMemberAdd, (ctx, { guild_id: guildId, ...member }) => {
      const { joined_at: joinedAt, pending: isPending = false } = member;
      const visitor = visitorOf(member, countOf(ctx, guildId));
      const at = joinedAt === null ? Date.now() : Date.parse(joinedAt);
      return handleArrival(ctx, guildId, { visitor, event: { kind: 'joined', joinedAt: at, isPending } });
    }),

    defineListener(Event.GuildMemberUpdate, (ctx, { guild_id: guildId, ...member }) => {
      const greetings = ctx.settings.peek(guildId)?.greetings;
      if (member.pending === true || greetings?.afterScreening === false) return undefined;
      const visitor = visitorOf(member, countOf(ctx, guildId));
      return handleArrival(ctx, guildId, { visitor, event: { kind: 'passed' } });
    }),

    defineListener(Event.GuildMemberRemove, (ctx, { guild_id: guildId, user }) =>
      handleArrival(ctx, guildId, { visitor: visitorOf({ user }, countOf(ctx, guildId)), event: { kind: 'left' } }),
    ),

    // The moderator and the reason come with the case, where the bot may know them.
    defineListener(Event.GuildBanAdd, ({ settings, log }, { guild_id: guildId, user }) => {
      const greetings = settings.peek(guildId)?.greetings;
      if (greetings?.leave.enabled === false) return undefined;
      return retryWithPauses(log, () => noteRemoval(db, guildId, user.id, { type: 'banned', by: null, reason: '' }));
    }),
  ];
}
