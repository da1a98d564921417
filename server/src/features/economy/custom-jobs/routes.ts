import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import type { CustomJob } from '@perigee/core/economy/custom-jobs/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  findEntry,
  entrySlice,
  withChangedEntry,
  withEntry,
  withoutEntry,
  saveSlice,
  type SettingsService,
} from '../../community/index.ts';
import { CUSTOM_JOB_TEXTS } from './entry-texts.ts';

/** Endpoints for custom jobs. */
export function customJobsRoutes(settings: SettingsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      ...customJobsEndpoints.create,
      handler: (request) =>
        saveSlice(settings, request, {
          section: 'customJobs',
          slice: entrySlice(null, request.body.name),
          next: (jobs) => withEntry(jobs, toCustomJob(request.body), CUSTOM_JOB_TEXTS),
          read: (jobs) => findEntry(jobs, request.body.name, CUSTOM_JOB_TEXTS),
        }),
    });

    app.route({
      ...customJobsEndpoints.update,
      handler: (request) =>
        saveSlice(settings, request, {
          section: 'customJobs',
          slice: entrySlice(request.params.jobName, request.body.name),
          next: (jobs) => withChangedEntry(jobs, request.params.jobName, toCustomJob(request.body), CUSTOM_JOB_TEXTS),
          read: (jobs) => findEntry(jobs, request.body.name, CUSTOM_JOB_TEXTS),
        }),
    });

    app.route({
      ...customJobsEndpoints.remove,
      handler: (request) =>
        saveSlice(settings, request, {
          section: 'customJobs',
          slice: entrySlice(request.params.jobName, null),
          next: (jobs) => withoutEntry(jobs, request.params.jobName, CUSTOM_JOB_TEXTS),
          read: () => undefined,
        }),
    });
  };
}

/** The field the page sends for renaming is not part of the job. */
function toCustomJob({ newName, ...job }: CustomJob & { newName?: string | undefined }): CustomJob {
  return job;
}
