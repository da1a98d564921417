import * as z from 'zod/mini';
import { issueCode } from '../issues/issue-codes.ts';
import { atMost } from '../text/at-most.ts';
import { RULE_KEYS } from './catalogue.ts';

/** What a rule can be told to leave alone, the narrowest first. */
export const EXCEPTION_KINDS = ['guild', 'domain', 'word', 'fileType', 'channel', 'role'] as const;

/** Longest value of an exception, in UTF-16 code units: a domain's. */
const VALUE_MAX = 253;

export const ruleExceptionSchema = z.strictObject({
  rule: z.enum(RULE_KEYS),
  kind: z.enum(EXCEPTION_KINDS),
  /** An id, or an entry of the rule's list. */
  value: z.string().check(z.minLength(1, { error: issueCode('required') }), atMost(VALUE_MAX, 'tooLong')),
});
/** One change of one rule after which it would have left a message alone. */
export type RuleException = z.infer<typeof ruleExceptionSchema>;
