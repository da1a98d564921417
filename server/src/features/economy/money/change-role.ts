import type { Amount } from '@perigee/core/base/reading/amount';
import { m } from '#texts';
import { enqueueJobs, newJob } from '../../../jobs/jobs.ts';
import type { CommandContext } from '../../../bot/command-context.ts';
import type { MassChanges } from '../balances/mass-changes/mass-changes.ts';
import { moneyWritingOf } from '../balances/write-money.ts';
import { describeChange } from './describe-change.ts';
import { listMembersJob, reportChangeJob } from './money-jobs.ts';
import { type MoneyAction, moneyAmountOf } from './money-order.ts';

interface RoleOrder {
  action: MoneyAction;
  roleId: string;
  amount: Amount;
  reason: string | null;
}

/** Starts a change for all members with a role. The reply shows its progress. Returns a refusal if it cannot start. */
export async function changeRole(
  ctx: CommandContext,
  changes: MassChanges,
  { action, roleId, amount: ordered, reason }: RoleOrder,
): Promise<{ refusal: string } | null> {
  const { guildId, channelId, locale, user, invocationId, reply } = ctx;
  const read = moneyAmountOf(action, ordered, null, locale);
  if ('refusal' in read) return read;
  const order = {
    guildId,
    kind: action,
    amount: read.amount,
    roleId,
    reason,
    startedBy: user.id,
    channelId,
    invocationId,
  };
  const changeId = await changes.begin(order, (tx, id) =>
    enqueueJobs(tx, [
      newJob(listMembersJob, { guildId, key: id, payload: { changeId: id } }),
      newJob(reportChangeJob, { guildId, key: id, payload: { changeId: id } }),
    ]),
  );
  const change = changeId === null ? null : await changes.find(guildId, changeId);
  if (change === null) return { refusal: m.money_busy({}, { locale }) };
  // The event was delivered again; the first delivery has already replied.
  if (change.messageId !== null) return null;
  const answer = await reply(describeChange({ ...change, guildId }, moneyWritingOf(ctx)));
  await changes.noteMessage(change.id, await answer.messageId());
  return null;
}
