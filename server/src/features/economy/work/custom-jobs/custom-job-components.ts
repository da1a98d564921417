import { m } from '#texts';
import { type Component, defineComponent } from '../../../../bot/components/define-component.ts';
import type { Cooldowns } from '../../cooldowns/cooldowns.ts';
import { describeCustomJobs } from './describe-custom-jobs.ts';
import { doCustomJob, type CustomJobDeps } from './do-custom-job.ts';
import { chooseCustomJobId, customJobsPageId } from './custom-job-ids.ts';

/** How long the components of a list work, in milliseconds: 10 minutes. */
const LIFETIME_MS = 10 * 60 * 1000;

/** The components that do the job chosen below the list, and turn its pages. */
export function jobComponents(deps: CustomJobDeps & { cooldowns: Pick<Cooldowns, 'claiming' | 'of'> }): Component[] {
  return [
    defineComponent({
      id: chooseCustomJobId,
      mayPress: { owner: 'ownerId' },
      command: 'jobs',
      lifetimeMs: LIFETIME_MS,
      async run(ctx) {
        const outcome = await doCustomJob(deps, ctx, ctx.values[0] ?? '');
        if ('refused' in outcome) await ctx.refuse(outcome.refused);
        else await ctx.reply(outcome.done);
      },
    }),
    defineComponent({
      id: customJobsPageId,
      mayPress: { owner: 'ownerId' },
      command: 'jobs',
      lifetimeMs: LIFETIME_MS,
      async run(ctx, { page }) {
        const { guildId, user, locale, refuse, update } = ctx;
        const list = describeCustomJobs(ctx, { page, waits: await deps.cooldowns.of(guildId, user.id) });
        if (list === null) await refuse(m.job_unknown({}, { locale }));
        else await update(list);
      },
    }),
  ];
}
