import { jobsEndpoints } from '@perigee/core/custom-jobs/endpoints';
import type { Job } from '@perigee/core/custom-jobs/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  entryNamed,
  entryPart,
  type EntryTexts,
  withChangedEntry,
  withEntry,
  withoutEntry,
} from '../settings/index.ts';
import { savePart } from '../settings/index.ts';
import type { SettingsService } from '../settings/index.ts';

const TEXTS: EntryTexts = {
  taken: { message: 'Another job has this name', code: 'jobNameTaken' },
  missing: 'There is no such job',
};

export function jobsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...jobsEndpoints.create,
      handler: (request) =>
        savePart(settings, request, {
          section: 'customJobs',
          part: entryPart(null, request.body.name),
          next: (jobs) => withEntry(jobs, jobOf(request.body), TEXTS),
          read: (jobs) => entryNamed(jobs, request.body.name, TEXTS),
        }),
    });

    app.route({
      ...jobsEndpoints.update,
      handler: (request) =>
        savePart(settings, request, {
          section: 'customJobs',
          part: entryPart(request.params.jobName, request.body.name),
          next: (jobs) => withChangedEntry(jobs, request.params.jobName, jobOf(request.body), TEXTS),
          read: (jobs) => entryNamed(jobs, request.body.name, TEXTS),
        }),
    });

    app.route({
      ...jobsEndpoints.remove,
      handler: (request) =>
        savePart(settings, request, {
          section: 'customJobs',
          part: entryPart(request.params.jobName, null),
          next: (jobs) => withoutEntry(jobs, request.params.jobName, TEXTS),
          read: () => undefined,
        }),
    });
  };
}

/** What a page needs for renaming is no part of the job. */
function jobOf({ newName, ...job }: Job & { newName?: string | undefined }): Job {
  return job;
}
