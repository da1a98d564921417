import { NATIVE_RULE_KEYS } from '@perigee/core/automod/native/native-rule';
import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** A rule is to stand on the platform as its settings say; with `restore` whatever somebody else made of it. */
export const nativeDue = defineActKind(
  'automod.native',
  z.object({ rule: z.enum(NATIVE_RULE_KEYS), restore: z.boolean() }),
);
