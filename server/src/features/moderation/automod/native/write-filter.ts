import { NATIVE_LIMITS } from '@perigee/core/moderation/automod/native/limits';
import { mirrorRule, type NativeMirror } from '@perigee/core/moderation/automod/native/mirror-rule';
import { nativeKind } from '@perigee/core/moderation/automod/native/native-rule';
import { holds } from '@perigee/core/base/permissions/permissions';
import { type APIAutoModerationRule, AuditLogEvent, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { Person } from '../../cases/records/case-record.ts';
import type { FilterWork } from './filter-work.ts';
import { type GuildParts, isOrphanOf, nativeBody, serializeRule, isUnchanged, triggerType } from './native-body.ts';
import { NativeRefused } from './native-refusal.ts';
import { surroundingsOf, surveyGuild } from './survey-guild.ts';
import { deleteFilter } from './remove-filter.ts';

/**
 * Creates a rule's filter or updates it to the settings. A filter somebody else changed is left alone unless `restore`
 * is set.
 */
export async function writeFilter(work: FilterWork, restore: boolean): Promise<void> {
  const { bot, store, row, settings } = work;
  const { guildId, rule: key } = row;
  const survey = await surveyGuild(bot, guildId);
  // Not attempted, as it would only be refused: refused requests count against the host's IP address.
  if (!holds(survey.permissions, 'ManageGuild')) throw new NativeRefused('missingPermission');
  const mirror = mirrorRule(settings.automod, key, surroundingsOf(survey, settings, key));
  const filters = await bot.api.guilds.getAutoModerationRules(guildId);
  const found = filters.find(
    (filter) => filter.id === row.nativeId || (row.nativeId === null && isOrphanOf(key, filter, bot.botId)),
  );

  const drift = restore ? null : driftOf(work, found, survey.parts);
  if (drift !== null && row.nativeId !== null) {
    const driftBy = (await findChanger(bot, guildId, row.nativeId, drift)) ?? row.driftBy;
    return store.settle(row, { state: 'drifted', drift, driftBy, gaps: row.gaps });
  }
  if (mirror.rule === null) {
    await deleteFilter(work);
    await store.noteFilter(row, { nativeId: null, sent: null, written: null, isSending: false });
    throw new NativeRefused(mirror.obstacle ?? 'platform');
  }
  const isRoom =
    filters.filter((filter) => filter.trigger_type === triggerType(key)).length <
    NATIVE_LIMITS.perGuild[nativeKind(key)];
  if (found === undefined && !isRoom) throw new NativeRefused('limitReached');
  await write(work, mirror.rule, found, survey.parts);
  return store.settle(row, { state: 'active', gaps: mirror.gaps });
}

/** How somebody else changed the filter since it was written; null while the outcome of a write is unknown. */
function driftOf(
  { row: { nativeId, written, isSending } }: FilterWork,
  found: APIAutoModerationRule | undefined,
  deps: GuildParts,
): 'changed' | 'deleted' | null {
  if (nativeId === null || isSending) return null;
  if (found === undefined) return 'deleted';
  return written === null || isUnchanged(written, found, deps) ? null : 'changed';
}

async function write(
  work: FilterWork,
  rule: NonNullable<NativeMirror['rule']>,
  found: APIAutoModerationRule | undefined,
  deps: GuildParts,
): Promise<void> {
  const { bot, store, row, reason } = work;
  const { api } = bot;
  const { guildId, rule: key } = row;
  const body = nativeBody(key, rule);
  const sent = JSON.stringify(body);
  const isSo = row.written !== null && found !== undefined && isUnchanged(row.written, found, deps);
  if (isSo && row.sent === sent && !row.isSending) return;
  // From here on the filter may exist, even if this process dies.
  await store.noteFilter(row, { isSending: true });
  const answer =
    found === undefined
      ? await api.guilds.createAutoModerationRule(guildId, body, { reason })
      : await api.guilds.editAutoModerationRule(guildId, found.id, body, { reason });
  await store.noteFilter(row, { nativeId: answer.id, sent, written: serializeRule(answer), isSending: false });
  if (found === undefined) await deleteStrays(work, answer.id);
}

/** A create call whose response was lost is made again, which leaves a filter that no row refers to. */
async function deleteStrays({ bot: { api, botId }, row, reason }: FilterWork, ownId: string): Promise<void> {
  const { guildId, rule } = row;
  const filters = await api.guilds.getAutoModerationRules(guildId);
  for (const stray of filters.filter((filter) => filter.id !== ownId && isOrphanOf(rule, filter, botId)))
    await api.guilds.deleteAutoModerationRule(guildId, stray.id, { reason });
}

const NOT_READABLE = [Code.MissingPermissions, Code.MissingAccess];

/** Audit log entries searched. */
const ENTRIES = 50;

/** Who changed or deleted a filter according to the audit log; null if it has no entry, or the bot may not read it. */
async function findChanger(
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
