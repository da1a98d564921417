import type { Locale } from '../locales/locales.ts';
import type { DisplayName } from '../schemas/display-name.ts';
import type { CheckTexts } from './check-catalogue.ts';
import type { CheckStatus } from './check-status.ts';
import { DATA_CHECKS } from './data-checks.ts';
import { PLATFORM_CHECKS } from './platform-checks.ts';
import { MACHINE_CHECKS, SITE_CHECKS } from './site-checks.ts';

/** Everything the doctor looks at, in the order in which it is told. */
export const CHECKS = { ...MACHINE_CHECKS, ...DATA_CHECKS, ...PLATFORM_CHECKS, ...SITE_CHECKS } as const;
export type CheckId = keyof typeof CHECKS;

/** What a check may come to. */
export type FindingOf<Id extends CheckId> = keyof (typeof CHECKS)[Id]['findings'] & string;

export type CheckFacts = Readonly<Record<string, string | number>>;

/** What was found. */
export interface CheckResult {
  id: string;
  finding: string;
  status: CheckStatus;
  facts: CheckFacts;
}

/** How bad that finding of a check is. */
export function statusOf<Id extends CheckId>(id: Id, finding: FindingOf<Id>): CheckStatus {
  return findingsOf(id)[finding]?.status ?? 'bad';
}

/** A result in words; null where this version does not know it, as another's may not. */
export function describeCheck(
  { id, finding, facts }: Pick<CheckResult, 'id' | 'finding' | 'facts'>,
  locale: Locale,
): { title: string; found: string; todo: string | null } | null {
  const known = Object.entries<CheckTexts>(CHECKS).find(([name]) => name === id)?.[1];
  const texts = known?.findings[finding];
  if (known === undefined || texts === undefined) return null;
  const say = (text: DisplayName) =>
    text[locale].replace(/\{(\w+)\}/g, (whole, name: string) => sayFact(facts[name], locale) ?? whole);
  return { title: known.title[locale], found: say(texts.found), todo: texts.todo === null ? null : say(texts.todo) };
}

function sayFact(fact: string | number | undefined, locale: Locale): string | undefined {
  return typeof fact === 'number' ? fact.toLocaleString(locale) : fact;
}

function findingsOf(id: CheckId): CheckTexts['findings'] {
  return CHECKS[id].findings;
}
