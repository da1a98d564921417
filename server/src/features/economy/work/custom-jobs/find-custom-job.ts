import { actingOf } from '@perigee/core/community/boost/inactive';
import type { CustomJob } from '@perigee/core/economy/custom-jobs/schema';
import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { isSameName } from '@perigee/core/base/names/name-key';
import { suggestNames } from '../../../../bot/commands/clarify-name.ts';
import type { TypingContext } from '../../../../bot/command-context.ts';
import type { Suggestion } from '../../../../bot/define-command.ts';

/** A job, and whether it is active: those above the limit without boost are not. */
interface FoundCustomJob {
  job: CustomJob;
  isActing: boolean;
}

/** The active jobs. */
export function actingCustomJobs({ customJobs, boost }: GuildSettings): CustomJob[] {
  return actingOf('jobs', customJobs, boost);
}

/** Finds a job by name, however it is typed. */
export function findCustomJob(settings: GuildSettings, name: string): FoundCustomJob | undefined {
  const job = settings.customJobs.find((each) => isSameName(each.name, name));
  return job && { job, isActing: actingCustomJobs(settings).includes(job) };
}

/** The jobs whose names contain the input. */
export function suggestCustomJobs({ settings }: TypingContext, typed: string): Suggestion[] {
  return suggestNames(
    actingCustomJobs(settings).map(({ name }) => name),
    typed,
  );
}
