import { AuditLogEvent } from 'discord-api-types/v10';
import * as z from 'zod';
import type { BotContext } from '../../../../bot/bot-context.ts';
import type { AuditEntry, GuildDirectory } from '../../../community/index.ts';
import type { LogBook } from '../../entries/log-book.ts';

const nickChange = z.object({
  key: z.literal('nick'),
  old_value: z.string().nullish(),
  new_value: z.string().nullish(),
});
const roles = z.array(z.object({ id: z.string(), name: z.string() }));
const roleChange = z.object({ key: z.enum(['$add', '$remove']), new_value: roles });

interface Deps {
  logBook: LogBook;
  directory: Pick<GuildDirectory, 'nameOf'>;
}

/**
 * Logs changes of members' nicknames and roles. Only the audit log contains the previous value and the author; the
 * gateway's own event contains neither.
 */
export function writeMemberChanges({
  logBook,
  directory,
}: Deps): (bot: BotContext, entry: AuditEntry) => Promise<void> {
  return async (_bot, entry) => {
    const isRoles = entry.action_type === AuditLogEvent.MemberRoleUpdate;
    if (!isRoles && entry.action_type !== AuditLogEvent.MemberUpdate) return;
    const { guild_id: guildId, target_id: memberId, changes = [], reason = null } = entry;
    if (memberId === null) return;
    const event = isRoles ? 'memberRoles' : 'memberNickname';
    if (!(await logBook.wants(guildId, event))) return;

    const nameOf = (id: string | null) => (id === null ? Promise.resolve(null) : directory.nameOf(guildId, id));
    const [name, byName] = await Promise.all([nameOf(memberId), nameOf(entry.user_id)]);
    const shared = {
      guildId,
      key: `audit ${entry.id}`,
      who: {
        by: entry.user_id === null ? null : { id: entry.user_id, name: byName },
        reason,
        certainty: 'auditLog' as const,
      },
      target: { kind: 'member' as const, id: memberId, name },
      channel: null,
    };
    if (isRoles) {
      const rolesOf = (key: '$add' | '$remove') =>
        changes.flatMap((change) => {
          const read = roleChange.safeParse(change).data;
          return read?.key === key ? read.new_value : [];
        });
      await logBook.write({
        ...shared,
        event: 'memberRoles',
        details: { added: rolesOf('$add'), removed: rolesOf('$remove') },
      });
      return;
    }
    const nick = changes.flatMap((change) => nickChange.safeParse(change).data ?? []).at(0);
    if (nick === undefined) return;
    const details = { before: nick.old_value ?? null, after: nick.new_value ?? null };
    await logBook.write({ ...shared, event: 'memberNickname', details });
  };
}
