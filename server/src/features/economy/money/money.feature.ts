import type { Ledger } from '../balances/ledger/ledger.ts';
import type { MassChanges } from '../balances/mass-changes/mass-changes.ts';
import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import { listMembers } from './list-members.job.ts';
import { moneyCommand } from './money.command.ts';
import { reportChange } from './report-change.job.ts';
import { undoComponent } from './undo-components.ts';

interface Needs extends Pick<Frame, 'database'> {
  ledger: Ledger;
  massChanges: MassChanges;
}

/** The chat commands with which managers change balances. */
export const moneyFeature = defineFeature({
  name: 'money',
  open: ({ database: { db }, ledger, massChanges }: Needs) => ({
    commands: [moneyCommand({ db, ledger, massChanges })],
    components: [undoComponent(massChanges)],
    jobs: [listMembers(massChanges), reportChange(massChanges)],
  }),
});
