import { AUTOMOD_RULES, RULE_KEYS, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { EXEMPTION_SPAN_KEYS, type ExemptionSpan } from '@perigee/core/moderation/automod/exemptions';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';

/** Rules offered one by one, besides all rules: a select holds 25 choices, and each takes four. */
const RULES_MAX = 5;

const SPAN_TEXTS: Record<ExemptionSpan, (inputs: object, options: { locale: Locale }) => string> = {
  hour: m.automod_ignore_hour,
  day: m.automod_ignore_day,
  week: m.automod_ignore_week,
  forever: m.automod_ignore_forever,
};

/** Choices of how long to exempt a member from all rules, or from one of those that fired. */
export function ignoreChoices(rules: readonly RuleKey[], locale: Locale): { value: string; label: string }[] {
  const subjects = [null, ...rules.slice(0, RULES_MAX)];
  return subjects.flatMap((rule) =>
    EXEMPTION_SPAN_KEYS.map((span) => ({
      value: rule === null ? span : `${span} ${rule}`,
      label: `${exemptBy(rule, locale)}: ${SPAN_TEXTS[span]({}, { locale })}`,
    })),
  );
}

/** Reads a choice; null for anything else. */
export function readIgnoreChoice(value: string): { span: ExemptionSpan; rule: RuleKey | null } | null {
  const [chosen, written] = value.split(' ');
  const span = EXEMPTION_SPAN_KEYS.find((key) => key === chosen);
  const rule = RULE_KEYS.find((key) => key === written) ?? null;
  return span === undefined || (written !== undefined && rule === null) ? null : { span, rule };
}

/** The name of the rule a member is exempt from, or of all of them. */
export function exemptBy(rule: RuleKey | null, locale: Locale): string {
  return rule === null ? m.automod_ignore_all({}, { locale }) : AUTOMOD_RULES[rule].name[locale];
}
