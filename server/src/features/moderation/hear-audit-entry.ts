import type { BotContext } from '../../bot/bot-context.ts';
import type { AuditEntry } from '../audit-log/index.ts';
import type { GuildDirectory } from '../directory/index.ts';
import type { CaseActParts } from './case-act-parts.ts';
import { deedOfEntry, isOwnEntry } from './deed.ts';
import { keepTrying } from './keep-trying.ts';
import { signatureOf } from './observe.act.ts';
import { recordDeed } from './record-deed.ts';

/** What moderators do by hand, or by another bot, becomes a case as soon as the audit log tells of it. */
export function hearAuditEntry({ events, store }: Pick<CaseActParts, 'events' | 'store'>, directory: GuildDirectory) {
  return async (ctx: BotContext, { guild_id: guildId, ...entry }: AuditEntry): Promise<void> => {
    const memberId = entry.target_id;
    if (memberId === null || isOwnEntry(entry, ctx.clientId)) return;
    await keepTrying(ctx.log, async () => {
      const { muteRole } = await ctx.settings.get(guildId);
      const given = deedOfEntry(entry, [muteRole]) ?? deedOfEntry(entry, await ownRoles(guildId, memberId));
      if (given === null) return;
      const signature = await signatureOf(ctx, directory, guildId, entry);
      const deed = { guildId, member: { id: memberId, name: null }, ...given, ...signature };
      await events.transaction((tx) => recordDeed(events, tx, deed));
    });
  };

  /** A mute in force may be by a role that is the mute role no longer. */
  async function ownRoles(guildId: string, memberId: string) {
    return (await store.inForce(guildId, memberId, 'mute')).map(({ roleId }) => roleId);
  }
}
