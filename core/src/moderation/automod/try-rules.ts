import { RULE_KEYS, type RuleKey } from './catalogue.ts';
import { compileRules, findViolations, isExempt, type RuleScope } from './compile-rules.ts';
import { decide, type RuleVerdict } from './decide.ts';
import { invitesIn } from './rules/addresses/invites.ts';
import { type MessageInput, readMessage } from './rules/message.ts';
import { type Automod, isLogOnly } from './schema.ts';
import type { TextSpan } from './text/mapped-text.ts';
import type { TryResult } from './try-results.ts';

export interface TriedRule {
  rule: RuleKey;
  result: TryResult;
  /** What the rule found in the message. */
  spans: readonly TextSpan[];
}

export interface Trial {
  rules: TriedRule[];
  /** What the bot would do; rules that only log do nothing. */
  verdict: RuleVerdict;
}

/** Rules that only several messages together can break. */
const COUNTING: ReadonlySet<RuleKey> = new Set(['flood', 'duplicates', 'raid']);

/**
 * Tries a message against the rules, using the same code as the bot.
 * @param foreignInvites Codes of invites to servers that are not allowed; only the platform knows their servers.
 */
export function tryRules(
  automod: Automod,
  input: MessageInput,
  scope: RuleScope,
  foreignInvites: ReadonlySet<string>,
  now: number,
): Trial {
  const message = readMessage(input);
  const fired = new Map(
    findViolations(compileRules(automod), automod, message, scope).map(({ rule, spans }) => [rule, spans]),
  );
  const invites = invitesIn(message).filter(({ code }) => code === null || foreignInvites.has(code));
  if (invites.length > 0 && automod.invites.enabled && !isExempt(automod, 'invites', scope)) {
    fired.set(
      'invites',
      invites.map(({ span }) => span),
    );
  }
  const resultOf = (rule: RuleKey): TryResult => {
    if (!automod[rule].enabled) return 'off';
    if (isExempt(automod, rule, scope)) return 'exempt';
    if (fired.has(rule)) return 'fires';
    return COUNTING.has(rule) ? 'needsMore' : 'passes';
  };
  const rules = RULE_KEYS.map((rule) => ({ rule, result: resultOf(rule), spans: fired.get(rule) ?? [] }));
  const acting = [...fired.keys()].filter((rule) => !isLogOnly(automod[rule], now));
  return { rules, verdict: decide(automod, acting) };
}
