import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { APIAuditLogEntry, APIGuildMember } from 'discord-api-types/v10';
import type { BotContext } from '../../../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';
import type { GuildDirectory } from '../../../../community/index.ts';
import { isRemuting, type Observation, observeJob } from '../case-jobs.ts';
import type { CaseJobDeps } from '../case-job-deps.ts';
import { NOT_READABLE, NOT_THERE } from '../case-work.ts';
import { type ObservedAction, actionOfEntry, actionOfObservation, ENTRY_OF, isOwnEntry } from './observed-action.ts';
import { isExplained } from './is-explained.ts';
import { recordAction } from './record-action.ts';

/** An audit log entry may be this much older than the event about the same action, in milliseconds. */
const OLDER_MS = 60_000;

/** Investigates an observation that neither a case nor an audit log event explained, and records it as a case. */
export function observe(deps: Pick<CaseJobDeps, 'db' | 'events' | 'store'>, directory: GuildDirectory): Job {
  const { events, store } = deps;
  return defineJob(observeJob, {
    async perform(ctx, observation, { guildId }) {
      if (await isExplained(store, guildId, observation)) return;
      if (!(await isStillSo(ctx, deps, guildId, observation))) return;
      const entry = await findEntry(ctx, guildId, observation);
      if (entry !== undefined && isOwnEntry(entry, ctx.botId)) return;
      const action: ObservedAction = {
        ...actionOfObservation(guildId, observation),
        ...(entry !== undefined && (await signatureOf(ctx, directory, guildId, entry))),
      };
      await events.transaction((tx) => recordAction(events, tx, action));
    },
  });
}

/** The moderator and reason of an entry. Actions of the bot without a case have no moderator. */
export async function signatureOf(
  { botId }: Pick<BotContext, 'botId'>,
  directory: GuildDirectory,
  guildId: string,
  { id, user_id: by, reason = '' }: APIAuditLogEntry,
): Promise<Pick<ObservedAction, 'moderator' | 'reason' | 'auditEntryId'>> {
  const isKnown = by !== null && by !== botId;
  // A missing name is no reason to fail: it is looked up again when the case is shown.
  const name = isKnown ? await directory.nameOf(guildId, by).catch(() => null) : null;
  return { moderator: isKnown ? { id: by, name } : null, reason, auditEntryId: id };
}

/** Role and timeout updates arrive in bursts and out of order, so the current state decides. */
async function isStillSo(
  { api }: BotContext,
  deps: Pick<CaseJobDeps, 'db' | 'store'>,
  guildId: string,
  observation: Observation,
): Promise<boolean> {
  const { kind, memberId } = observation;
  if (kind === 'ban' || kind === 'unban') return true;
  const member = await ignoreErrorCodes(NOT_THERE, api.guilds.getMember(guildId, memberId));
  if (member === undefined || !STANDS[kind](member, observation)) return false;
  return kind !== 'roleEnd' || !(await isRoleOwed(deps, guildId, observation, member));
}

/** Nobody took the role: the member lost it by leaving, and is still to get it again. */
async function isRoleOwed(
  { db, store }: Pick<CaseJobDeps, 'db' | 'store'>,
  guildId: string,
  { memberId, roleId }: Observation,
  { joined_at: joinedAt }: APIGuildMember,
): Promise<boolean> {
  const mutes = await store.inForce(guildId, memberId, 'mute');
  const owed = mutes.filter((mute) => mute.roleId === roleId).map((mute) => isRemuting(db, mute, joinedAt ?? ''));
  return (await Promise.all(owed)).includes(true);
}

const isTimedOut = ({ communication_disabled_until: until }: APIGuildMember) =>
  typeof until === 'string' && Date.parse(until) > Date.now();

const STANDS = {
  timeout: isTimedOut,
  timeoutEnd: (member: APIGuildMember) => !isTimedOut(member),
  role: ({ roles }: APIGuildMember, { roleId }: Observation) => roleId !== null && roles.includes(roleId),
  roleEnd: ({ roles }: APIGuildMember, { roleId }: Observation) => roleId !== null && !roles.includes(roleId),
};

async function findEntry({ api }: BotContext, guildId: string, observation: Observation) {
  const { kind, memberId, at, roleId } = observation;
  const log = await ignoreErrorCodes(
    NOT_READABLE,
    api.guilds.getAuditLogs(guildId, { action_type: ENTRY_OF[kind], limit: 100 }),
  );
  const { type } = actionOfObservation(guildId, observation);
  return log?.audit_log_entries.find(
    (entry) =>
      entry.target_id === memberId &&
      createdAt(entry.id).getTime() > at - OLDER_MS &&
      actionOfEntry(entry, [roleId])?.type === type,
  );
}
