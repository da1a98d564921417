import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { JobRefused } from '../../../../../jobs/job-refused.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';
import type { Case } from '../../records/case-record.ts';
import { enqueueRemute } from '../case-jobs.ts';
import { type CarryOut, type CaseWork, NOT_THERE } from '../case-work.ts';

/** The role may have been deleted, or the member may have left. */
const ROLE_NOT_THERE = [...NOT_THERE, Code.UnknownRole];

/**
 * Mutes by the case's method, and removes the role or timeout of earlier mutes and of this one before it was changed.
 * Repeated calls have no effect on the platform. A member who left gets the role when they rejoin; a timeout requires
 * them to be present.
 */
export const carryOutMute: CarryOut = async (work) => {
  const { ctx, caseRecord, store, reason } = work;
  const { guildId, member, method, roleId, endsAt } = caseRecord;
  if (endsAt !== null && endsAt.getTime() <= Date.now()) {
    const { language } = await ctx.settings.get(guildId);
    throw new JobRefused(m.case_over_already({}, { locale: language.interface }));
  }
  const earlier = (await store.inForce(guildId, member.id, 'mute')).filter(
    ({ number }) => number !== caseRecord.number,
  );
  if (method === 'timeout' && endsAt !== null) {
    const until = { communication_disabled_until: endsAt.toISOString() };
    await ctx.api.guilds.editMember(guildId, member.id, until, { reason });
    await takeRoles(work, [roleId, ...earlier.map((mute) => mute.roleId)], reason);
  } else if (roleId !== null) {
    const giving = ctx.api.guilds.addRoleToMember(guildId, member.id, roleId, { reason }).then(() => true);
    // They may come back before this mute is in force, which is when returning members are looked after.
    if (!(await ignoreErrorCodes(NOT_THERE, giving)))
      await work.events.transaction((tx) => enqueueRemute(tx, caseRecord, 'absent'));
    const others = earlier.map((mute) => mute.roleId).filter((id) => id !== roleId);
    await takeRoles(work, others, reason);
    // A changed mute may have been a timeout before.
    if (caseRecord.revision > 0 || earlier.some((mute) => mute.method === 'timeout')) await endTimeout(work, reason);
  }
  await work.notify(work);
};

/**
 * Removes every mute. If there is none, it fails, unless a case says there was one or an earlier attempt removed it.
 */
export const carryOutUnmute: CarryOut = async (work) => {
  const { ctx, caseRecord, store, attempt, reason } = work;
  const { guildId, member } = caseRecord;
  const inForce = await store.inForce(guildId, member.id, 'mute');
  const { language, muteRole } = await ctx.settings.get(guildId);
  const roleIds = [muteRole, ...inForce.map(({ roleId }) => roleId)];
  const wasMuted = await takeMute(work, { roleIds, timeout: true }, reason);
  if (wasMuted || inForce.length > 0 || attempt.number > 1) return;
  throw new JobRefused(m.case_not_muted({}, { locale: language.interface }));
};

/**
 * Removes what an expired mute put on the member. A mute by hand with the other method may be in force beside it; its
 * timeout or role stays.
 */
export async function endMute(work: Pick<CaseWork, 'ctx' | 'caseRecord' | 'store'>, reason: string): Promise<void> {
  const { guildId, number, member, roleId, revision } = work.caseRecord;
  if (endsByItself(work.caseRecord)) return;
  const inForce = await work.store.inForce(guildId, member.id, 'mute');
  const others = inForce.filter((other) => other.number !== number);
  const isOthersRole = others.some((other) => other.method === 'role' && other.roleId === roleId);
  // A changed mute may have been a timeout before.
  const isOwnTimeout = revision > 0 && !others.some((other) => other.method === 'timeout');
  await takeMute(work, { roleIds: isOthersRole ? [] : [roleId], timeout: isOwnTimeout }, reason);
}

/** A timeout ends by itself, unless its end was changed. */
export function endsByItself({ method, revision }: Case): boolean {
  return method === 'timeout' && revision === 0;
}

/** What to remove from a member. */
interface Removal {
  roleIds: readonly Case['roleId'][];
  timeout: boolean;
}

/** Returns whether the member had any of it. */
async function takeMute(
  work: Pick<CaseWork, 'ctx' | 'caseRecord'>,
  { roleIds, timeout }: Removal,
  reason: string,
): Promise<boolean> {
  const { guildId, member } = work.caseRecord;
  const present = await ignoreErrorCodes(NOT_THERE, work.ctx.api.guilds.getMember(guildId, member.id));
  if (present === undefined) return false;
  const presentRoleIds = roleIds.filter((id) => id !== null && present.roles.includes(id));
  await takeRoles(work, presentRoleIds, reason);
  const until = present.communication_disabled_until ?? null;
  const isTimedOut = timeout && until !== null && Date.parse(until) > Date.now();
  if (isTimedOut) await endTimeout(work, reason);
  return isTimedOut || presentRoleIds.length > 0;
}

async function takeRoles(
  { ctx, caseRecord }: Pick<CaseWork, 'ctx' | 'caseRecord'>,
  roleIds: readonly Case['roleId'][],
  reason: string,
): Promise<void> {
  for (const roleId of new Set(roleIds)) {
    if (roleId === null) continue;
    const removal = ctx.api.guilds.removeRoleFromMember(caseRecord.guildId, caseRecord.member.id, roleId, { reason });
    await ignoreErrorCodes(ROLE_NOT_THERE, removal);
  }
}

async function endTimeout({ ctx, caseRecord }: Pick<CaseWork, 'ctx' | 'caseRecord'>, reason: string): Promise<void> {
  const none = { communication_disabled_until: null };
  await ignoreErrorCodes(
    NOT_THERE,
    ctx.api.guilds.editMember(caseRecord.guildId, caseRecord.member.id, none, { reason }),
  );
}
