import { exceptionsIn } from '@perigee/core/moderation/automod/exceptions';
import type { RuleException } from '@perigee/core/moderation/automod/rule-exception';
import { readMessage } from '@perigee/core/moderation/automod/rules/message';
import { typedMentions } from '@perigee/core/moderation/automod/rules/typed-mentions';
import type { Automod } from '@perigee/core/moderation/automod/schema';
import type { Hit } from '../hits/hit.ts';

/** Buttons that fit beside the others under a log entry. */
const DOMAINS_MAX = 3;

/** The domains of a hit that one press can allow, of rules that are on. */
export function domainOffers(automod: Automod, { rules, text, files }: Hit): RuleException[] {
  const about = rules.filter((rule) => (rule === 'links' || rule === 'phishing') && automod[rule].enabled);
  if (about.length === 0) return [];
  const message = readMessage({ content: text, files, ...typedMentions(text) });
  return about.flatMap((rule) => exceptionsIn(automod, rule, message)).slice(0, DOMAINS_MAX);
}
