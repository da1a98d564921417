import * as z from 'zod/mini';
import { field } from '../schemas/field.ts';
import { roleIdList } from '../ids/id-list.ts';
import { nameSchema, uniqueNames } from '../names/name-schema.ts';
import { anyInteger } from '../numbers/integers.ts';
import { minMax } from '../numbers/min-max.ts';
import { TEMPLATE_MAX } from '../templates/limits.ts';
import { atMost } from '../text/at-most.ts';
import { httpUrlSchema } from '../text/http-url.ts';
import { durationSchema } from '../time/duration-schema.ts';

/** Longest description of a job, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const JOB_DESCRIPTION_MAX = 1000;

/** A job the guild made up (docs/rules/economy.md#custom-job). */
export const jobSchema = z.strictObject({
  name: field('name', nameSchema),
  description: field('description', z.string().check(atMost(JOB_DESCRIPTION_MAX, 'descriptionTooLong'))),
  /** Template of what is said when the work is done; empty says the usual. */
  message: field('message', z.string().check(atMost(TEMPLATE_MAX, 'templateTooLong'))),
  /** Whether salary, cooldown and requirements are kept from those who look at the job. */
  hideOptions: field({ en: 'Hide requirements', ru: 'Скрыть условия' }, z.boolean()),
  /** Shown only with boost; empty for none. */
  iconUrl: field('iconUrl', httpUrlSchema),
  /** Below zero the work costs money. */
  salary: field({ en: 'Salary', ru: 'Зарплата' }, minMax(anyInteger)),
  /** Milliseconds until it can be done again. */
  cooldown: field('cooldown', durationSchema()),
  requiredXp: field('requiredXp', anyInteger),
  /** Only members with all of these may do it. */
  requiredRoles: field('requiredRoles', roleIdList),
});
export type Job = z.infer<typeof jobSchema>;

/** All jobs of a guild, in the order members see them. */
export const jobsSchema = z.array(jobSchema).check(uniqueNames('jobNameTaken'));

/** What the dialog for a new job starts with. */
export const NEW_JOB: Job = {
  name: '',
  description: '',
  message: '',
  hideOptions: false,
  iconUrl: '',
  salary: { min: 50, max: 250 },
  cooldown: 3_600_000,
  requiredXp: 0,
  requiredRoles: [],
};
