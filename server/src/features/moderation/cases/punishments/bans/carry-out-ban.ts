import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import { JobRefused } from '../../../../../jobs/job-refused.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';
import { explainBanLimit, type CarryOut, type CaseWork } from '../case-work.ts';

const NO_BAN = [Code.UnknownBan, Code.UnknownUser];

/** Bans the member unless already banned. Also the first half of a softban. */
export const carryOutBan: CarryOut = async (work) => {
  const { api } = work.ctx;
  const { guildId, member, deleteSeconds } = work.caseRecord;
  if (await isBanned(work)) return;
  await work.notify(work);
  const body = deleteSeconds > 0 ? { delete_message_seconds: deleteSeconds } : {};
  try {
    await api.guilds.banUser(guildId, member.id, body, { reason: work.reason });
  } catch (error) {
    throw await explainBanLimit(work.ctx, work.caseRecord, error);
  }
};

/** Lifts a ban. A missing ban is a failure, unless a case says there was one or an earlier attempt lifted it. */
export const carryOutUnban: CarryOut = async (work) => {
  const { ctx, caseRecord, store, attempt } = work;
  if (await unban(work)) return;
  const inForce = await store.inForce(caseRecord.guildId, caseRecord.member.id, 'ban');
  if (inForce.length > 0 || attempt.number > 1) return;
  const { language } = await ctx.settings.get(caseRecord.guildId);
  throw new JobRefused(m.case_not_banned({}, { locale: language.interface }));
};

/** Returns whether there was a ban to lift. */
export async function unban({ ctx, caseRecord, reason }: Pick<CaseWork, 'ctx' | 'caseRecord' | 'reason'>) {
  const { guildId, member } = caseRecord;
  const lifted = ctx.api.guilds.unbanUser(guildId, member.id, { reason }).then(() => true);
  return (await ignoreErrorCodes(NO_BAN, lifted)) ?? false;
}

async function isBanned({ ctx, caseRecord }: Pick<CaseWork, 'ctx' | 'caseRecord'>): Promise<boolean> {
  const ban = await ignoreErrorCodes(
    [Code.UnknownBan],
    ctx.api.guilds.getMemberBan(caseRecord.guildId, caseRecord.member.id),
  );
  return ban !== undefined;
}
