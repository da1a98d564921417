import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { type Job, defineJob } from '../../../../bot/define-job.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { Case } from '../records/case-record.ts';
import type { CaseReasons } from './reasons/case-reasons.ts';
import type { CaseJobDeps } from './case-job-deps.ts';
import { applyManyJob, BANS, enqueueApply } from './case-jobs.ts';
import { CASE_PAUSE_AWAY_MS, explainBanLimit, toPermanentRefusal } from './case-work.ts';
import { settleDone, settleFailed } from './settle-case.ts';

/** Bulk bans also require Manage Server, which the bot may lack although it may ban. */
const ONE_BY_ONE = [Code.MissingPermissions, Code.MissingAccess];

/** Carries out many bans with one bulk call. Cases settle separately; members it did not ban are retried one by one. */
export function applyMany({ events, store, reasons }: Pick<CaseJobDeps, 'events' | 'store' | 'reasons'>): Job {
  return defineJob(applyManyJob, {
    longestPauseInOutageMs: CASE_PAUSE_AWAY_MS,
    async perform(ctx, { numbers }, { guildId }) {
      const pending = (await store.list(guildId, numbers)).filter(({ state }) => state === 'pending');
      const ids = pending.map(({ member }) => member.id);
      // Alone, these wait for the older order; in bulk, an unban that is tried again would lift the newer ban.
      const busy = await store.busyBefore(guildId, Math.min(...numbers), { ids, types: BANS });
      const free = pending.filter(({ member }) => !busy.has(member.id));
      const banned = await banAtOnce(ctx, reasons, free).catch(async (thrown: unknown) => {
        throw toPermanentRefusal(await explainBanLimit(ctx, { guildId }, thrown));
      });
      await events.transaction(async (tx) => {
        for (const found of pending) {
          if (banned.has(found.member.id)) await settleDone(events, tx, found);
          else await enqueueApply(tx, found);
        }
      });
    },
    async settle(tx, { numbers }, { guildId, state, problem }) {
      if (state === 'done') return;
      for (const number of numbers) await settleFailed(events, tx, { guildId, number }, problem);
    },
  });
}

/** Members that the platform banned; empty if it rejects the bulk call or could ban nobody, as when all already are. */
async function banAtOnce(
  { api }: BotContext,
  reasons: CaseReasons,
  pending: readonly Case[],
): Promise<ReadonlySet<string>> {
  const [first, last] = [pending.at(0), pending.at(-1)];
  if (first === undefined || last === undefined) return new Set();
  const { guildId, deleteSeconds } = first;
  const body = {
    user_ids: pending.map(({ member }) => member.id),
    ...(deleteSeconds > 0 && { delete_message_seconds: deleteSeconds }),
  };
  const reason = await reasons.ofMany(first, last);
  const forgiven = [...ONE_BY_ONE, Code.FailedToBanUsers];
  const answer = await ignoreErrorCodes(forgiven, api.guilds.bulkBanUsers(guildId, body, { reason }));
  return new Set(answer?.banned_users ?? []);
}
