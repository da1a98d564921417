import { jobsEndpoints } from '@perigee/core/custom-jobs/endpoints';
import type { Job } from '@perigee/core/custom-jobs/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  type EntryTexts,
  saveEntry,
  type SettingsService,
  withChangedEntry,
  withEntry,
  withoutEntry,
} from '../settings/index.ts';

const TEXTS: EntryTexts = {
  taken: { message: 'Another job has this name', code: 'jobNameTaken' },
  missing: 'There is no such job',
};

export function jobsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...jobsEndpoints.create,
      handler: (request) =>
        saveEntry(settings, request, {
          section: 'customJobs',
          oldName: null,
          name: request.body.name,
          change: (jobs) => withEntry(jobs, jobOf(request.body), TEXTS),
        }),
    });

    app.route({
      ...jobsEndpoints.update,
      handler: (request) =>
        saveEntry(settings, request, {
          section: 'customJobs',
          oldName: request.params.jobName,
          name: request.body.name,
          change: (jobs) => withChangedEntry(jobs, request.params.jobName, jobOf(request.body), TEXTS),
        }),
    });

    app.route({
      ...jobsEndpoints.remove,
      handler: (request) =>
        saveEntry(settings, request, {
          section: 'customJobs',
          oldName: request.params.jobName,
          name: null,
          change: (jobs) => withoutEntry(jobs, request.params.jobName, TEXTS),
        }),
    });
  };
}

/** What a page needs for renaming is no part of the job. */
function jobOf({ newName, ...job }: Job & { newName?: string | undefined }): Job {
  return job;
}
