import { TARGETS_UNCONFIRMED } from '@perigee/core/moderation/cases/limits';
import type { CommandContext, CommandContextOf } from '../../../../bot/command-context.ts';
import { carryOutOrder, noteAnswered, outcomeBefore } from './carry-out-order.ts';
import { chooseTargets } from './targets/choose-targets.ts';
import type { CommandDeps } from './command-deps.ts';
import { describeOutcome, type OrderOutcome, refusedLines } from './describe-outcome.ts';
import { describeMissingRights } from './missing-rights.ts';
import { askForWord } from './order-buttons.ts';
import { causeOfUse } from './order-cause.ts';
import { detailsOf, type OrderContext, type OrderDetails, type OrderType } from './order-details.ts';
import type { MEMBERS_OPTION } from './punish-options.ts';
import { type OrderEnd, orderState } from './order-state.ts';
import { findStricterPunishments } from './stricter-punishments.ts';
import { askForEnd, endsToAskAbout } from './order-end.ts';

/** Carries out the punishment that a command requests. */
export async function giveOrder(
  ctx: OrderContext & CommandContextOf<readonly [typeof MEMBERS_OPTION]>,
  deps: CommandDeps,
  type: OrderType,
): Promise<void> {
  const details = detailsOf(ctx, type);
  const order = { details, named: ctx.options.members };
  const ends = endsToAskAbout(ctx, details);
  await (ends === null ? orderFor(ctx, deps, order) : askUntilWhen(ctx, { ...order, ends }));
}

/** Asks when an order ends that may say so anywhere in its reason. */
async function askUntilWhen(
  ctx: CommandContext,
  { details, named, ends }: { details: OrderDetails; named: readonly string[]; ends: OrderEnd[] },
): Promise<void> {
  const { bot, user, locale, reply, refuse } = ctx;
  const { people, refused } = await chooseTargets(ctx, { type: details.type, named });
  if (people.length === 0) return refuse(refusedLines(refused, locale).join('\n'));
  const memberIds = people.map(({ id }) => id);
  const orderId = await bot.states.keep(orderState, ctx, { command: ctx.command.name, details, memberIds, ends });
  await reply(askForEnd({ orderId, moderatorId: user.id, details, ends, people, refused }, locale));
}

/** Carries out an order for the named users: at once for a few, after a confirmation for many. */
export async function orderFor(
  ctx: CommandContext,
  deps: CommandDeps,
  { details, named }: { details: OrderDetails; named: readonly string[] },
): Promise<void> {
  const { bot, user, locale, reply, refuse } = ctx;
  const lacking = describeMissingRights(ctx, details);
  if (lacking !== null) {
    await refuse(lacking);
    return;
  }
  const cause = causeOfUse(ctx);
  const { people, refused } = await chooseTargets(ctx, { type: details.type, named });
  // If the event is delivered again, members kicked by the first delivery can no longer be found.
  const before = refused.length === 0 ? null : await outcomeBefore(ctx, deps, { cause, people });
  if (before !== null) {
    await answer(ctx, deps, before);
    return;
  }
  if (people.length === 0) {
    await refuse(refusedLines(refused, locale).join('\n'));
    return;
  }
  const stricter = await findStricterPunishments(ctx, deps, details, people);
  if (people.length > TARGETS_UNCONFIRMED || stricter.length > 0) {
    const memberIds = people.map(({ id }) => id);
    const orderId = await bot.states.keep(orderState, ctx, { command: ctx.command.name, details, memberIds });
    await reply(askForWord({ orderId, moderatorId: user.id, details, people, refused, stricter }, locale));
    return;
  }
  const outcome = await carryOutOrder(ctx, deps, { details, people, refused, cause });
  if (outcome !== null) await answer(ctx, deps, outcome);
}

async function answer(ctx: CommandContext, deps: CommandDeps, outcome: OrderOutcome): Promise<void> {
  await ctx.reply({ content: describeOutcome(outcome, ctx.locale) });
  await noteAnswered(ctx, deps, outcome);
}
