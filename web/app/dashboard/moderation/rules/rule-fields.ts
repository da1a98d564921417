import type { AutomodRule } from '@perigee/core/automod/schema';

/** What every part of a rule's dialog works on. */
export interface RuleFieldsProps {
  rule: AutomodRule;
  onChange: (rule: AutomodRule) => void;
  /** What is wrong with the field at that dotted path. */
  errorAt: (path: string) => unknown;
}
