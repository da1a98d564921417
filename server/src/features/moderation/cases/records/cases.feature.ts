import { defineFeature } from '../../../feature.ts';
import type { Frame } from '../../../frame.ts';
import { caseProblems } from './case-problems.ts';
import { findRecentCaseActions } from './find-recent-action.ts';
import { createCaseStore } from './case-store.ts';
import { CASE_TABLES } from './tables.ts';

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
