import { GatewayDispatchEvents } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import type { GuildDirectory } from '../directory/index.ts';
import type { CaseActParts } from './case-act-parts.ts';
import { deedOfEntry, isOwnEntry } from './deed.ts';
import { keepTrying } from './keep-trying.ts';
import { signatureOf } from './observe.act.ts';
import { recordDeed } from './record-deed.ts';

/** What moderators do by hand, or by another bot, becomes a case as soon as the audit log tells of it. */
export function auditEntry(
  { events, store }: Pick<CaseActParts, 'events' | 'store'>,
  directory: GuildDirectory,
): Listener {
  return defineListener(GatewayDispatchEvents.GuildAuditLogEntryCreate, (ctx, { guild_id: guildId, ...entry }) => {
    const memberId = entry.target_id;
    if (memberId === null || isOwnEntry(entry, ctx.clientId)) return undefined;
    return keepTrying(ctx.log, async () => {
      const { muteRole } = await ctx.settings.get(guildId);
      const given = deedOfEntry(entry, [muteRole]) ?? deedOfEntry(entry, await ownRoles(guildId, memberId));
      if (given === null) return;
      const signature = await signatureOf(ctx, directory, guildId, entry);
      const deed = { guildId, member: { id: memberId, name: null }, ...given, ...signature };
      await events.transaction((tx) => recordDeed(events, tx, deed));
    });
  });

  /** A mute in force may be by a role that is the mute role no longer. */
  async function ownRoles(guildId: string, memberId: string) {
    return (await store.inForce(guildId, memberId, 'mute')).map(({ roleId }) => roleId);
  }
}
