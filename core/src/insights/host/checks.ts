import type { Locale } from '../../base/locales/locales.ts';
import type { DisplayName } from '../../base/schemas/display-name.ts';
import type { CheckTexts } from './check-catalogue.ts';
import type { CheckStatus } from './check-status.ts';
import { DATA_CHECKS } from './data-checks.ts';
import { PLATFORM_CHECKS } from './platform-checks.ts';
import { MACHINE_CHECKS, SITE_CHECKS } from './site-checks.ts';

/** Every check of the doctor, in the order of its report. */
export const CHECKS = { ...MACHINE_CHECKS, ...DATA_CHECKS, ...PLATFORM_CHECKS, ...SITE_CHECKS } as const;
export type CheckId = keyof typeof CHECKS;

/** The possible findings of a check. */
export type FindingOf<Id extends CheckId> = keyof (typeof CHECKS)[Id]['findings'] & string;

export type CheckFacts = Readonly<Record<string, string | number>>;

/** The result of a check. */
export interface CheckResult {
  id: string;
  finding: string;
  status: CheckStatus;
  facts: CheckFacts;
}

/** The status that belongs to a finding of a check. */
export function statusOf<Id extends CheckId>(id: Id, finding: FindingOf<Id>): CheckStatus {
  return findingsOf(id)[finding]?.status ?? 'bad';
}

/** A result in words; null where this version does not know it, as when another version reported it. */
export function describeCheck(
  { id, finding, facts }: Pick<CheckResult, 'id' | 'finding' | 'facts'>,
  locale: Locale,
): { title: string; found: string; todo: string | null } | null {
  const known = Object.entries<CheckTexts>(CHECKS).find(([name]) => name === id)?.[1];
  const texts = known?.findings[finding];
  if (known === undefined || texts === undefined) return null;
  const textIn = (text: DisplayName) =>
    text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => formatFact(facts[name], locale) ?? whole);
  return {
    title: known.title[locale],
    found: textIn(texts.found),
    todo: texts.todo === null ? null : textIn(texts.todo),
  };
}

function formatFact(fact: string | number | undefined, locale: Locale): string | undefined {
  return typeof fact === 'number' ? fact.toLocaleString(locale) : fact;
}

function findingsOf(id: CheckId): CheckTexts['findings'] {
  return CHECKS[id].findings;
}
