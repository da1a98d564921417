import { AuditLogEvent, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { Person } from '../../cases/records/case-record.ts';

const NOT_READABLE = [Code.MissingPermissions, Code.MissingAccess];

/** Audit log entries searched. */
const ENTRIES = 50;

/** Who changed or deleted a filter according to the audit log; null if it has no entry, or the bot may not read it. */
export async function findChanger(
  { api, botId }: Pick<BotContext, 'api' | 'botId'>,
  guildId: string,
  nativeId: string,
  drift: 'changed' | 'deleted',
): Promise<Person | null> {
  const type = drift === 'changed' ? AuditLogEvent.AutoModerationRuleUpdate : AuditLogEvent.AutoModerationRuleDelete;
  const log = await ignoreErrorCodes(
    NOT_READABLE,
    api.guilds.getAuditLogs(guildId, { action_type: type, limit: ENTRIES }),
  );
  const entry = log?.audit_log_entries.find(
    ({ target_id: target, user_id: by }) => target === nativeId && by !== null && by !== botId,
  );
  const id = entry?.user_id ?? null;
  return id === null ? null : { id, name: log?.users.find((user) => user.id === id)?.username ?? null };
}
