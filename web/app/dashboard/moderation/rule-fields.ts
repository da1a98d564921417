import type { AutomodRule } from '@perigee/core/moderation/automod/schema';

/** The props shared by every part of a rule's dialog. */
export interface RuleFieldsProps {
  rule: AutomodRule;
  onChange: (rule: AutomodRule) => void;
  /** The error of the field at that dotted path. */
  errorAt: (path: string) => unknown;
}
