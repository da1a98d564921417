import { RULE_KEYS } from '@perigee/core/moderation/automod/catalogue';
import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** A rule's trial has ended, by itself or early. Both times are in milliseconds since 1970. */
export const endTrialJob = defineJobKind(
  'automod.endTrial',
  z.object({ rule: z.enum(RULE_KEYS), since: z.number(), until: z.number(), isEarly: z.optional(z.boolean()) }),
);
