import { actingOf } from '@perigee/core/community/boost/inactive';
import type { Job } from '@perigee/core/economy/custom-jobs/schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSameName, nameKey } from '@perigee/core/base/names/name-key';
import type { TypingContext } from '../../../../bot/command-context.ts';
import type { Suggestion } from '../../../../bot/define-command.ts';

/** A job, and whether it is active: those above the limit without boost are not. */
interface FoundJob {
  job: Job;
  isActing: boolean;
}

/** The active jobs. */
export function actingJobs({ customJobs, boost }: GuildSettings): Job[] {
  return actingOf('jobs', customJobs, boost);
}

/** Finds a job by name, however it is typed. */
export function findJob(settings: GuildSettings, name: string): FoundJob | undefined {
  const job = settings.customJobs.find((each) => isSameName(each.name, name));
  return job && { job, isActing: actingJobs(settings).includes(job) };
}

/** The jobs whose names contain the input. */
export function suggestJobs({ settings }: TypingContext, typed: string): Suggestion[] {
  const key = nameKey(typed);
  return actingJobs(settings)
    .filter(({ name }) => nameKey(name).includes(key))
    .map(({ name }) => ({ name, value: name }));
}
