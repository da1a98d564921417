import { defineFeature } from '../feature.ts';
import type { Frame } from '../frame.ts';
import { caseProblems } from './case-problems.ts';
import { findRecentCaseActions } from './find-recent-action.ts';
import { createCaseStore } from './case-store.ts';
import { CASE_TABLES } from './tables.ts';

export type { Case, CaseEvent, CaseKey, CaseMessage, NewCase, Person } from './case-record.ts';
export { hasAuditEntry, hasCaseAfterEntry, isSigned } from './audit-entries.ts';
export { type Evidence, keepEvidence } from './keep-evidence.ts';
export { recountCase, countMember } from './case-counts.ts';
export { countActiveWarns } from './find-cases.ts';
export { readTrail } from './read-trail.ts';
export { casesSiteFeature } from './cases-site.ts';
export { memberHistory } from './member-history.ts';
export { type CaseStore, createCaseStore } from './case-store.ts';
export { guildsWithCases, holdCases, openCases, type CaseOpening as Opening } from './open-cases.ts';
export { findOrdered, keepOrderKey, wasOrderedBefore } from './order-keys.ts';
export { appendTrail, changeCase, lockCase, noteDelivery, noteProblem } from './write-case.ts';

/** Numbered cases: what was done to members, by whom and why, and with what result. */
export const casesFeature = defineFeature({
  name: 'cases',
  tables: CASE_TABLES,
  open: ({ database }: Pick<Frame, 'database'>) => ({
    services: { cases: createCaseStore(database.db) },
    problems: caseProblems(database.db),
    acted: findRecentCaseActions(database.db),
  }),
});
