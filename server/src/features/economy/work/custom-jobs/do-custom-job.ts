import type { CustomJob } from '@perigee/core/economy/custom-jobs/schema';
import { unmetBy } from '@perigee/core/economy/requirements/unmet';
import { m } from '#texts';
import type { ReplyBody } from '../../../../bot/command-context.ts';
import type { InvocationContext } from '../../../../bot/invocation-context.ts';
import { drawBetween } from '../../balances/draw-between.ts';
import type { Ledger } from '../../balances/ledger/ledger.ts';
import type { GuildDirectory } from '../../../community/index.ts';
import { describeWait } from '../describe-wait.ts';
import { earn, type EarningDeps } from '../earn.ts';
import { actionOf } from './describe-custom-jobs.ts';
import { describeCustomJobRequirements } from './describe-requirements.ts';
import { endCustomJob } from './end-custom-job.ts';
import { findCustomJob } from './find-custom-job.ts';

export interface CustomJobDeps extends EarningDeps {
  ledger: Pick<Ledger, 'postWith' | 'holdings'>;
  directory: Pick<GuildDirectory, 'get'>;
}

/** The invocation of a command or component. */
type Worker = InvocationContext & { invocationId: string };

type DoneOrWhyNot = { done: ReplyBody } | { refused: string };

/** Does the job of that name if the member may, subject to its cooldown. */
export async function doCustomJob(deps: CustomJobDeps, ctx: Worker, name: string): Promise<DoneOrWhyNot> {
  const { locale, invocationId } = ctx;
  const found = findCustomJob(ctx.settings, name);
  if (found === undefined) return { refused: m.job_unknown({}, { locale }) };
  if (!found.isActing) return { refused: m.job_inactive({}, { locale }) };
  const { job } = found;
  const unmet = await findUnmet(deps, ctx, job);
  if (unmet !== null) return { refused: unmet };

  const salary = drawBetween(job.salary.min, job.salary.max);
  const earned = await earn(deps, ctx, {
    kind: 'job',
    action: actionOf(job),
    cooldownMs: job.cooldown,
    amount: salary,
    key: `job:${invocationId}`,
    subject: job.name,
  });
  if (earned.outcome !== 'earned') return { refused: describeWait(earned, m.job_waiting, locale) };
  return { done: await endCustomJob(ctx, { job, salary, balance: earned.holdings.balance }, deps.directory) };
}

/** The requirements of the job that the member does not meet, in words unless hidden; null if all are met. */
async function findUnmet({ ledger }: CustomJobDeps, ctx: Worker, job: CustomJob): Promise<string | null> {
  const { guildId, user, roleIds, locale } = ctx;
  const holdings = job.requiredXp > 0 ? await ledger.holdings(guildId, user.id) : null;
  const unmet = unmetBy(job, { xp: holdings?.xp ?? 0, roleIds });
  if (unmet === null) return null;
  if (job.hideOptions) return m.job_unmet_hidden({}, { locale });
  return m.job_unmet({ requirements: describeCustomJobRequirements(unmet, locale) }, { locale });
}
