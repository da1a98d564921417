import * as z from 'zod/mini';
import { normalisePunishment } from '../punishments/punishment.ts';
import { AUTOMOD_RULES, RULE_KEYS, type RuleKey } from './catalogue.ts';
import { initialOf, shapeOf } from './rule.ts';

/** The settings of every rule, by key. A rule that was added later reads as never saved. */
export const automodSchema = z.strictObject(shapeOf(AUTOMOD_RULES));
export type Automod = z.infer<typeof automodSchema>;

export type OptionValue = number | boolean | string | string[];

/** The settings of any rule, without the types of its own options. */
export type AutomodRule = Omit<Automod[RuleKey], 'options'> & { options: Readonly<Record<string, OptionValue>> };

export const DEFAULT_AUTOMOD: Automod = initialOf(AUTOMOD_RULES);

/** Whether a rule only logs what it would have done: always, or while on trial. */
export function isLogOnly({ logOnly, logOnlyUntil }: AutomodRule, now: number): boolean {
  return logOnly || (logOnlyUntil !== null && now < logOnlyUntil);
}

/**
 * Turns the message off where its template is empty (docs/rules/automod.md#switching), and clears a duration that the
 * punishment does not use. Idempotent.
 */
export function normaliseRule<Rule extends AutomodRule>(rule: Rule): Rule {
  const { message, punishment } = rule;
  return {
    ...rule,
    message: { ...message, enabled: message.enabled && message.template.trim() !== '' },
    punishment: normalisePunishment(punishment),
  };
}

/** Every rule normalised. Idempotent. */
export function normaliseAutomod(automod: Automod): Automod {
  const normalised = { ...automod };
  for (const key of RULE_KEYS) Object.assign(normalised, { [key]: normaliseRule(automod[key]) });
  return normalised;
}
