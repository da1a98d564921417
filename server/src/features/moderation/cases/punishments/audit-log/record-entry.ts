import type { APIAuditLogEntry } from 'discord-api-types/v10';
import type { BotContext } from '../../../../../bot/bot-context.ts';
import type { GuildDirectory } from '../../../../community/index.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import { actionOfEntry, isOwnEntry } from './observed-action.ts';
import { signatureOf } from './observe.job.ts';
import { recordAction } from './record-action.ts';

/** Records an audit log entry as a case if it is a moderation action, once per entry. */
export type RecordEntry = (
  ctx: Pick<BotContext, 'api' | 'botId' | 'settings'>,
  guildId: string,
  entry: APIAuditLogEntry,
  options?: { isLate?: boolean },
) => Promise<void>;

/** Records moderation actions from the audit log as cases. */
export function recordEntryWith(
  { events, store }: Pick<CaseJobDeps, 'events' | 'store'>,
  directory: GuildDirectory,
): RecordEntry {
  return async (ctx, guildId, entry, { isLate = false } = {}) => {
    const memberId = entry.target_id;
    if (memberId === null || isOwnEntry(entry, ctx.botId)) return;
    const { muteRole } = await ctx.settings.get(guildId);
    const input = actionOfEntry(entry, [muteRole]) ?? actionOfEntry(entry, await ownRoles(guildId, memberId));
    if (input === null) return;
    const signature = await signatureOf(ctx, directory, guildId, entry);
    const action = {
      guildId,
      member: { id: memberId, name: await nameOf(ctx, guildId, memberId) },
      ...input,
      ...signature,
      isLate,
    };
    await events.transaction((tx) => recordAction(events, tx, action));
  };

  /** Of people who are no longer members, too. A missing name is no reason to fail: it is looked up again. */
  async function nameOf({ api }: Pick<BotContext, 'api'>, guildId: string, memberId: string): Promise<string | null> {
    const known = await directory.nameOf(guildId, memberId).catch(() => null);
    return known ?? (await api.users.get(memberId).catch(() => null))?.username ?? null;
  }

  /** A mute in force may use a role that is no longer the configured mute role. */
  async function ownRoles(guildId: string, memberId: string) {
    return (await store.inForce(guildId, memberId, 'mute')).map(({ roleId }) => roleId);
  }
}
