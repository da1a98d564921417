import * as z from 'zod/mini';
import { labelled } from '../../base/schemas/field-metadata.ts';
import { roleIdList } from '../../base/ids/id-list.ts';
import { namedList, nameSchema } from '../../base/names/name-schema.ts';
import { anyInteger } from '../../base/numbers/integers.ts';
import { minMax } from '../../base/numbers/min-max.ts';
import { TEMPLATE_MAX } from '../../base/templates/limits.ts';
import { atMost } from '../../base/text/at-most.ts';
import { httpUrlSchema } from '../../base/text/http-url.ts';
import { durationSchema } from '../../base/time/duration-schema.ts';

/** Longest description of a job, in UTF-16 code units (docs/rules/settings.md#text-lengths). */
export const CUSTOM_JOB_DESCRIPTION_MAX = 1000;

/** A custom job of the guild (docs/rules/economy.md#custom-job). */
export const customJobSchema = z.strictObject({
  name: labelled('name', nameSchema),
  description: labelled('description', z.string().check(atMost(CUSTOM_JOB_DESCRIPTION_MAX, 'descriptionTooLong'))),
  /** Template of the message sent when the work is done; empty uses the default text. */
  message: labelled('message', z.string().check(atMost(TEMPLATE_MAX, 'templateTooLong'))),
  /** Whether salary, cooldown and requirements are hidden from members who look at the job. */
  hideOptions: labelled({ en: 'Hide requirements', ru: 'Скрыть условия' }, z.boolean()),
  /** Shown only with boost; empty for none. */
  iconUrl: labelled('iconUrl', httpUrlSchema),
  /** A negative salary costs the member money. */
  salary: labelled({ en: 'Salary', ru: 'Зарплата' }, minMax(anyInteger)),
  /** Milliseconds until the job can be done again. */
  cooldown: labelled('cooldown', durationSchema()),
  requiredXp: labelled('requiredXp', anyInteger),
  /** A member needs all of these roles. */
  requiredRoles: labelled('requiredRoles', roleIdList),
});
export type CustomJob = z.infer<typeof customJobSchema>;

/** All jobs of a guild, in the order members see them. */
export const customJobsSchema = namedList(customJobSchema, 'jobNameTaken');

/** The initial values of the dialog for a new job. */
export const NEW_CUSTOM_JOB: CustomJob = {
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
