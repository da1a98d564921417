import { AuditLogEvent, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../../bot/define-listener.ts';
import type { LogBook } from '../../entries/log-book.ts';
import { guildFacts } from '../observed/guild-facts.ts';
import type { ObservedGuilds } from '../observed/observed-guilds.ts';
import { guildChanges } from './guild-changes.ts';

/** Logs changes of a guild. Without a known previous state there is nothing to compare, so nothing is logged. */
export function guildListener({ logBook, observed }: { logBook: LogBook; observed: ObservedGuilds }): Listener {
  return defineListener(Event.GuildUpdate, async (bot, data, _shardId, eventId) => {
    const guild = observed.get(data.id);
    const after = guildFacts(data);
    if (guild === undefined) {
      if (await logBook.wants(data.id, 'serverEdit')) observed.observe(bot, data.id);
      return;
    }
    const changes = guildChanges(guild.facts, after, (id) => guild.channels.get(id)?.name ?? null);
    guild.facts = after;
    if (changes.length === 0) return;
    await logBook.write({
      guildId: data.id,
      event: 'serverEdit',
      key: eventId,
      who: { match: { actions: [AuditLogEvent.GuildUpdate], targetId: data.id }, otherwise: 'unknown' },
      target: { kind: 'server', id: data.id, name: after.name },
      channel: null,
      details: { changes },
    });
  });
}
