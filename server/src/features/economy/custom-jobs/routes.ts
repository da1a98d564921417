import { jobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import type { Job } from '@perigee/core/economy/custom-jobs/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  findEntry,
  entryPart,
  withChangedEntry,
  withEntry,
  withoutEntry,
  savePart,
  type SettingsService,
} from '../../community/index.ts';
import { JOB_TEXTS } from './entry-texts.ts';

/** Endpoints for custom jobs. */
export function jobsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...jobsEndpoints.create,
      handler: (request) =>
        savePart(settings, request, {
          section: 'customJobs',
          part: entryPart(null, request.body.name),
          next: (jobs) => withEntry(jobs, jobOf(request.body), JOB_TEXTS),
          read: (jobs) => findEntry(jobs, request.body.name, JOB_TEXTS),
        }),
    });

    app.route({
      ...jobsEndpoints.update,
      handler: (request) =>
        savePart(settings, request, {
          section: 'customJobs',
          part: entryPart(request.params.jobName, request.body.name),
          next: (jobs) => withChangedEntry(jobs, request.params.jobName, jobOf(request.body), JOB_TEXTS),
          read: (jobs) => findEntry(jobs, request.body.name, JOB_TEXTS),
        }),
    });

    app.route({
      ...jobsEndpoints.remove,
      handler: (request) =>
        savePart(settings, request, {
          section: 'customJobs',
          part: entryPart(request.params.jobName, null),
          next: (jobs) => withoutEntry(jobs, request.params.jobName, JOB_TEXTS),
          read: () => undefined,
        }),
    });
  };
}

/** The field the page sends for renaming is not part of the job. */
function jobOf({ newName, ...job }: Job & { newName?: string | undefined }): Job {
  return job;
}
