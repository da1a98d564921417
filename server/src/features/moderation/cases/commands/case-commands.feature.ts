import type { CaseStore } from '../records/case-store.ts';
import { defineFeature } from '../../../feature.ts';
import type { Frame } from '../../../frame.ts';
import type { MemberNames } from '../../../community/index.ts';
import type { Punishments } from '../punishments/punishments.ts';
import { caseCommand } from './case.command.ts';
import { casesCommand, turnHistoryPage } from './cases.command.ts';
import { durationCommand } from './duration.command.ts';
import { reasonCommand } from './reason.command.ts';

interface Needs extends Pick<Frame, 'database'> {
  cases: CaseStore;
  punishments: Punishments;
  memberNames: MemberNames;
}

/** Commands to view and change cases in chat. */
export const caseCommandsFeature = defineFeature({
  name: 'case-commands',
  open: ({ database: { db }, ...services }: Needs) => {
    const parts = { db, ...services };
    return {
      commands: [caseCommand(parts), casesCommand(parts), reasonCommand(parts), durationCommand(parts)],
      components: [turnHistoryPage(parts)],
    };
  },
});
