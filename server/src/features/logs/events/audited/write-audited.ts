import type { AuditedDetails } from '@perigee/core/logs/details';
import type { AuditedEvent } from '@perigee/core/logs/entry';
import type { LogPerson, LogTarget } from '@perigee/core/logs/parts';
import { AuditLogEvent } from 'discord-api-types/v10';
import * as z from 'zod';
import type { BotContext } from '../../../../bot/bot-context.ts';
import type { AuditEntry, GuildDirectory, ThreadParents } from '../../../community/index.ts';
import type { LogBook } from '../../entries/log-book.ts';
import { type AuditedField, fieldsOf, shownChanges } from './audited-changes.ts';
import { AUDITED, NATIVE_ALERTS } from './audited-table.ts';

interface Deps {
  logBook: LogBook;
  directory: Pick<GuildDirectory, 'nameOf'>;
  threadParents: Pick<ThreadParents, 'parentOf'>;
}

const THREADS: ReadonlySet<AuditedEvent> = new Set<AuditedEvent>(['threadCreate', 'threadEdit', 'threadDelete']);

/**
 * Logs what only the platform's audit log tells with the name of who did it: threads, webhooks, emojis and the like,
 * members muted in voice channels, and what the platform's own automoderation did.
 */
export function writeAudited(deps: Deps): (bot: BotContext, entry: AuditEntry) => Promise<void> {
  return async (bot, entry) => {
    if (entry.action_type === AuditLogEvent.MemberUpdate) return writeVoiceMute(deps, entry);
    if (entry.action_type in NATIVE_ALERTS) return writeAlert(deps, bot, entry);
    const kind = AUDITED[entry.action_type];
    if (kind !== undefined) await writeThing(deps, { bot, entry, event: kind[0], act: kind[1] });
  };
}

interface AuditedThing {
  bot: BotContext;
  entry: AuditEntry;
  event: AuditedEvent;
  act: AuditedDetails['act'];
}

async function writeThing(deps: Deps, { bot, entry, event, act }: AuditedThing): Promise<void> {
  const { logBook, directory, threadParents } = deps;
  const { guild_id: guildId, target_id: targetId } = entry;
  const fields = fieldsOf(entry);
  const channelId = THREADS.has(event) ? targetId : channelOf(fields);
  const parentId = channelId === null ? null : await threadParents.parentOf(bot, guildId, channelId);
  if (!(await logBook.wants(guildId, event, [channelId, parentId]))) return;
  const name =
    event === 'botAdd' && targetId !== null ? await directory.nameOf(guildId, targetId) : nameOf(fields, act);
  const changes = act === 'edited' ? shownChanges(fields) : [];
  if (act === 'edited' && changes.length === 0) return;
  await logBook.write({
    ...(await sharedParts(directory, entry)),
    event,
    target: targetOf(event, targetId, name),
    channel: channelId === null ? null : { id: channelId, name: THREADS.has(event) ? name : null },
    within: [parentId],
    details: { act, id: event === 'inviteDelete' ? textOf(fields, 'code') : targetId, name, changes },
  });
}

function targetOf(event: AuditedEvent, id: string | null, name: string | null): LogTarget | null {
  if (id === null) return null;
  if (event === 'botAdd') return { kind: 'member', id, name };
  return { kind: THREADS.has(event) ? 'channel' : 'thing', id, name };
}

/** A member whose microphone or sound a moderator switched off or on. */
async function writeVoiceMute({ logBook, directory }: Deps, entry: AuditEntry): Promise<void> {
  const { guild_id: guildId, target_id: memberId } = entry;
  const changes = shownChanges(fieldsOf(entry).filter(({ key }) => key === 'mute' || key === 'deaf'));
  if (memberId === null || changes.length === 0 || !(await logBook.wants(guildId, 'voiceMute'))) return;
  await logBook.write({
    ...(await sharedParts(directory, entry)),
    event: 'voiceMute',
    target: { kind: 'member', id: memberId, name: await directory.nameOf(guildId, memberId) },
    channel: null,
    details: { changes },
  });
}

const alertOptions = z.object({
  auto_moderation_rule_name: z.string().optional(),
  channel_id: z.string().nullish(),
});

/** The entry names the member as its author: the platform acts by itself. */
async function writeAlert({ logBook, directory, threadParents }: Deps, bot: BotContext, entry: AuditEntry) {
  const { guild_id: guildId, user_id: memberId, action_type: action, options } = entry;
  const measure = NATIVE_ALERTS[action];
  const { auto_moderation_rule_name: rule, channel_id: channelId } = alertOptions.safeParse(options ?? {}).data ?? {};
  if (memberId === null || measure === undefined) return;
  const parentId = typeof channelId === 'string' ? await threadParents.parentOf(bot, guildId, channelId) : null;
  if (!(await logBook.wants(guildId, 'automodAlert', [channelId, parentId]))) return;
  const member = { id: memberId, name: await directory.nameOf(guildId, memberId) };
  await logBook.write({
    guildId,
    event: 'automodAlert',
    key: `audit ${entry.id}`,
    // As for what members do themselves: nobody else acted.
    who: { by: member },
    target: { kind: 'member', ...member },
    channel: typeof channelId === 'string' ? { id: channelId } : null,
    within: [parentId],
    details: { measure, rule: rule ?? null },
  });
}

async function sharedParts(directory: Pick<GuildDirectory, 'nameOf'>, entry: AuditEntry) {
  const { guild_id: guildId, user_id: userId, reason = null } = entry;
  const by: LogPerson | null = userId === null ? null : { id: userId, name: await directory.nameOf(guildId, userId) };
  return { guildId, key: `audit ${entry.id}`, who: { by, reason, certainty: 'auditLog' as const } };
}

function nameOf(fields: readonly AuditedField[], act: AuditedDetails['act']): string | null {
  const name = fields.find(({ key }) => key === 'name');
  const side = act === 'deleted' ? name?.before : name?.after;
  return typeof side === 'string' ? side : null;
}

/** The channel that a webhook, invite or event belongs to. */
function channelOf(fields: readonly AuditedField[]): string | null {
  const field = fields.find(({ key }) => key === 'channel_id');
  const side = field?.after ?? field?.before;
  return typeof side === 'string' ? side : null;
}

function textOf(fields: readonly AuditedField[], wanted: string): string | null {
  const field = fields.find(({ key }) => key === wanted);
  const side = field?.before ?? field?.after;
  return typeof side === 'string' ? side : null;
}
