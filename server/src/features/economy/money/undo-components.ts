import { UNDO_MS } from '@perigee/core/economy/balances/schema';
import { m } from '#texts';
import { enqueueJob } from '../../../jobs/jobs.ts';
import { type Component, defineComponent } from '../../../bot/components/define-component.ts';
import type { MassChanges, UndoOutcome } from '../balances/mass-changes/mass-changes.ts';
import { moneyWritingOf } from '../balances/write-money.ts';
import { describeChange } from './describe-change.ts';
import { reportChangeJob } from './money-jobs.ts';
import { undoId } from './undo-button.ts';

const REFUSALS: Record<Exclude<UndoOutcome, 'begun'>, typeof m.money_undo_over> = {
  unknown: m.money_undo_over,
  notDone: m.money_undo_over,
  tooLate: m.money_undo_late,
  underWay: m.money_busy,
};

/** Lets managers undo a change for a role within the allowed time. */
export function undoComponent(changes: MassChanges): Component {
  return defineComponent({
    id: undoId,
    noCommand: 'a mistake can be undone after the command was turned off',
    mayPress: { permission: 'ManageGuild' },
    lifetimeMs: UNDO_MS,
    async run(ctx, { changeId }) {
      const { guildId, locale, refuse, update } = ctx;
      const outcome = await changes.undo(guildId, changeId, (tx) =>
        enqueueJob(tx, reportChangeJob, { guildId, key: `${changeId} undo`, payload: { changeId } }),
      );
      if (outcome !== 'begun') return refuse(REFUSALS[outcome]({}, { locale }));
      const change = await changes.find(guildId, changeId);
      if (change !== null) await update(describeChange({ ...change, guildId }, moneyWritingOf(ctx)));
    },
  });
}
