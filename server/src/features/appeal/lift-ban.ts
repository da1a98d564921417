import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { forgiving } from '../../discord/forgiving.ts';
import { platformProblem } from './platform-problem.ts';
import type { SettleStep } from './settle-step.ts';

/** There is none any more: somebody else lifted it, or this very step did before its process was killed. */
const NO_BAN = [Code.UnknownBan, Code.UnknownUser];

/** What the platform's audit log takes at most. */
const AUDIT_REASON_MAX = 512;

/** Lifts the ban of an approved appeal. */
export const liftBan: SettleStep = async ({ ctx, effects }, appeal) => {
  if (appeal.state !== 'approved' || appeal.lifted_at !== null) return;
  const { guild_id: guildId, user_id: userId } = appeal;
  const reason = `Appeal approved by ${appeal.decided_by_name ?? ''} (${appeal.decided_by ?? ''})`;
  try {
    await forgiving(NO_BAN, ctx.api.guilds.unbanUser(guildId, userId, { reason: reason.slice(0, AUDIT_REASON_MAX) }));
  } catch (error) {
    await effects.noteLiftProblem(appeal, platformProblem(error));
    throw error;
  }
  await effects.banEnded(guildId, userId);
};
