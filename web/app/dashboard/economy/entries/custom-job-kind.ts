import { customJobsEndpoints } from '@perigee/core/economy/custom-jobs/endpoints';
import { type CustomJob, customJobSchema, NEW_CUSTOM_JOB } from '@perigee/core/economy/custom-jobs/schema';
import { m } from '#texts';
import type { EconomyEntryKind } from './entry-kind.ts';
import { CustomJobFields } from './custom-job-fields.tsx';

export const CUSTOM_JOB_KIND: EconomyEntryKind<CustomJob> = {
  section: 'customJobs',
  limit: 'jobs',
  icon: 'utilities',
  schema: customJobSchema,
  initial: NEW_CUSTOM_JOB,
  takenCode: 'jobNameTaken',
  texts: {
    title: m.jobs_title,
    lead: m.jobs_lead,
    summary: m.fold_jobs,
    order: m.jobs_order,
    add: m.jobs_add,
    emptyTitle: m.jobs_empty_title,
    emptyText: m.jobs_empty_text,
    full: m.jobs_full,
    fullFree: m.jobs_full_free,
    createTitle: m.jobs_create,
    editTitle: m.jobs_edit,
    removeTitle: m.jobs_remove,
    removeText: m.jobs_remove_text,
    saved: m.jobs_saved,
    removed: m.jobs_removed,
  },
  Fields: CustomJobFields,
  figures: ({ salary, cooldown, requiredXp, requiredRoles }) => [
    { label: m.jobs_salary, value: { money: [salary.min, salary.max] } },
    { label: m.economy_cooldown, value: { durationMs: cooldown } },
    ...(requiredXp === 0 ? [] : [{ label: m.economy_required_xp, value: { number: [requiredXp] } }]),
    ...(requiredRoles.length > 0 ? [{ label: m.economy_required_roles, value: { roles: requiredRoles } }] : []),
  ],
  quick: {
    of: ({ salary }) => [salary.min, salary.max],
    with: (job, [min = job.salary.min, max = job.salary.max]) => ({ ...job, salary: { min, max } }),
    fields: [
      { label: m.picker_min, path: 'salary.min' },
      { label: m.picker_max, path: 'salary.max' },
    ],
    allowNegative: true,
  },
  entriesOf: ({ customJobs }) => customJobs,
  toSettings: (customJobs) => ({ customJobs }),
  create: (call, guildId, body) => call(customJobsEndpoints.create, { params: { guildId }, body }),
  update: (call, { guildId, name, baseVersion }, body) =>
    call(customJobsEndpoints.update, { params: { guildId, jobName: name }, body }, { baseVersion }),
  remove: (call, { guildId, name, baseVersion }) =>
    call(customJobsEndpoints.remove, { params: { guildId, jobName: name } }, { baseVersion }),
};
