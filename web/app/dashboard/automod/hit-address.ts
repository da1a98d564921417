import { RULE_KEYS, type RuleKey } from '@perigee/core/automod/catalogue';

/** What the list is narrowed to, as the address says it. */
export interface HitView {
  rule?: RuleKey;
  /** The id of who wrote the messages. */
  member?: string;
}

const ID = /^[1-9]\d{0,19}$/;

/** Reads filters out of the page's address; whatever makes no sense there is as if it were not. */
export function readHitView(query: URLSearchParams): HitView {
  const rule = RULE_KEYS.find((key) => key === query.get('rule'));
  const member = query.get('member');
  return {
    ...(rule !== undefined && { rule }),
    ...(member !== null && ID.test(member) && { member }),
  };
}
