import * as z from 'zod/mini';
import { issueCode } from '../../base/issues/issue-codes.ts';
import { atMost } from '../../base/text/at-most.ts';
import { RULE_KEYS } from './catalogue.ts';

/** What can be exempted from a rule, narrowest first. */
export const EXCEPTION_KINDS = ['guild', 'domain', 'word', 'fileType', 'channel', 'role'] as const;

/** Longest value of an exception, in UTF-16 code units: that of a domain. */
const VALUE_MAX = 253;

export const ruleExceptionSchema = z.strictObject({
  rule: z.enum(RULE_KEYS),
  kind: z.enum(EXCEPTION_KINDS),
  /** An id, or an entry of the rule's list. */
  value: z.string().check(z.minLength(1, { error: issueCode('required') }), atMost(VALUE_MAX, 'tooLong')),
});

/** One change to one rule that would have made it ignore a message. */
export type RuleException = z.infer<typeof ruleExceptionSchema>;
