import { limitOf } from '../../base/limits/tier-limits.ts';
import { defineSection } from '../../base/sections/define-section.ts';
import { referencesAt } from '../../base/sections/references.ts';
import { counted } from '../../base/sections/feature-usage.ts';
import { customJobsSchema } from './schema.ts';

export const customJobsSection = defineSection({
  name: 'customJobs',
  title: { en: 'Custom jobs', ru: 'Профессии' },
  tab: 'economy',
  schema: customJobsSchema,
  initial: [],
  normalise: (jobs) => jobs.map((job) => ({ ...job, name: job.name.trim() })),
  references: (jobs) =>
    jobs.flatMap(({ requiredRoles }, index) => referencesAt('role', `${index}.requiredRoles`, requiredRoles)),
  boostFields: (jobs) => jobs.flatMap(({ iconUrl }, index) => (iconUrl === '' ? [] : [`${index}.iconUrl`])),
  templates: (jobs) => jobs.map(({ message }, index) => ({ path: `${index}.message`, context: 'job', text: message })),
  limited: (jobs) => ({ kind: 'jobs', count: jobs.length }),
  features: { customJobs: (jobs, boost) => counted(Math.min(jobs.length, limitOf('jobs', boost))) },
});
