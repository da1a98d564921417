import { NATIVE_RULE_KEYS } from '@perigee/core/moderation/automod/native/native-rule';
import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';

/** Updates a rule's filter on the platform to match its settings; with `restore` even if somebody else changed it. */
export const syncNativeJob = defineJobKind(
  'automod.native',
  z.object({ rule: z.enum(NATIVE_RULE_KEYS), restore: z.boolean() }),
);
