import { RULE_KEYS, type RuleKey } from '@perigee/core/moderation/automod/catalogue';

/** The list's filters, as they appear in the address. */
export interface HitView {
  rule?: RuleKey;
  /** The id of the messages' author. */
  member?: string;
}

const ID = /^[1-9]\d{0,19}$/;

/** Reads filters from the page's address; invalid ones are ignored. */
export function readHitView(query: URLSearchParams): HitView {
  const rule = RULE_KEYS.find((key) => key === query.get('rule'));
  const member = query.get('member');
  return {
    ...(rule !== undefined && { rule }),
    ...(member !== null && ID.test(member) && { member }),
  };
}
